import EspalierViews
import Foundation

/// Maps the values of a style's dimension to styles.
struct VisualScale<Style> {
    enum Output {
        /// A style for each category, repeated if there are more categories.
        case list([Style])
        /// The ends for numbers and dates.
        case interval(Style, Style)
        case mapping((_PlottedPrimitive) -> Style?)
        case gradient(Gradient)
    }

    var values: _ScaleValues?
    var output: Output?
    var type: ScaleType?

    /// The categories of the domain that the author set.
    var categories: [String]? {
        guard case .list(let values)? = values?.storage else { return nil }
        return values.compactMap { if case .category(let name) = $0 { name } else { nil } }
    }
}

extension VisualScale {
    /// Sets what is not nil.
    mutating func set(_ values: _ScaleValues?, _ output: Output?, _ type: ScaleType? = nil) {
        if let values { self.values = values }
        if let output { self.output = output }
        if let type { self.type = type }
    }
}
