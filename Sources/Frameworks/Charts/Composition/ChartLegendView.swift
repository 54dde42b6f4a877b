import EspalierChartLayout
import EspalierLayoutEngine
import EspalierViews
import Foundation

/// The entries of a chart's legend.
struct LegendEntries {
    struct Entry: Identifiable {
        var id: Int
        var name: String
        var style: AnyShapeStyle
        var symbol: SymbolChoice?
        var line: StrokeStyle?
    }

    enum Content {
        case entries([Entry])
        case gradient(Gradient, String, String)
    }

    let content: Content

    /// The legend of the chart's colors, symbols and lines; nil if none of them stands for a value.
    init?(_ model: ChartModel, _ styles: PlotStyles, _ settings: ChartSettings) {
        let collector = model.collector
        if collector.color.kind == .number || collector.color.kind == .date, let bounds = styles.colorBounds {
            func text(_ number: Double) -> String {
                if collector.color.kind == .date {
                    return Date(timeIntervalSinceReferenceDate: number).formatted(date: .abbreviated, time: .omitted)
                }
                return number.formatted(.number.precision(.fractionLength(0...2)))
            }
            content = .gradient(styles.gradient, text(bounds.lower), text(bounds.upper))
            return
        }
        let dimension = [collector.color, collector.symbol, collector.line].first { $0.kind == .category }
        guard let dimension else { return nil }
        let domain: [String]? =
            collector.color.kind == .category
            ? settings.colors.categories
            : collector.symbol.kind == .category ? settings.symbols.categories : settings.lines.categories
        var names = domain ?? []
        for name in dimension.categories where !names.contains(name) { names.append(name) }
        guard !names.isEmpty, names.count <= 100 else { return nil }
        content = .entries(
            names.enumerated().map { number, name in
                var entry = Entry(id: number, name: name, style: PlotStyles.plain)
                if collector.color.kind == .category {
                    entry.style = styles.style(ofName: name, place: number)
                }
                if let place = collector.symbol.categories.firstIndex(of: name) {
                    entry.symbol = styles.symbol(ofKey: Double(place))
                }
                if let place = collector.line.categories.firstIndex(of: name) {
                    var traits = MarkTraits()
                    traits.lineKey = Double(place)
                    entry.line = styles.line(of: traits, width: 2)
                }
                return entry
            })
    }
}

extension LegendEntries.Entry {
    /// The width by which the symbol extends beyond its frame on each side, as a triangle of the same area does.
    fileprivate var symbolMargin: CGFloat {
        guard case .shape(let shape) = symbol else { return 0 }
        let width = shape.path(in: CGRect(x: 0, y: 0, width: 8, height: 8)).boundingRect.width
        return width.isFinite ? max(0, ((width - 8) / 2).rounded(.down)) : 0
    }
}

extension LegendEntries {
    /// The size of the legend in a width, as `ChartLegendView` has it.
    @MainActor
    func size(width: CGFloat) -> CGSize {
        func size(_ text: String) -> CGSize { Text(verbatim: text).font(.caption).sizeInChart ?? .zero }
        switch content {
        case .entries(let entries):
            let sizes = entries.map { entry in
                let (text, symbol) = (size(entry.name), entry.line == nil ? 8 + 2 * entry.symbolMargin : 20)
                return CGSize(width: symbol + 4 + text.width, height: max(8, text.height))
            }
            return ChartLegendLayout(sizes, width: width, spacing: 10, rowSpacing: 4).size
        case .gradient(_, let lower, let upper):
            let (lower, upper) = (size(lower), size(upper))
            return CGSize(width: lower.width + upper.width + 92, height: max(8, lower.height, upper.height))
        }
    }
}

extension PlotStyles {
    /// The style of a category at a place of the scale.
    func style(ofName name: String, place: Int) -> AnyShapeStyle {
        if case .mapping(let make)? = settings.colors.output { return make(.category(name)) ?? Self.plain }
        return style(ofPlace: place)
    }
}

/// Shows a legend: circles or symbols with the names of their values, in rows.
struct ChartLegendView: View {
    let legend: LegendEntries
    let styles: PlotStyles

    @Environment(\.layoutDirection) private var direction

    var body: some View {
        switch legend.content {
        case .entries(let entries):
            LegendRows() {
                ForEach(entries) { entry in
                    HStack(spacing: 4) {
                        symbol(entry)
                        Text(verbatim: entry.name).font(.caption).foregroundStyle(.secondary).lineLimit(1)
                    }
                }
            }
        case .gradient(let gradient, let lower, let upper):
            HStack(spacing: 6) {
                Text(verbatim: lower).font(.caption).foregroundStyle(.secondary)
                Capsule()
                    .fill(
                        LinearGradient(
                            gradient: gradient, startPoint: direction == .leftToRight ? .leading : .trailing,
                            endPoint: direction == .leftToRight ? .trailing : .leading)
                    )
                    .frame(width: 80, height: 8)
                Text(verbatim: upper).font(.caption).foregroundStyle(.secondary)
            }
        }
    }

    @ViewBuilder private func symbol(_ entry: LegendEntries.Entry) -> some View {
        if let line = entry.line {
            Path { path in
                path.move(to: CGPoint(x: 1, y: 4))
                path.addLine(to: CGPoint(x: 19, y: 4))
            }
            .stroke(entry.style, style: line)
            .frame(width: 20, height: 8)
        } else {
            switch entry.symbol {
            case .shape(let shape):
                AnyShape(shape).fill(entry.style).frame(width: 8, height: 8).padding(.horizontal, entry.symbolMargin)
            case .view(let view): view.foregroundStyle(entry.style)
            case nil: Circle().fill(entry.style).frame(width: 8, height: 8)
            }
        }
    }
}

/// Places entries in rows, as words of a text.
private struct LegendRows: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        arrangement(proposal, subviews).size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let arrangement = arrangement(ProposedViewSize(bounds.size), subviews)
        for (subview, frame) in zip(subviews, arrangement.frames) {
            subview.place(
                at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
                proposal: ProposedViewSize(frame.size))
        }
    }

    private func arrangement(_ proposal: ProposedViewSize, _ subviews: Subviews) -> ChartLegendLayout {
        ChartLegendLayout(
            subviews.map { $0.sizeThatFits(.unspecified) }, width: proposal.width ?? .infinity, spacing: 10,
            rowSpacing: 4)
    }
}
