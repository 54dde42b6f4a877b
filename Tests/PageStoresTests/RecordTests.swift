@testable import EspalierPageStores
import Synchronization
import Testing

@Suite struct `Records` {
    private let bytes = (0..<5000).map { UInt8(truncatingIfNeeded: $0) }

    private func owned(_ browser: String, _ store: any PageStore, _ worker: String = "worker-a") throws -> BrowserClaim
    {
        guard case .owned(let claim) = try store.claim(browser, for: worker, beginning: nil) else {
            throw PageStoreError.damaged("\(browser) is not owned")
        }
        return claim
    }

    @Test(arguments: StoreKind.available)
    func `are there for other workers and after all have closed the store`(_ kind: StoreKind) throws {
        let test = try TestStore(kind)
        var secret: [UInt8] = []
        do {
            let store = try test.open().store
            secret = store.secret
            let record = ClaimedRecords(
                claim: try owned("browser", store), browser: StoredBrowser(id: "browser", data: bytes, signOuts: 4),
                pages: [
                    StoredPage(id: "p1", browser: "browser", data: bytes),
                    StoredPage(id: "p2", browser: "browser", data: []),
                ])
            #expect(try store.write([record], of: "worker-a") == [])
            #expect(try store.count() == 2)
        }
        let store = try test.open(as: "worker-b").store
        #expect(secret.count == 32)
        #expect(store.secret == secret)
        #expect(try store.browser("browser") == StoredBrowser(id: "browser", data: bytes, signOuts: 4))
        #expect(try store.page("p1")?.data == bytes)
        #expect(try store.page("p2")?.data == [])
        #expect(try store.pages(of: "browser").sorted() == ["p1", "p2"])
        #expect(try store.page("p3") == nil)
        #expect(try store.browser("other") == nil)
        #expect(try store.pages(of: "other") == [])
    }

    @Test(arguments: StoreKind.available)
    func `replace earlier ones, and a browser without changes keeps its own`(_ kind: StoreKind) throws {
        let store = try TestStore(kind).open().store
        let claim = try owned("browser", store)
        for (browser, data) in [([1] as [UInt8]?, [2] as [UInt8]), (nil, [3])] {
            let record = ClaimedRecords(
                claim: claim, browser: browser.map { StoredBrowser(id: "browser", data: $0, signOuts: 0) },
                pages: [StoredPage(id: "page", browser: "browser", data: data)])
            #expect(try store.write([record], of: "worker-a") == [])
        }
        #expect(try store.browser("browser")?.data == [1])
        #expect(try store.page("page")?.data == [3])
        #expect(try store.count() == 1)
    }

    @Test(arguments: StoreKind.available)
    func `that come twice in a write are the last ones`(_ kind: StoreKind) throws {
        let store = try TestStore(kind).open().store
        let claim = try owned("browser", store)
        let records = [[1], [2]].map { (data: [UInt8]) in
            ClaimedRecords(
                claim: claim, browser: StoredBrowser(id: "browser", data: data, signOuts: 0),
                pages: [
                    StoredPage(id: "page", browser: "browser", data: [9]),
                    StoredPage(id: "page", browser: "browser", data: data),
                ])
        }
        #expect(try store.write(records, of: "worker-a") == [])
        #expect(try store.browser("browser")?.data == [2])
        #expect(try store.page("page")?.data == [2])
    }

    @Test(arguments: StoreKind.available)
    func `of lost claims are refused, those of others written`(_ kind: StoreKind) throws {
        let store = try TestStore(kind).open().store
        let lost = try owned("lost", store)
        let kept = try owned("kept", store)
        let never = BrowserClaim(browser: "never", epoch: 1)
        #expect(try owned("lost", store, "worker-b").epoch == 2)
        let records = [lost, kept, never].map {
            ClaimedRecords(
                claim: $0, browser: StoredBrowser(id: $0.browser, data: [1], signOuts: 0),
                pages: [StoredPage(id: "page-of-" + $0.browser, browser: $0.browser, data: [2])])
        }
        #expect(try store.write(records, of: "worker-a") == ["lost", "never"])
        #expect(try store.page("page-of-kept")?.data == [2])
        #expect(try store.page("page-of-lost") == nil)
        #expect(try store.browser("never") == nil)
        #expect(try store.write([], of: "worker-a") == [])
    }

