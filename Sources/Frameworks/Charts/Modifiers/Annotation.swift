public import EspalierLayoutEngine
public import EspalierViews
public import Foundation

/// The place of an annotation at its mark.
public struct AnnotationPosition: Hashable, Sendable {
    enum Storage {
        case automatic, overlay, top, topLeading, topTrailing, bottom, bottomLeading, bottomTrailing, leading, trailing
    }

    let storage: Storage

    /// Above the mark, or where the bar ends.
    public static let automatic = AnnotationPosition(storage: .automatic)
    /// In front of the mark.
    public static let overlay = AnnotationPosition(storage: .overlay)
    /// Above the mark.
    public static let top = AnnotationPosition(storage: .top)
    /// Above the mark's leading edge.
    public static let topLeading = AnnotationPosition(storage: .topLeading)
    /// Above the mark's trailing edge.
    public static let topTrailing = AnnotationPosition(storage: .topTrailing)
    /// Below the mark.
    public static let bottom = AnnotationPosition(storage: .bottom)
    /// Below the mark's leading edge.
    public static let bottomLeading = AnnotationPosition(storage: .bottomLeading)
    /// Below the mark's trailing edge.
    public static let bottomTrailing = AnnotationPosition(storage: .bottomTrailing)
    /// Before the mark.
    public static let leading = AnnotationPosition(storage: .leading)
    /// After the mark.
    public static let trailing = AnnotationPosition(storage: .trailing)
}

/// The treatment of an annotation that does not fit.
public struct AnnotationOverflowResolution: Hashable, Sendable {
    /// The treatment along an axis.
    public struct Strategy: Hashable, Sendable {
        enum Storage { case automatic, fitChart, fitPlot, padScale, disabled }

        let storage: Storage

        /// The annotation is moved into the chart.
        public static let automatic = Strategy(storage: .automatic)
        /// The annotation is moved into the chart.
        public static let fit = Strategy(storage: .fitChart)
        /// The axis is extended, so that the annotation fits.
        public static let padScale = Strategy(storage: .padScale)
        /// The annotation stays in its place.
        public static let disabled = Strategy(storage: .disabled)

        /// The annotation is moved into an area.
        public static func fit(to boundary: Boundary) -> Strategy { Strategy(storage: boundary.storage) }
    }

    /// An area of a chart.
    public struct Boundary: Hashable, Sendable {
        let storage: Strategy.Storage

        /// The area that fits the annotation's place.
        public static let automatic = Boundary(storage: .fitChart)
        /// The whole chart.
        public static let chart = Boundary(storage: .fitChart)
        /// The area of the marks.
        public static let plot = Boundary(storage: .fitPlot)
    }

    let x: Strategy
    let y: Strategy

    /// The treatment along each axis.
    public init(x: Strategy = .automatic, y: Strategy = .automatic) {
        self.x = x
        self.y = y
    }

    /// The annotation is moved into the chart.
    public static let automatic = AnnotationOverflowResolution()
}

/// The mark of an annotation.
public struct AnnotationContext: Sendable {
    /// The size of the mark, in points.
    public let targetSize: CGSize
}

extension ChartContent {
    /// Shows a view at each mark.
    ///
    /// - Parameters:
    ///   - alignment: The alignment of the view with the mark's edges.
    ///   - spacing: The distance in points; nil for 4.
    public nonisolated func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> C
    ) -> some ChartContent {
        let view = AnyView(content())
        return annotated(position, alignment, spacing, .automatic) { _ in view }
    }

    /// Shows a view at each mark.
    ///
    /// - Parameters:
    ///   - alignment: The alignment of the view with the mark's edges.
    ///   - spacing: The distance in points; nil for 4.
    public nonisolated func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: @escaping (AnnotationContext) -> C
    ) -> some ChartContent {
        annotated(position, alignment, spacing, .automatic) { AnyView(content($0)) }
    }

    /// Shows a view at each mark.
    ///
    /// - Parameters:
    ///   - alignment: The alignment of the view with the mark's edges.
    ///   - spacing: The distance in points; nil for 4.
    ///   - overflowResolution: What happens to a view that does not fit.
    public nonisolated func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: () -> C
    ) -> some ChartContent {
        let view = AnyView(content())
        return annotated(position, alignment, spacing, overflowResolution) { _ in view }
    }

    /// Shows a view at each mark.
    ///
    /// - Parameters:
    ///   - alignment: The alignment of the view with the mark's edges.
    ///   - spacing: The distance in points; nil for 4.
    ///   - overflowResolution: What happens to a view that does not fit.
    public nonisolated func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: @escaping (AnnotationContext) -> C
    ) -> some ChartContent {
        annotated(position, alignment, spacing, overflowResolution) { AnyView(content($0)) }
    }

    private nonisolated func annotated(
        _ position: AnnotationPosition, _ alignment: Alignment, _ spacing: CGFloat?,
        _ overflow: AnnotationOverflowResolution, _ content: @escaping (AnnotationContext) -> AnyView
    ) -> some ChartContent {
        let annotation = MarkAnnotation(
            position: position, alignment: alignment, spacing: spacing, overflow: overflow, content: content)
        return traits { $0.annotations.append(annotation) }
    }
}
