import Testing

@testable import EspalierServer

struct JSONParserTests {
    private func parse(_ text: String) throws -> JSONValue {
        try JSONParser.parse(Array(text.utf8))
    }

    @Test func `values of every kind are read`() throws {
        #expect(
            try parse(" { \"a\" : [ 1 , -2.5e-1 , true , false , null ] , \"b\" : { } , \"c\":\"\"} \n")
                == .object([
                    .init(
                        name: "a",
                        value: .array([.number(1), .number(-0.25), .bool(true), .bool(false), .null])),
                    .init(name: "b", value: .object([])), .init(name: "c", value: .string("")),
                ]))
    }

    @Test func `escapes are read`() throws {
        #expect(try parse(#""\"\\\/\b\f\n\r\t\u00e9\uD83D\uDE00é""#) == .string("\"\\/\u{8}\u{C}\n\r\té😀é"))
    }

    @Test(arguments: [
        (#""\uD83D""#, "\u{FFFD}"), (#""\uD83Dx""#, "\u{FFFD}x"), (#""\uD83D\n""#, "\u{FFFD}\n"),
        (#""\uDE00""#, "\u{FFFD}"), (#""\uD83D\u0041""#, "\u{FFFD}A"), (#""\uD83D\uD83D\uDE00""#, "\u{FFFD}😀"),
        (#""\u0000""#, "\u{FFFD}"), (#""\u0001""#, "\u{1}"), (#""a\u0041b""#, "aAb"),
    ]) func `half a surrogate pair is replaced`(text: String, expected: String) throws {
        #expect(try parse(text) == .string(expected))
    }

    @Test(arguments: [
        "", " ", "{", "[", "[1", "[1,", "[1,]", "{\"a\"}", "{\"a\":}", "{\"a\":1,}", "{a:1}", "'a'", "\"a", "\"\\",
        "\"\\u12",
        "\"\\u12G4\"", "\"\\x\"", "\"\n\"", "01", "-", "1.", ".5", "1e", "1e+", "+1", "0x10", "NaN", "Infinity", "tru",
        "truee",
        "nul", "1 2", "[1]]", "1e400", "-1e400", "\u{FEFF}1",
    ])
    func `invalid JSON is refused`(text: String) {
        #expect(throws: JSONParser.Failure.self) { try parse(text) }
    }

    @Test func `nesting is limited`() throws {
        let deep = String(repeating: "[", count: 32) + String(repeating: "]", count: 32)
        _ = try parse(deep)
        #expect(throws: JSONParser.Failure.self) { try parse("[\(deep)]") }
        let objects = String(repeating: #"{"a":"#, count: 31) + "{}" + String(repeating: "}", count: 31)
        _ = try parse(objects)
        #expect(throws: JSONParser.Failure.self) { try parse("[\(objects)]") }
    }

    @Test func `an integer must be exact`() throws {
        #expect(try parse("12").integer == 12)
        #expect(try parse("12.0").integer == 12)
        #expect(try parse("12.5").integer == nil)
        #expect(try parse("1e300").integer == nil)
    }
}
