@testable import EspalierPageStores
import Testing

@Suite struct `A claim` {
    @Test(arguments: StoreKind.available)
    func `is the first worker's until its lease ends`(_ kind: StoreKind) throws {
        let store = try TestStore(kind).open().store
        try store.renew("worker-a", lease: 60)
        try store.renew("worker-b", lease: 60)
        let claim = BrowserClaim(browser: "browser", epoch: 1)
        #expect(try store.claim("browser", for: "worker-a", beginning: nil) == .owned(claim))
        #expect(try store.claim("browser", for: "worker-a", beginning: nil) == .owned(claim))
        #expect(try store.claim("browser", for: "worker-b", beginning: nil) == .held(by: "worker-a"))
        try store.renew("worker-a", lease: -1)
        #expect(
            try store.claim("browser", for: "worker-b", beginning: nil)
                == .owned(BrowserClaim(browser: "browser", epoch: 2)))
        #expect(try store.claim("browser", for: "worker-a", beginning: nil) == .held(by: "worker-b"))
    }

    @Test(arguments: StoreKind.available)
    func `of a buried worker can be taken over at once`(_ kind: StoreKind) throws {
        let store = try TestStore(kind).open().store
        try store.renew("worker-a", lease: 60)
        _ = try store.claim("browser", for: "worker-a", beginning: nil)
        try store.bury("worker-a")
        #expect(
            try store.claim("browser", for: "worker-b", beginning: nil)
                == .owned(BrowserClaim(browser: "browser", epoch: 2)))
    }

    @Test(arguments: StoreKind.available)
    func `stays with a worker whose lease has ended if nobody takes it over`(_ kind: StoreKind) throws {
        let store = try TestStore(kind).open().store
        try store.renew("worker-a", lease: -1)
        let claim = BrowserClaim(browser: "browser", epoch: 1)
        #expect(try store.claim("browser", for: "worker-a", beginning: nil) == .owned(claim))
        let record = ClaimedRecords(claim: claim, pages: [StoredPage(id: "page", browser: "browser", data: [1])])
        #expect(try store.write([record], of: "worker-a") == [])
        try store.renew("worker-a", lease: 60)
        #expect(try store.claim("browser", for: "worker-b", beginning: nil) == .held(by: "worker-a"))
    }

    @Test(arguments: StoreKind.available)
    func `that is released is anyone's, in a new epoch`(_ kind: StoreKind) throws {
        let store = try TestStore(kind).open().store
        try store.renew("worker-a", lease: 60)
        let claim = BrowserClaim(browser: "browser", epoch: 1)
        #expect(try store.claim("browser", for: "worker-a", beginning: nil) == .owned(claim))
        // Neither a stranger nor an earlier epoch releases it.
        try store.release([claim], of: "worker-b")
        try store.release([BrowserClaim(browser: "browser", epoch: 0)], of: "worker-a")
        #expect(try store.claim("browser", for: "worker-b", beginning: nil) == .held(by: "worker-a"))
        try store.release([claim, BrowserClaim(browser: "unknown", epoch: 3)], of: "worker-a")
        #expect(
            try store.claim("browser", for: "worker-a", beginning: nil)
                == .owned(BrowserClaim(browser: "browser", epoch: 2)))
    }

    @Test(arguments: StoreKind.available)
    func `begins a page, which others find without data`(_ kind: StoreKind) throws {
        let test = try TestStore(kind)
        let store = try test.open().store
        try store.renew("worker-a", lease: 60)
        _ = try store.claim("browser", for: "worker-a", beginning: "page")
        // An owner may begin another one.
        _ = try store.claim("browser", for: "worker-a", beginning: "page-2")
        // One who only asks begins none.
        #expect(try store.claim("browser", for: "worker-b", beginning: "page-3") == .held(by: "worker-a"))
        let other = try test.open(as: "worker-b").store
        var page = try #require(try other.page("page"))
        page.age = 0
        #expect(page == StoredPage(id: "page", browser: "browser", data: []))
        #expect(try other.page("page-3") == nil)
        #expect(try other.pages(of: "browser").sorted() == ["page", "page-2"])
    }

    @Test(arguments: StoreKind.available)
    func `that begins a page again keeps its data`(_ kind: StoreKind) throws {
        let store = try TestStore(kind).open().store
        guard case .owned(let claim) = try store.claim("browser", for: "worker-a", beginning: "page") else { return }
        let page = StoredPage(id: "page", browser: "browser", data: [7])
        #expect(try store.write([ClaimedRecords(claim: claim, pages: [page])], of: "worker-a") == [])
        _ = try store.claim("browser", for: "worker-a", beginning: "page")
        #expect(try store.page("page")?.data == [7])
    }

    @Test(arguments: StoreKind.available)
    func `moves to a new id with its records, and the former id rests`(_ kind: StoreKind) throws {
        let store = try TestStore(kind).open().store
        try store.renew("worker-a", lease: 60)
        guard case .owned(let claim) = try store.claim("old", for: "worker-a", beginning: nil) else { return }
        let record = ClaimedRecords(
            claim: claim, browser: StoredBrowser(id: "old", data: [1, 2], signOuts: 3),
            pages: [StoredPage(id: "p1", browser: "old", data: [3]), StoredPage(id: "p2", browser: "old", data: [4])])
        #expect(try store.write([record], of: "worker-a") == [])
        #expect(try store.rename(claim, of: "worker-b", to: "new") == false)
        #expect(try store.rename(BrowserClaim(browser: "old", epoch: 9), of: "worker-a", to: "new") == false)
        #expect(try store.rename(claim, of: "worker-a", to: "new"))
        #expect(try store.browser("old") == nil)
        #expect(try store.browser("new") == StoredBrowser(id: "new", data: [1, 2], signOuts: 3))
        #expect(try store.pages(of: "old") == [])
        #expect(try store.pages(of: "new").sorted() == ["p1", "p2"])
        #expect(try store.page("p1")?.browser == "new")
        #expect(try store.claim("old", for: "worker-a", beginning: nil) == .renamed)
        #expect(try store.claim("old", for: "worker-b", beginning: "p3") == .renamed)
        #expect(try store.page("p3") == nil)
        #expect(try store.claim("new", for: "worker-b", beginning: nil) == .held(by: "worker-a"))
        #expect(
            try store.write([ClaimedRecords(claim: claim, pages: [])], of: "worker-a") == ["old"])
        let moved = BrowserClaim(browser: "new", epoch: 1)
        #expect(try store.claim("new", for: "worker-a", beginning: nil) == .owned(moved))
        let page = StoredPage(id: "p1", browser: "new", data: [5])
        #expect(try store.write([ClaimedRecords(claim: moved, pages: [page])], of: "worker-a") == [])
    }

    @Test(arguments: StoreKind.available)
    func `does not move to an id that is in use`(_ kind: StoreKind) throws {
        let store = try TestStore(kind).open().store
        guard case .owned(let claim) = try store.claim("old", for: "worker-a", beginning: nil) else { return }
        _ = try store.claim("new", for: "worker-b", beginning: nil)
        #expect(try store.rename(claim, of: "worker-a", to: "new") == false)
        #expect(try store.claim("old", for: "worker-a", beginning: nil) == .owned(claim))
    }

    @Test(arguments: StoreKind.available)
    func `of hundreds of workers at once is given to one`(_ kind: StoreKind) async throws {
        let test = try TestStore(kind)
        let stores = try (0..<4).map { try test.open(as: "worker-\($0)").store }
        for number in 0..<40 { try stores[0].renew("worker-\(number)", lease: 60) }
        let results = try await withThrowingTaskGroup(of: ClaimResult.self) { group in
            for number in 0..<40 {
                group.addTask { try stores[number % 4].claim("browser", for: "worker-\(number)", beginning: nil) }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(results.count { $0 == .owned(BrowserClaim(browser: "browser", epoch: 1)) } == 1)
        #expect(
            results.count {
                if case .held = $0 { true } else { false }
            } == 39)
    }
}
