/// The name of a kind of view, from a string literal.
package struct DisplayType: @unchecked Sendable {
    package let utf8Start: UnsafePointer<UInt8>
    package let utf8CodeUnitCount: Int

    package init(start: UnsafePointer<UInt8>, count: Int) {
        utf8Start = start
        utf8CodeUnitCount = count
    }

    package var utf8: UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(start: utf8Start, count: utf8CodeUnitCount)
    }
}

extension DisplayType: Equatable {
    package static func == (left: DisplayType, right: DisplayType) -> Bool {
        left.utf8CodeUnitCount == right.utf8CodeUnitCount
            && (left.utf8Start == right.utf8Start || left.utf8.elementsEqual(right.utf8))
    }
}

extension DisplayType: CustomStringConvertible {
    package var description: String { String(decoding: utf8, as: UTF8.self) }
}
