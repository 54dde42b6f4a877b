public import Foundation

/// The size of a mark along an axis, or a radius of a sector.
public struct MarkDimension: Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    enum Storage: Hashable, Sendable {
        case automatic
        case inset(CGFloat)
        case ratio(CGFloat)
        case fixed(CGFloat)
    }

    let storage: Storage

    private init(_ storage: Storage) {
        self.storage = storage
    }

    /// A size of a number of points.
    public init(floatLiteral value: Double) { self.init(.fixed(CGFloat(value))) }

    /// A size of a number of points.
    public init(integerLiteral value: Int) { self.init(.fixed(CGFloat(value))) }

    /// The size that the chart chooses.
    public static let automatic = MarkDimension(.automatic)

    /// The available space less a number of points at each end.
    public static func inset(_ inset: CGFloat) -> MarkDimension { MarkDimension(.inset(inset)) }

    /// A share of the available space, from 0 to 1.
    public static func ratio(_ ratio: CGFloat) -> MarkDimension { MarkDimension(.ratio(ratio)) }

    /// A size of a number of points.
    public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension(.fixed(value)) }

    /// The size in a space, in points.
    func length(in space: CGFloat, automatic: CGFloat) -> CGFloat {
        let length =
            switch storage {
            case .automatic: automatic
            case .inset(let inset): space - 2 * inset
            case .ratio(let ratio): space * ratio
            case .fixed(let value): value
            }
        return length.isFinite ? max(0, length) : 0
    }
}
