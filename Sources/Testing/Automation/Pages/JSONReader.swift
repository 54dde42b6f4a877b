import Foundation

/// Reads the JSON of a page's tree into values, without a dictionary for each node: a test reads a tree after each step.
struct JSONReader {
    private let start: UnsafePointer<UInt8>
    private let end: UnsafePointer<UInt8>
    private var at: UnsafePointer<UInt8>

    /// Calls a closure with a reader of the bytes.
    static func read<Value>(
        _ bytes: Data, _ body: (inout JSONReader) throws(AutomationProblem) -> Value
    ) throws(AutomationProblem) -> Value {
        // A NUL at the end stops each loop.
        var copy = bytes
        copy.append(0)
        let result: Result<Value, AutomationProblem> = copy.withUnsafeBytes { buffer in
            guard let base = buffer.baseAddress?.assumingMemoryBound(to: UInt8.self) else {
                return .failure(AutomationProblem("there is no JSON"))
            }
            var reader = JSONReader(start: base, end: base + (buffer.count - 1), at: base)
            do throws(AutomationProblem) { return .success(try body(&reader)) } catch { return .failure(error) }
        }
        return try result.get()
    }

    enum Value {
        case null
        case bool(Bool)
        case number(Double)
        case text(String)
        case list([Value])
        case object([String: Value])
    }

    /// Calls a closure at the value of each member of an object.
    mutating func forEachMember(
        _ body: (inout JSONReader, String) throws(AutomationProblem) -> Void
    ) throws(AutomationProblem) {
        try take(UInt8(ascii: "{"))
        if skip(UInt8(ascii: "}")) { return }
        repeat {
            let key = try text()
            try take(UInt8(ascii: ":"))
            try body(&self, key)
        } while skip(UInt8(ascii: ","))
        try take(UInt8(ascii: "}"))
    }

    /// Calls a closure at each element of an array.
    mutating func forEachElement(
        _ body: (inout JSONReader) throws(AutomationProblem) -> Void
    ) throws(AutomationProblem) {
        try take(UInt8(ascii: "["))
        if skip(UInt8(ascii: "]")) { return }
        repeat { try body(&self) } while skip(UInt8(ascii: ","))
        try take(UInt8(ascii: "]"))
    }

    mutating func value() throws(AutomationProblem) -> Value {
        skipSpace()
        switch at.pointee {
        case UInt8(ascii: "\""): return .text(try text())
        case UInt8(ascii: "{"):
            var members: [String: Value] = [:]
            try forEachMember { (reader, key) throws(AutomationProblem) in members[key] = try reader.value() }
            return .object(members)
        case UInt8(ascii: "["):
            var elements: [Value] = []
            try forEachElement { (reader) throws(AutomationProblem) in elements.append(try reader.value()) }
            return .list(elements)
        case UInt8(ascii: "t"):
            at += 4
            return .bool(true)
        case UInt8(ascii: "f"):
            at += 5
            return .bool(false)
        case UInt8(ascii: "n"):
            at += 4
            return .null
        default: return .number(try number())
        }
    }

    mutating func number() throws(AutomationProblem) -> Double {
        skipSpace()
        var rest: UnsafeMutablePointer<CChar>?
        let number = UnsafeRawPointer(at).withMemoryRebound(to: CChar.self, capacity: 1) { strtod($0, &rest) }
        guard let rest, UnsafeRawPointer(rest) > UnsafeRawPointer(at) else { throw malformed }
        at = UnsafeRawPointer(rest).assumingMemoryBound(to: UInt8.self)
        return number
    }

    mutating func text() throws(AutomationProblem) -> String {
        try take(UInt8(ascii: "\""))
        let first = at
        // The first quote, unless an odd number of backslashes stands before it.
        while true {
            guard let quote = memchr(at, 0x22, end - at) else { throw malformed }
            at = UnsafePointer(quote.assumingMemoryBound(to: UInt8.self))
            var slash = at
            while slash > first, (slash - 1).pointee == 0x5C { slash -= 1 }
            if (at - slash) % 2 == 0 { break }
            at += 1
        }
        let isEscaped = memchr(first, 0x5C, at - first) != nil
        let bytes = UnsafeBufferPointer(start: first, count: at - first)
        at += 1
        return isEscaped ? Self.unescape(bytes) : String(decoding: bytes, as: UTF8.self)
    }

    private static func unescape(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
        var units: [UInt16] = []
        var rest = String(decoding: bytes, as: UTF8.self).utf16[...]
        while let unit = rest.popFirst() {
            guard unit == 0x5C, let escaped = rest.popFirst() else {
                units.append(unit)
                continue
            }
            switch escaped {
            case 0x6E: units.append(0x0A)
            case 0x74: units.append(0x09)
            case 0x72: units.append(0x0D)
            case 0x62: units.append(0x08)
            case 0x66: units.append(0x0C)
            case 0x75:
                units.append(UInt16(String(decoding: rest.prefix(4), as: UTF16.self), radix: 16) ?? 0xFFFD)
                rest = rest.dropFirst(4)
            default: units.append(escaped)
            }
        }
        return String(decoding: units, as: UTF16.self)
    }

    // MARK: Signs

    private mutating func skipSpace() {
        while at.pointee == 0x20 || at.pointee == 0x0A || at.pointee == 0x0D || at.pointee == 0x09 { at += 1 }
    }

    private mutating func skip(_ sign: UInt8) -> Bool {
        skipSpace()
        guard at.pointee == sign else { return false }
        at += 1
        return true
    }

    private mutating func take(_ sign: UInt8) throws(AutomationProblem) {
        guard skip(sign) else { throw malformed }
    }

    private var malformed: AutomationProblem {
        AutomationProblem("the tree of the page is not JSON at byte \(at - start)")
    }
}

extension JSONReader.Value {
    var text: String? { if case .text(let text) = self { text } else { nil } }
    var number: Double? { if case .number(let number) = self { number } else { nil } }
    var integer: Int? { number.flatMap { Int(exactly: $0) } }
    var bool: Bool? { if case .bool(let flag) = self { flag } else { nil } }
    var list: [JSONReader.Value]? { if case .list(let list) = self { list } else { nil } }
    var size: (Double, Double)? {
        guard let list, list.count == 2, let first = list[0].number, let second = list[1].number else { return nil }
        return (first, second)
    }
}
