import Foundation
import Testing

@testable import EspalierServer

@Suite struct `A sealed value` {
    private struct Value: Codable, Equatable {
        var text: String
        var number: Double?
    }

    private let value = Value(text: "sécret /", number: 0.5)
    private let seal = ValueSeal(secret: Array(1...32))

    @Test func `is opened with the secret that has sealed it, until its end`() throws {
        let text = try #require(seal.seal(value, until: 100, for: ["purpose"]))
        let other = ValueSeal(secret: Array(1...32))
        #expect(other.open(text, as: Value.self, for: ["purpose"], at: 99.9) == value)
        #expect(other.open(text, as: Value.self, for: ["purpose"], at: 100) == nil)
        #expect(ValueSeal(secret: Array(2...33)).open(text, as: Value.self, for: ["purpose"], at: 0) == nil)
    }

    @Test func `counts in its context only`() throws {
        let text = try #require(seal.seal(value, until: 100, for: ["a", "bc"]))
        for other in [["ab", "c"], ["a", "bc", ""], ["abc"], ["a"], []] {
            #expect(seal.open(text, as: Value.self, for: other, at: 0) == nil)
        }
        #expect(seal.open(text, as: Value.self, for: ["a", "bc"], at: 0) == value)
        #expect(seal.open(text, as: [String].self, for: ["a", "bc"], at: 0) == nil)
    }

    @Test func `is refused with any other bit`() throws {
        let text = try #require(seal.seal(value, until: 100, for: []))
        let bytes = try #require(Base64URL.decode(text))
        for bit in 0..<bytes.count * 8 {
            var changed = bytes
            changed[bit / 8] ^= 1 << (bit % 8)
            #expect(seal.open(Base64URL.encode(changed), as: Value.self, for: [], at: 0) == nil)
        }
        for count in 0..<bytes.count {
            #expect(seal.open(Base64URL.encode(bytes.prefix(count)), as: Value.self, for: [], at: 0) == nil)
        }
        for other in [text + "=", text + "A", " " + text, ""] {
            #expect(seal.open(other, as: Value.self, for: [], at: 0) == nil)
        }
    }

    @Test func `differs each time, in the beginning that is its name`() throws {
        let texts = try (0..<2).map { _ in try #require(seal.seal(value, until: 100, for: [])) }
        #expect(ValueSeal.name(of: texts[0]) != ValueSeal.name(of: texts[1]))
        #expect(texts.allSatisfy { ValueSeal.name(of: $0).utf8.count == 16 && !$0.contains("secret") })
    }

    @Test func `has room in a cookie`() {
        let long = String(repeating: "a", count: 2_870)
        #expect(seal.seal([long], until: 1, for: [])?.utf8.count == 3_880)
        #expect(seal.seal([long + String(repeating: "a", count: 20)], until: 1, for: []) == nil)
        #expect(seal.seal([Double.infinity], until: 1, for: []) == nil)
    }
}

@Suite struct `Used names` {
    @Test func `are known for their time, and of a bounded number`() {
        var names = UsedNames(time: 10)
        let first = (names.use("a", at: 0), names.use("a", at: 1))
        #expect(first == (true, false))
        let later = (names.contains("a"), names.use("b", at: 10), names.contains("a"), names.count)
        #expect(later == (true, true, false, 1))
        for number in 0..<UsedNames.capacity { _ = names.use("\(number)", at: 11) }
        #expect(names.count == UsedNames.capacity && !names.contains("b") && names.contains("0"))
    }
}
