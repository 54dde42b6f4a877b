import EspalierChartLayout
import EspalierViews
import Foundation

/// The styles of the values of a chart.
struct PlotStyles {
    let collector: MarkCollector
    let settings: ChartSettings
    /// The place of each category of colors in the scale, by its number.
    private let colorPlaces: [Int]
    private let symbolPlaces: [Int]
    private let linePlaces: [Int]
    /// The ends of the scale of numbers or dates.
    let colorBounds: (lower: Double, upper: Double)?
    private let sizeBounds: (lower: Double, upper: Double)?
    /// The colors of numbers and dates, from the least to the greatest.
    let gradient: Gradient

    init(_ collector: MarkCollector, _ settings: ChartSettings) {
        self.collector = collector
        self.settings = settings
        colorPlaces = Self.places(collector.color.categories, settings.colors.categories)
        symbolPlaces = Self.places(collector.symbol.categories, settings.symbols.categories)
        linePlaces = Self.places(collector.line.categories, settings.lines.categories)
        let isContinuous = collector.color.kind == .number || collector.color.kind == .date
        colorBounds = isContinuous ? Self.colorBounds(collector, settings.colors.values?.storage) : nil
        sizeBounds = collector.symbolSize.kind == nil ? nil : Self.sizeBounds(collector, settings)
        gradient =
            switch settings.colors.output {
            case .gradient(let gradient): gradient
            case .list(let styles): Gradient(colors: styles.compactMap { $0.style as? Color })
            default: Gradient(colors: [Color.blue.opacity(0.15), .blue])
            }
    }

    /// The places of categories in a domain; those that it lacks follow it.
    private static func places(_ categories: [String], _ domain: [String]?) -> [Int] {
        guard let domain else { return Array(categories.indices) }
        var next = domain.count
        return categories.map { name in
            if let place = domain.firstIndex(of: name) { return place }
            defer { next += 1 }
            return next
        }
    }

    // MARK: Colors

    /// The style of a mark.
    func style(of mark: Mark) -> AnyShapeStyle {
        if let style = mark.details?.traits.style { return style }
        return mark.color.isNaN ? Self.plain : style(ofColor: mark.color)
    }

    static let plain = AnyShapeStyle(Color.blue)

    /// The style of a number of the dimension of colors.
    func style(ofColor number: Double) -> AnyShapeStyle {
        guard let value = collector.color.primitive(number) else { return Self.plain }
        if case .mapping(let make)? = settings.colors.output { return make(value) ?? Self.plain }
        if case .category = value { return style(ofPlace: colorPlaces[Int(number)]) }
        return style(at: share(of: number))
    }

    /// The style of a place in the scale of colors.
    func style(ofPlace place: Int) -> AnyShapeStyle {
        if case .list(let styles)? = settings.colors.output, !styles.isEmpty { return styles[place % styles.count] }
        return AnyShapeStyle(Color(ChartColor.automatic(place)))
    }

    /// The share of a number between the ends of the scale of colors.
    private func share(of number: Double) -> Double {
        guard let (lower, upper) = colorBounds, upper > lower else { return 0.5 }
        return min(max((number - lower) / (upper - lower), 0), 1)
    }

    private static func colorBounds(
        _ collector: MarkCollector, _ values: _ScaleValues.Storage?
    ) -> (lower: Double, upper: Double)? {
        switch values {
        case .range(.number(let lower), .number(let upper)), .range(.date(let lower), .date(let upper)):
            return (lower, upper)
        case .list(let values):
            let numbers = values.compactMap { value -> Double? in
                switch value {
                case .number(let number), .date(let number): number
                case .category: nil
                }
            }
            if let lower = numbers.min(), let upper = numbers.max() { return (lower, upper) }
        default: break
        }
        let numbers = collector.marks.lazy.map(\.color).filter(\.isFinite)
        guard let lower = numbers.min(), let upper = numbers.max() else { return nil }
        return (lower, upper)
    }

