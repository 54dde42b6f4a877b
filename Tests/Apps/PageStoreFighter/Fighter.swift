import EspalierPageStores
import Foundation
import Synchronization

/// A worker that owns browsers, keeps their pages in memory, and adds a numbered entry to a random one, again and again.
///
/// Like a server, it reads a page once, when it becomes the owner, and writes what it has in memory as long as no write is refused. After it
/// was stopped past its lease, it therefore tries to overwrite what the next owner has written.
final class Fighter: Sendable {
    /// A browser that this worker owns.
    private struct Owned {
        let claim: BrowserClaim
        var entries: [UInt8]
    }

    private let store: any PageStore
    private let messages: any WorkerMessages
    private let worker: String
    private let lease: Double
    private let browsers: Int
    /// Browsers that other workers have asked for.
    private let wanted = Mutex<Set<String>>([])

    init(_ store: any PageStore, _ messages: any WorkerMessages, worker: String, lease: Double, browsers: Int) {
        (self.store, self.messages, self.worker, self.lease, self.browsers) = (store, messages, worker, lease, browsers)
    }

    /// Begins to listen. Returns false while the store is away.
    private func begin() -> Bool {
        do {
            try messages.listen { bytes, _ in
                let browser = String(decoding: bytes, as: UTF8.self)
                self.wanted.withLock { _ = $0.insert(browser) }
            }
            return true
        } catch {
            report("failed \(error)")
            return false
        }
    }

    func run() {
        while !begin() { usleep(200_000) }
        Thread.detachNewThread {
            while true {
                try? self.store.renew(self.worker, lease: self.lease)
                usleep(UInt32(self.lease * 200_000))
            }
        }
        // The names of dead workers, one a line.
        Thread.detachNewThread { while let dead = readLine() { try? self.store.bury(dead) } }

        var owned: [Int: Owned] = [:]
        var number = 0
        while true {
            usleep(.random(in: 0..<6000))
            do {
                try giveUp(&owned)
                let browser = Int.random(in: 0..<browsers)
                if owned[browser] == nil { owned[browser] = try claim(browser) }
                guard let known = owned[browser] else { continue }
                number += 1
                let entry = "\(known.claim.epoch) \(worker) \(number)"
                // The entry stays in memory if the write fails without saying whether it has happened.
                owned[browser]?.entries += (entry + "\n").utf8
                if try write(browser, &owned) { report("wrote \(browser) \(entry)") }
            } catch {
                report("failed \(error)")
                usleep(20_000)
            }
        }
    }

    private func claim(_ browser: Int) throws -> Owned? {
        switch try store.claim("browser-\(browser)", for: worker, beginning: "page-\(browser)") {
        case .owned(let claim):
            report("claimed \(browser) \(claim.epoch) \(worker)")
            return Owned(claim: claim, entries: try store.page("page-\(browser)")?.data ?? [])
        case .held(let owner):
            // It may do so, or not.
            messages.send(Array("\(browser)".utf8), to: owner)
            return nil
        case .renamed: return nil
        }
    }

    /// Writes a browser's page. Returns false if the browser is lost.
    private func write(_ browser: Int, _ owned: inout [Int: Owned]) throws -> Bool {
        guard let known = owned[browser] else { return false }
        let record = ClaimedRecords(
            claim: known.claim, browser: StoredBrowser(id: known.claim.browser, data: [1], signOuts: 0),
            pages: [StoredPage(id: "page-\(browser)", browser: known.claim.browser, data: known.entries)])
        if try store.write([record], of: worker).isEmpty { return true }
        report("lost \(browser) \(known.claim.epoch) \(worker)")
        owned[browser] = nil
        return false
    }

    /// Releases browsers that others want. Everything was written.
    private func giveUp(_ owned: inout [Int: Owned]) throws {
        let names = wanted.withLock { wanted in
            defer { wanted = [] }
            return wanted
        }
        for browser in names.compactMap({ Int($0) }) {
            // A failed write has left entries in memory.
            guard owned[browser] != nil, try write(browser, &owned), let known = owned[browser] else { continue }
            try store.release([known.claim], of: worker)
            owned[browser] = nil
        }
    }
}
