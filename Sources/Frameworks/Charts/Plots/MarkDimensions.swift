public import Foundation

/// The sizes of the marks of a collection along an axis, or the radii of its sectors: one for all, or a property of the elements.
public struct MarkDimensions<DataElement>: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    private enum Storage {
        case constant(MarkDimension)
        case property((DataElement) -> MarkDimension)
    }

    private let storage: Storage

    private init(_ storage: Storage) {
        self.storage = storage
    }

    /// A size of a number of points.
    public init(floatLiteral value: Double) { self.init(.constant(.fixed(CGFloat(value)))) }

    /// A size of a number of points.
    public init(integerLiteral value: Int) { self.init(.constant(.fixed(CGFloat(value)))) }

    /// The size that the chart chooses.
    public static var automatic: MarkDimensions { Self(.constant(.automatic)) }

    /// The available space less a number of points at each end.
    public static func inset(_ inset: CGFloat) -> MarkDimensions { Self(.constant(.inset(inset))) }

    /// The available space less a number of points at each end, which is a property.
    public static func inset(_ keyPath: KeyPath<DataElement, CGFloat>) -> MarkDimensions {
        Self(.property { .inset($0[keyPath: keyPath]) })
    }

    /// A share of the available space, from 0 to 1.
    public static func ratio(_ ratio: CGFloat) -> MarkDimensions { Self(.constant(.ratio(ratio))) }

    /// A share of the available space, from 0 to 1, which is a property.
    public static func ratio(_ keyPath: KeyPath<DataElement, CGFloat>) -> MarkDimensions {
        Self(.property { .ratio($0[keyPath: keyPath]) })
    }

    /// A size of a number of points.
    public static func fixed(_ value: CGFloat) -> MarkDimensions { Self(.constant(.fixed(value))) }

    /// A size of a number of points, which is a property.
    public static func fixed(_ keyPath: KeyPath<DataElement, CGFloat>) -> MarkDimensions {
        Self(.property { .fixed($0[keyPath: keyPath]) })
    }

    /// The size for all elements; nil if it is a property.
    var constant: MarkDimension? {
        if case .constant(let dimension) = storage { dimension } else { nil }
    }

    func of(_ element: DataElement) -> MarkDimension {
        switch storage {
        case .constant(let dimension): dimension
        case .property(let property): property(element)
        }
    }
}
