import EspalierChartLayout
public import EspalierLayoutEngine
public import EspalierViews
import Foundation

extension View {
    /// Lets the plots of charts scroll along axes. The labels of an axis follow the plot along it, and stay at their edge. An axis without a
    /// visible length shows a third of its domain.
    public nonisolated func chartScrollableAxes(_ axes: Axis.Set) -> some View {
        chartSettings { $0.scrollableAxes = axes }
    }

    /// Sets the length of the horizontal axis that is visible in a chart that scrolls: a number, seconds for dates, or a number of
    /// categories.
    public nonisolated func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
        let length = Self.number(length)
        return chartSettings { $0.x.visibleLength = length }
    }

    /// Sets the length of the vertical axis that is visible in a chart that scrolls: a number, seconds for dates, or a number of
    /// categories.
    public nonisolated func chartYVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
        let length = Self.number(length)
        return chartSettings { $0.y.visibleLength = length }
    }

    private nonisolated static func number<P: Plottable>(_ value: P) -> Double? {
        if case .number(let number) = value.plotted { number } else { nil }
    }

    /// Scrolls the horizontal axis of charts to a value at first.
    public nonisolated func chartScrollPosition<P: Plottable>(initialX: P) -> some View {
        let initial = initialX.plotted
        return chartSettings { $0.x.scroll = ChartScroll(read: { initial }, write: nil) }
    }

    /// Scrolls the vertical axis of charts to a value at first.
    public nonisolated func chartScrollPosition<P: Plottable>(initialY: P) -> some View {
        let initial = initialY.plotted
        return chartSettings { $0.y.scroll = ChartScroll(read: { initial }, write: nil) }
    }

    /// Binds the value at the leading edge of the plot of a chart that scrolls.
    public nonisolated func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View {
        chartSettings { $0.x.scroll = ChartScroll(x) }
    }

    /// Binds the value at the start of the visible vertical axis: at the top for categories, at the bottom for numbers and dates.
    public nonisolated func chartScrollPosition<P: Plottable>(y: Binding<P>) -> some View {
        chartSettings { $0.y.scroll = ChartScroll(y) }
    }

    /// Sets the values at which scrolling comes to rest.
    public nonisolated func chartScrollTargetBehavior<B: ChartScrollTargetBehavior>(_ behavior: B) -> some View {
        let alignment = behavior._alignment
        return chartSettings { $0.scrollBehavior = alignment }
    }
}

/// The position that a chart has reported last.
final class ReportedPosition {
    private var value: _PlottedPrimitive?

    nonisolated init() {}

    /// Writes a position to the author's binding.
    func report(_ position: _PlottedPrimitive, to scroll: ChartScroll?) {
        guard let scroll, let write = scroll.write else { return }
        write(position)
        // The binding may keep another value, as the nearest whole number.
        value = scroll.read()
    }

    /// Whether the author's binding has another value, because the app has set it.
    func differs(from position: _PlottedPrimitive?) -> Bool { position != nil && position != value }
}

/// The position of a chart that scrolls along an axis.
struct ChartScroll {
    let read: () -> _PlottedPrimitive?
    let write: ((_PlottedPrimitive) -> Void)?

    init(read: @escaping () -> _PlottedPrimitive?, write: ((_PlottedPrimitive) -> Void)?) {
        self.read = read
        self.write = write
    }

    init<P: Plottable>(_ value: Binding<P>) {
        read = { value.wrappedValue.plotted }
        write = { plotted in
            guard let position = P(plotted: plotted), position.plotted != value.wrappedValue.plotted else { return }
            value.wrappedValue = position
        }
    }
}
