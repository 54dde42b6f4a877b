/// Variants of symbols: filled, struck through, or in an enclosing shape.
public struct SymbolVariants: Hashable, Sendable {
    private enum Enclosure: String, Hashable, Sendable {
        case circle, square, rectangle
    }

    private var enclosure: Enclosure?
    private var isFilled = false
    private var isSlashed = false

    /// The symbol itself.
    public static let none = SymbolVariants()
    /// The symbol in a circle.
    public static let circle = none.circle
    /// The symbol in a square.
    public static let square = none.square
    /// The symbol in a rectangle.
    public static let rectangle = none.rectangle
    /// The symbol with its areas filled.
    public static let fill = none.fill
    /// The symbol struck through.
    public static let slash = none.slash

    /// This variant in a circle.
    public var circle: SymbolVariants { enclosed(in: .circle) }
    /// This variant in a square.
    public var square: SymbolVariants { enclosed(in: .square) }
    /// This variant in a rectangle.
    public var rectangle: SymbolVariants { enclosed(in: .rectangle) }

    /// This variant with its areas filled.
    public var fill: SymbolVariants {
        var copy = self
        copy.isFilled = true
        return copy
    }

    /// This variant struck through.
    public var slash: SymbolVariants {
        var copy = self
        copy.isSlashed = true
        return copy
    }

    /// Whether this variant has all features of another variant.
    public func contains(_ other: SymbolVariants) -> Bool {
        (other.enclosure == nil || other.enclosure == enclosure) && (isFilled || !other.isFilled)
            && (isSlashed || !other.isSlashed)
    }

    private func enclosed(in enclosure: Enclosure) -> SymbolVariants {
        var copy = self
        copy.enclosure = enclosure
        return copy
    }

    /// Adds the features of another variant. An enclosure of the other one replaces this one's.
    mutating func formUnion(_ other: SymbolVariants) {
        enclosure = other.enclosure ?? enclosure
        isFilled = isFilled || other.isFilled
        isSlashed = isSlashed || other.isSlashed
    }

    /// The names of a symbol in this variant, the best one first, followed by the symbol's own name. Suffixes are in the
    /// order of SF Symbols: `slash`, the enclosure, `fill`. Suffixes that the name already has are not repeated.
    func names(of symbol: String) -> [String] {
        if self == .none { return [symbol] }
        var base = symbol.split(separator: ".").map(String.init)[...]
        // A filled symbol stays filled.
        let fills = base.count > 1 && base.last == "fill" ? ["fill"] : isFilled ? ["fill", nil] : [nil]
        if fills == ["fill"] { base.removeLast() }
        let slash = isSlashed && !base.contains("slash") ? "slash" : nil
        let shape = enclosure.flatMap { base.contains($0.rawValue) ? nil : $0.rawValue }
        func names(_ fill: String?) -> [String] {
            [[slash, shape, fill], [slash, fill], [shape, fill], [fill]].map { suffixes in
                (base + suffixes.compactMap { $0 }).joined(separator: ".")
            }
        }
        let all = fills.flatMap(names) + [symbol]
        var seen: Set<String> = []
        return all.filter { seen.insert($0).inserted }
    }
}

private enum SymbolVariantsKey: EnvironmentKey { static var defaultValue: SymbolVariants { .none } }

extension EnvironmentValues {
    /// The variant of symbols. Symbols without this variant are unchanged.
    public var symbolVariants: SymbolVariants {
        get { self[SymbolVariantsKey.self] }
        set { self[SymbolVariantsKey.self] = newValue }
    }
}

extension View {
    /// Shows the symbols inside in a variant, in addition to the variants of outer views. Symbols without this variant are
    /// unchanged. `none` removes the variants of outer views.
    public nonisolated __consuming func symbolVariant(_ variant: SymbolVariants) -> some View {
        modifier(
            EnvironmentModifier(value: variant) { environment in
                if variant == .none {
                    environment.symbolVariants = .none
                } else {
                    environment.symbolVariants.formUnion(variant)
                }
            })
    }
}