    /// The color at a share of the gradient, in 64 steps, so that marks of nearly the same color are drawn together.
    private func style(at share: Double) -> AnyShapeStyle {
        let share = (share * 63).rounded() / 63
        let stops = gradient.stops
        guard let first = stops.first, let last = stops.last else { return Self.plain }
        if share <= first.location { return AnyShapeStyle(first.color) }
        for (start, end) in zip(stops, stops.dropFirst()) where share <= end.location {
            let span = end.location - start.location
            return AnyShapeStyle(
                start.color.mix(with: end.color, by: span > 0 ? (share - start.location) / span : 1, in: .device))
        }
        return AnyShapeStyle(last.color)
    }

    // MARK: Symbols and lines

    /// The symbol of a number of the dimension of symbols.
    func symbol(ofKey number: Double) -> SymbolChoice {
        guard let value = collector.symbol.primitive(number) else {
            return .shape(BasicChartSymbolShape(symbol: .circle))
        }
        if case .mapping(let make)? = settings.symbols.output {
            return make(value) ?? .shape(BasicChartSymbolShape(symbol: .circle))
        }
        return symbol(ofPlace: Int(number) < symbolPlaces.count ? symbolPlaces[Int(number)] : Int(number))
    }

    func symbol(ofPlace place: Int) -> SymbolChoice {
        if case .list(let symbols)? = settings.symbols.output, !symbols.isEmpty {
            return symbols[place % symbols.count]
        }
        return .shape(BasicChartSymbolShape(symbol: .automatic(place)))
    }

    /// The area of a symbol.
    func symbolArea(of traits: MarkTraits, automatic: CGFloat = 64) -> CGFloat {
        if let area = traits.symbolSize { return area }
        guard !traits.symbolSizeKey.isNaN, let value = collector.symbolSize.primitive(traits.symbolSizeKey) else {
            return automatic
        }
        switch settings.symbolSizes.output {
        case .mapping(let make): return make(value) ?? automatic
        case .list(let areas) where !areas.isEmpty:
            return areas[Int(max(0, min(traits.symbolSizeKey, 1e6))) % areas.count]
        case .interval(let lower, let upper): return area(traits.symbolSizeKey, lower, upper)
        default: return area(traits.symbolSizeKey, 20, 400)
        }
    }

    private func area(_ number: Double, _ lower: CGFloat, _ upper: CGFloat) -> CGFloat {
        guard let (least, greatest) = sizeBounds, greatest > least else { return upper }
        return lower + (upper - lower) * CGFloat(min(max((number - least) / (greatest - least), 0), 1))
    }

    private static func sizeBounds(
        _ collector: MarkCollector, _ settings: ChartSettings
    ) -> (lower: Double, upper: Double)? {
        if case .range(.number(let lower), .number(let upper))? = settings.symbolSizes.values?.storage {
            return (lower, upper)
        }
        let numbers = collector.marks.lazy.map(\.traits.symbolSizeKey).filter(\.isFinite)
        return numbers.max().flatMap { $0 > 0 ? (0, $0) : nil }
    }

    /// The line of a mark.
    func line(of traits: MarkTraits, width: CGFloat) -> StrokeStyle {
        if let line = traits.line { return line }
        if !traits.lineKey.isNaN, let value = collector.line.primitive(traits.lineKey) {
            if case .mapping(let make)? = settings.lines.output, let style = make(value) { return style }
            let number = Int(traits.lineKey)
            return line(ofPlace: number < linePlaces.count ? linePlaces[number] : number, width: width)
        }
        return StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round)
    }

    func line(ofPlace place: Int, width: CGFloat = 2) -> StrokeStyle {
        if case .list(let styles)? = settings.lines.output, !styles.isEmpty { return styles[place % styles.count] }
        let dashes: [[CGFloat]] = [[], [6, 4], [2, 4], [10, 4, 2, 4], [12, 6]]
        return StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round, dash: dashes[place % dashes.count])
    }
}

extension Color {
    init(_ color: ChartColor) {
        self =
            switch color {
            case .blue: .blue
            case .green: .green
            case .orange: .orange
            case .purple: .purple
            case .red: .red
            case .cyan: .cyan
            case .yellow: .yellow
            }
    }
}
