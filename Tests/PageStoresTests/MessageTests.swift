@testable import EspalierPageStores
import Testing

@Suite struct `Messages` {
    @Test(arguments: StoreKind.available)
    func `reach the worker that they are for`(_ kind: StoreKind) throws {
        let test = try TestStore(kind)
        let (a, b) = (try test.open(as: "worker-a").messages, try test.open(as: "worker-b").messages)
        let (atA, atB) = (Heard(), Heard())
        try a.listen { atA($0, $1) }
        try b.listen { atB($0, $1) }
        #expect(a.send(Array("hello".utf8), to: "worker-b"))
        #expect(atB.first(1) == [.init(text: "hello", sender: "worker-a")])
        #expect(b.send(Array("good day".utf8), to: "worker-a"))
        #expect(atA.first(1) == [.init(text: "good day", sender: "worker-b")])
        a.end()
        b.end()
    }

    @Test(arguments: StoreKind.available)
    func `to all reach all others once, and not the sender`(_ kind: StoreKind) throws {
        let test = try TestStore(kind)
        let names = ["worker-a", "worker-b", "worker-c"]
        let all = try names.map { try test.open(as: $0).messages }
        let heard = names.map { _ in Heard() }
        for (messages, heard) in zip(all, heard) { try messages.listen { heard($0, $1) } }
        #expect(all[0].broadcast(Array("news".utf8)))
        #expect(heard[1].first(1) == [.init(text: "news", sender: "worker-a")])
        #expect(heard[2].first(1) == [.init(text: "news", sender: "worker-a")])
        #expect(all[1].send(Array("end".utf8), to: "worker-a"))
        #expect(heard[0].first(1) == [.init(text: "end", sender: "worker-b")])
        #expect(heard[1].all.count == 1)
        for messages in all { messages.end() }
    }

    @Test(arguments: StoreKind.available)
    func `of a sender come in their order, more than a receiver has room for`(_ kind: StoreKind) throws {
        let test = try TestStore(kind)
        let (a, b) = (try test.open(as: "worker-a").messages, try test.open(as: "worker-b").messages)
        let heard = Heard()
        try a.listen { _, _ in }
        try b.listen { heard($0, $1) }
        let texts = (0..<500).map { "message \($0)" }
        for (index, text) in texts.enumerated() {
            // One of the same size as all others, and the same text twice.
            #expect(index % 2 == 0 ? a.send(Array(text.utf8), to: "worker-b") : a.broadcast(Array(text.utf8)))
        }
        #expect(heard.first(500).map(\.text) == texts)
        a.end()
        b.end()
    }

    @Test(arguments: StoreKind.available)
    func `are of any bytes, up to the limit`(_ kind: StoreKind) throws {
        let test = try TestStore(kind)
        let (a, b) = (try test.open(as: "worker-a").messages, try test.open(as: "worker-b").messages)
        let heard = Heard()
        try a.listen { _, _ in }
        try b.listen { heard($0, $1) }
        let large = String(repeating: "0123456789abcdef", count: WorkerMessageLimit.bytes / 16)
        #expect(!a.send(Array((large + "x").utf8), to: "worker-b"))
        for text in [large, "", "a\0b", large] { #expect(a.send(Array(text.utf8), to: "worker-b")) }
        #expect(heard.first(4).map(\.text) == [large, "", "a\0b", large])
        a.end()
        b.end()
    }

    @Test(arguments: StoreKind.available)
    func `are not sent after the end`(_ kind: StoreKind) throws {
        let test = try TestStore(kind)
        let messages = try test.open().messages
        try messages.listen { _, _ in }
        messages.end()
        messages.end()
        #expect(!messages.broadcast([1]))
        #expect(!messages.send([1], to: "worker-b"))
    }
}
