import Foundation

/// A length or none in the room of a length: not a number stands for none.
struct OptionalLength: Equatable {
    private let length: CGFloat

    init(_ value: CGFloat?) {
        length = value ?? .nan
    }

    var value: CGFloat? { length.isNaN ? nil : length }

    static func == (left: OptionalLength, right: OptionalLength) -> Bool {
        left.length == right.length || left.length.isNaN && right.length.isNaN
    }
}
