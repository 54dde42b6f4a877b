import EspalierDisplayTree
import Foundation

/// A growing buffer that is written front to back. All output of this module goes through one.
///
/// In recording mode it also stores where each style declaration starts, so that two versions of an element can be
/// compared declaration by declaration.
package struct ByteWriter: ~Copyable {
    private var base: UnsafeMutablePointer<UInt8>
    private var capacity: Int
    package private(set) var count = 0
    /// The path in front of the app's paths in the written URLs.
    var basePath = BasePath.none

    /// The declarations written since the last `removeAll`, in recording mode.
    private(set) var declarations: [Declaration] = []
    let recordsDeclarations: Bool
    /// The fonts of the written text styles; in recording mode, since the last `removeAll`.
    private(set) var fonts: [FontVariant] = []

    /// The position of a style declaration in the buffer. Its value ends before the next semicolon.
    struct Declaration {
        var property: CSSProperty
        var valueStart: Int
        var valueEnd: Int
    }

    package init(capacity: Int = 4096) {
        self.init(capacity: capacity, recordsDeclarations: false)
    }

    init(capacity: Int, recordsDeclarations: Bool) {
        self.capacity = max(capacity, 64)
        base = Self.memory(nil, self.capacity)
        self.recordsDeclarations = recordsDeclarations
    }

    deinit {
        free(base)
    }

    /// Removes all bytes and keeps the memory.
    package mutating func removeAll() {
        count = 0
        guard recordsDeclarations else { return }
        declarations.removeAll(keepingCapacity: true)
        fonts.removeAll(keepingCapacity: true)
    }

    /// Records that text in a font was written, or will be.
    mutating func note(_ font: FontVariant) {
        if !fonts.contains(font) { fonts.append(font) }
    }

    /// Removes the bytes from `position` on.
    mutating func truncate(to position: Int) {
        count = min(count, position)
    }

    /// The bytes in place, valid until the next write.
    var written: UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(start: base, count: count)
    }

    /// A copy of the bytes.
    package var bytes: [UInt8] {
        Array(UnsafeBufferPointer(start: base, count: count))
    }

    /// Whether there is a declaration of a property.
    func declares(_ property: CSSProperty) -> Bool { declarations.contains { $0.property == property } }

    /// The bytes from `start` up to `end`, as a string.
    func string(from start: Int = 0, to end: Int? = nil) -> String {
        String(decoding: UnsafeBufferPointer(start: base + start, count: (end ?? count) - start), as: UTF8.self)
    }

    func bytes(from start: Int) -> [UInt8] {
        Array(UnsafeBufferPointer(start: base + start, count: count - start))
    }

    /// The bytes, followed by those of another writer.
    func bytes(before other: borrowing ByteWriter) -> [UInt8] {
        Array(unsafeUninitializedCapacity: count + other.count) { buffer, written in
            buffer.baseAddress!.initialize(from: base, count: count)
            (buffer.baseAddress! + count).initialize(from: other.base, count: other.count)
            written = count + other.count
        }
    }

    func equals(_ other: borrowing ByteWriter) -> Bool {
        count == other.count && memoryIsEqual(base, other.base, count)
    }

    func equals(from start: Int, to end: Int, _ other: borrowing ByteWriter, from otherStart: Int, to otherEnd: Int)
        -> Bool
    {
        end - start == otherEnd - otherStart && memoryIsEqual(base + start, other.base + otherStart, end - start)
    }

    /// Reserves memory for `extra` bytes and returns its address. `commit` sets how many were written.
    @inline(__always)
    mutating func reserve(_ extra: Int) -> UnsafeMutablePointer<UInt8> {
        if count + extra > capacity { grow(extra) }
        return base + count
    }

    @inline(__always)
    mutating func commit(_ written: Int) {
        count += written
    }

    @inline(never)
    private mutating func grow(_ extra: Int) {
        capacity = max(capacity * 2, count + extra)
        base = Self.memory(base, capacity)
    }

    /// Memory of a new size with the old content. The system can usually enlarge big allocations without copying.
    private static func memory(_ old: UnsafeMutablePointer<UInt8>?, _ capacity: Int) -> UnsafeMutablePointer<UInt8> {
        guard let memory = realloc(old, capacity) else { preconditionFailure("no memory for \(capacity) bytes") }
        return memory.assumingMemoryBound(to: UInt8.self)
    }

    @inline(__always)
    package mutating func append(_ byte: UInt8) {
        reserve(1).pointee = byte
        count += 1
    }

    @inline(__always)
    package mutating func append(_ text: StaticString) {
        let length = text.utf8CodeUnitCount
        reserve(length).update(from: text.utf8Start, count: length)
        count += length
    }

    mutating func append(_ type: DisplayType) {
        append(type.utf8)
    }

    /// Appends text without escaping. For text of an author or a user see `appendText` and similar methods.
    package mutating func append(raw text: String) {
        var text = text
        text.withUTF8 { append($0) }
    }

    package mutating func append(_ bytes: [UInt8]) {
        bytes.withUnsafeBufferPointer { append($0) }
    }

    @inline(__always)
    mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard let start = bytes.baseAddress, !bytes.isEmpty else { return }
        reserve(bytes.count).update(from: start, count: bytes.count)
        count += bytes.count
    }

    /// Appends a part of another buffer.
    @inline(__always)
    mutating func append(_ other: borrowing ByteWriter, from start: Int, to end: Int) {
        append(UnsafeBufferPointer(start: other.base + start, count: end - start))
    }

    // MARK: Declarations

    /// Starts a declaration: its name and colon. The caller appends the value and calls `endDeclaration`.
    @inline(__always)
    mutating func beginDeclaration(_ property: CSSProperty) {
        append(property.nameAndColon)
        if recordsDeclarations {
            declarations.append(Declaration(property: property, valueStart: count, valueEnd: count))
        }
    }

    @inline(__always)
    mutating func endDeclaration() {
        if recordsDeclarations { declarations[declarations.count - 1].valueEnd = count }
        append(UInt8(ascii: ";"))
    }

    @inline(__always)
    mutating func declare(_ property: CSSProperty, _ value: StaticString) {
        beginDeclaration(property)
        append(value)
        endDeclaration()
    }
}

@inline(__always)
private func memoryIsEqual(_ left: UnsafePointer<UInt8>, _ right: UnsafePointer<UInt8>, _ count: Int) -> Bool {
    for index in 0..<count where left[index] != right[index] { return false }
    return true
}