    @Test(arguments: StoreKind.available)
    func `have any ids and bytes`(_ kind: StoreKind) throws {
        let store = try TestStore(kind).open().store
        let browser = #"b'"{}\ ,%é😀"#
        let claim = try owned(browser, store)
        let data = [UInt8](0...255) + [UInt8](repeating: 0, count: 300_000)
        let page = StoredPage(id: #"p'",{}\é"#, browser: browser, data: data)
        #expect(try store.write([ClaimedRecords(claim: claim, pages: [page])], of: "worker-a") == [])
        #expect(try store.page(page.id)?.data == data)
        #expect(try store.page(page.id)?.browser == browser)
        #expect(try store.pages(of: browser) == [page.id])
    }

    @Test(arguments: StoreKind.available)
    func `are removed by their ids`(_ kind: StoreKind) throws {
        let store = try TestStore(kind).open().store
        let pages = ["p1", "p2", "p3"].map { StoredPage(id: $0, browser: "browser", data: [1]) }
        _ = try store.write([ClaimedRecords(claim: try owned("browser", store), pages: pages)], of: "worker-a")
        try store.remove(pages: ["p1", "p3", "p9"])
        try store.remove(pages: [])
        #expect(try store.pages(of: "browser") == ["p2"])
        #expect(try store.count() == 1)
    }

    @Test(arguments: StoreKind.available)
    func `that nobody uses are removed by their age, and live claims stay`(_ kind: StoreKind) throws {
        let store = try TestStore(kind).open().store
        try store.renew("worker-a", lease: 60)
        let claim = try owned("browser", store)
        let record = ClaimedRecords(
            claim: claim, browser: StoredBrowser(id: "browser", data: [1], signOuts: 0),
            pages: [StoredPage(id: "page", browser: "browser", data: [2])])
        _ = try store.write([record], of: "worker-a")
        _ = try owned("dead", store, "worker-dead")
        try store.removeUnused(pages: 3600, browsers: 3600)
        #expect(try store.page("page") != nil)
        #expect(try store.browser("browser") != nil)
        // Negative ages are in the future: everything is older.
        try store.removeUnused(pages: -10, browsers: 3600)
        #expect(try store.page("page") == nil)
        #expect(try store.pages(of: "browser") == [])
        #expect(try store.browser("browser") != nil)
        try store.removeUnused(pages: -10, browsers: -10)
        #expect(try store.browser("browser") == nil)
        #expect(try store.claim("browser", for: "worker-b", beginning: nil) == .held(by: "worker-a"))
        // The claim of a worker without a lease is forgotten with its epoch.
        #expect(try owned("dead", store, "worker-b").epoch == 1)
    }

    @Test(arguments: StoreKind.available)
    func `know their age`(_ kind: StoreKind) throws {
        let store = try TestStore(kind).open().store
        let page = StoredPage(id: "page", browser: "browser", data: [1], age: 1000)
        _ = try store.write([ClaimedRecords(claim: try owned("browser", store), pages: [page])], of: "worker-a")
        let age = try #require(try store.page("page")).age
        #expect((0..<60).contains(age))
    }

    @Test(arguments: StoreKind.available)
    func `of hundreds of browsers are written together`(_ kind: StoreKind) throws {
        let store = try TestStore(kind).open().store
        let records = try (0..<200).map { number in
            ClaimedRecords(
                claim: try owned("b\(number)", store),
                browser: StoredBrowser(id: "b\(number)", data: [UInt8(number)], signOuts: 0),
                pages: (0..<3).map { StoredPage(id: "p\(number)-\($0)", browser: "b\(number)", data: bytes) })
        }
        #expect(try store.write(records, of: "worker-a") == [])
        #expect(try store.count() == 600)
        #expect(try store.browser("b199")?.data == [199])
    }

    @Test(arguments: StoreKind.available)
    func `of two workers that write the same pages in opposite orders wait for each other`(
        _ kind: StoreKind
    ) async throws {
        let test = try TestStore(kind)
        let stores = try ["worker-a", "worker-b"].map { try test.open(as: $0).store }
        let names = (0..<20).map { "b\($0)" }
        for name in names { try stores[0].renew(name, lease: 60) }
        let claims = try names.map { try owned($0, stores[0]) }
        try await withThrowingTaskGroup(of: Void.self) { group in
            for (store, order) in [(stores[0], claims), (stores[1], claims.reversed())] {
                group.addTask {
                    for round in 0..<10 {
                        let records = order.map {
                            ClaimedRecords(
                                claim: $0, browser: StoredBrowser(id: $0.browser, data: [UInt8(round)], signOuts: 0),
                                pages: [StoredPage(id: "p" + $0.browser, browser: $0.browser, data: [UInt8(round)])])
                        }
                        #expect(try store.write(records, of: "worker-a") == [])
                        try store.remove(pages: order.prefix(5).map { "p" + $0.browser })
                    }
                }
            }
            try await group.waitForAll()
        }
        #expect(try stores[0].browser("b7")?.data == [9])
    }
}

@Suite struct `A sign-out` {
    @Test(arguments: StoreKind.available)
    func `has a number, and the last of a user counts`(_ kind: StoreKind) throws {
        let store = try TestStore(kind).open().store
        #expect(try store.signOuts(after: 0) == (subjects: [], last: 0))
        let first = try store.signOut("anna")
        let second = try store.signOut("berta")
        #expect(first > 0)
        #expect(second > first)
        #expect(try store.signOuts(after: 0) == (subjects: ["anna", "berta"], last: second))
        #expect(try store.signOuts(after: first) == (subjects: ["berta"], last: second))
        let third = try store.signOut("anna")
        #expect(third > second)
        #expect(try store.signOuts(after: first) == (subjects: ["anna", "berta"], last: third))
        #expect(try store.signOuts(after: second) == (subjects: ["anna"], last: third))
        #expect(try store.signOuts(after: third) == (subjects: [], last: third))
        // A process that begins asks for nothing but the number.
        #expect(try store.signOuts(after: .max) == (subjects: [], last: third))
    }

