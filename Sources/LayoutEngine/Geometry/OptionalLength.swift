import Foundation

/// An optional length in the size of a length. NaN represents nil.
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