    @Test(arguments: StoreKind.available)
    func `older than all browsers is removed after a minute, and its number stays behind later ones`(
        _ kind: StoreKind
    ) throws {
        let test = try TestStore(kind)
        let store = try test.open().store
        let first = try store.signOut("anna")
        let second = try store.signOut("berta")
        // Negative ages are in the future.
        try store.removeUnused(pages: 3600, browsers: -50)
        #expect(try store.signOuts(after: 0) == (subjects: ["anna", "berta"], last: second))
        try store.removeUnused(pages: 3600, browsers: -70)
        #expect(try store.signOuts(after: 0) == (subjects: [], last: second))
        #expect(try store.signOuts(after: first) == (subjects: [], last: second))
        let other = try test.open(as: "worker-b").store
        #expect(try other.signOuts(after: .max) == (subjects: [], last: second))
        let third = try other.signOut("anna")
        #expect(third > second)
        #expect(try store.signOuts(after: second) == (subjects: ["anna"], last: third))
    }

    @Test(arguments: StoreKind.available)
    func `of hundreds of users, all are removed`(_ kind: StoreKind) throws {
        let store = try TestStore(kind).open().store
        var last: Int64 = 0
        for number in 0..<501 { last = try store.signOut("user-\(number)") }
        try store.removeUnused(pages: 3600, browsers: -70)
        #expect(try store.signOuts(after: 0) == (subjects: [], last: last))
    }

    @Test(arguments: StoreKind.available)
    func `of several workers at once has a number of its own, and none is missed`(_ kind: StoreKind) throws {
        let test = try TestStore(kind)
        let names = (0..<4).map { worker in (0..<25).map { "user-\(worker)-\($0)" } }
        let numbers = Mutex<[Int64]>([])
        for (worker, names) in names.enumerated() {
            let store = try test.open(as: "worker-\(worker)").store
            // Tests share threads, so that tasks may wait for the reader below.
            StoreThread.start {
                for name in names {
                    guard let number = try? store.signOut(name) else { return }
                    numbers.withLock { $0.append(number) }
                }
            }
        }
        // Another process asks meanwhile, always after the last number that it knows.
        let reader = try test.open(as: "reader").store
        var (heard, last): (Set<String>, Int64) = ([], 0)
        let end = ContinuousClock.now + .seconds(10)
        while heard.count < 100, ContinuousClock.now < end {
            let next = try reader.signOuts(after: last)
            heard.formUnion(next.subjects)
            last = next.last
        }
        #expect(heard == Set(names.joined()))
        #expect(Set(numbers.withLock { $0 }).count == numbers.withLock { $0 }.count)
    }
}

@Suite struct `A store` {
    @Test(arguments: StoreKind.available)
    func `is made once by ten workers that start at the same time`(_ kind: StoreKind) async throws {
        let test = try TestStore(kind)
        let secrets = try await withThrowingTaskGroup(of: [UInt8].self) { group in
            for number in 0..<10 { group.addTask { try test.open(as: "worker-\(number)").store.secret } }
            return try await group.reduce(into: Set<[UInt8]>()) { $0.insert($1) }
        }
        #expect(secrets.count == 1)
    }
}
