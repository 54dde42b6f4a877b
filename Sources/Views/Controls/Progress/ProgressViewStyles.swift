import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation

/// A bar if the progress is known, otherwise a spinner.
public nonisolated struct DefaultProgressViewStyle: ProgressViewStyle {
    /// The platform's default style.
    public nonisolated init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        if configuration.fractionCompleted == nil {
            CircularProgressViewStyle().makeBody(configuration: configuration)
        } else {
            LinearProgressViewStyle().makeBody(configuration: configuration)
        }
    }
}

/// A bar below the label, 4 points high as on iOS.
public nonisolated struct LinearProgressViewStyle: ProgressViewStyle {
    let tint: Color?

    /// A style with a bar in the environment's tint.
    public nonisolated init() {
        tint = nil
    }

    /// A style with a bar in a colour.
    ///
    /// - Parameter tint: The colour of the completed part.
    public nonisolated init(tint: Color) {
        self.tint = tint
    }

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 4) {
            configuration.label
            LevelBar(fraction: configuration.fractionCompleted ?? 0, height: 4)
                .modifier(ProgressSemantics(fraction: configuration.fractionCompleted, label: configuration.label))
            configuration.currentValueLabel?.font(.caption).systemForegroundStyle(.secondary)
        }
        .modifier(OptionalTint(tint: tint))
    }
}

/// A spinner, or a ring that closes if the progress is known. The label is below it.
public nonisolated struct CircularProgressViewStyle: ProgressViewStyle {
    let tint: Color?

    /// A style with a spinner or ring in the environment's tint.
    public nonisolated init() {
        tint = nil
    }

    /// A style with a spinner or ring in a colour.
    ///
    /// - Parameter tint: The colour of the completed part.
    public nonisolated init(tint: Color) {
        self.tint = tint
    }

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 8) {
            CircularProgress(fraction: configuration.fractionCompleted)
                .modifier(ProgressSemantics(fraction: configuration.fractionCompleted, label: configuration.label))
            configuration.label?.systemForegroundStyle(.secondary)
            configuration.currentValueLabel?.font(.caption).systemForegroundStyle(.secondary)
        }
        .modifier(OptionalTint(tint: tint))
    }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    /// A bar if the progress is known, otherwise a spinner.
    public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
    /// A bar below the label, 4 points high as on iOS.
    public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
    /// A spinner, or a ring that closes if the progress is known. The label is below it.
    public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

/// Sets a style's own tint; nil keeps the environment's.
nonisolated struct OptionalTint: ViewModifier {
    let tint: Color?

    @MainActor func body(content: Content) -> some View {
        if let tint { content.tint(tint) } else { content }
    }
}

/// A track that is filled with the tint from the leading end.
nonisolated struct LevelBar: View {
    let fraction: Double
    let height: CGFloat

    @MainActor var body: some View {
        Capsule()
            .fill(NamedStyle(name: .fill))
            .frame(height: height)
            .overlay {
                GeometryReader { proxy in
                    Capsule().fill(TintShapeStyle()).frame(width: proxy.size.width * fraction)
                }
            }
    }
}

/// A ring or spinner, 20 points wide, or 37 for large controls.
nonisolated struct CircularProgress: View {
    let fraction: Double?
    @Environment(\.controlSize) private var controlSize

    @MainActor var body: some View {
        let length: CGFloat = controlSize.isLarge ? 37 : 20
        if let fraction {
            ZStack {
                Circle().stroke(NamedStyle(name: .fill), lineWidth: 3)
                Arc(start: 0, end: fraction).stroke(TintShapeStyle(), style: StrokeStyle(lineWidth: 3, lineCap: .round))
            }
            .padding(1.5)
            .frame(width: length, height: length)
        } else {
            Spinner(length: length)
        }
    }
}

/// An arc of a circle, in turns clockwise from the top.
nonisolated struct Arc: Shape, Equatable {
    var start: Double
    var end: Double
    /// The angle of 0, in turns from the top.
    var origin: Double = 0

    func path(in rect: CGRect) -> Path {
        var path = Path()
        guard end > start else { return path }
        path.addArc(
            center: CGPoint(x: rect.midX, y: rect.midY), radius: min(rect.width, rect.height) / 2,
            startAngle: .degrees((origin + start) * 360 - 90), endAngle: .degrees((origin + end) * 360 - 90),
            clockwise: false)
        return path
    }
}

/// The accessibility role and value of a progress view.
nonisolated struct ProgressSemantics: ViewModifier {
    let fraction: Double?
    let label: ProgressViewStyleConfiguration.Label?

    @MainActor func body(content: Content) -> some View {
        content
            .modifier(AccessibilityModifier(change: .progress(.progressbar, fraction)))
            .modifier(
                SpokenName(text: label.flatMap { AccessibilityLabel.text(in: $0.content) }, substitute: "Progress"))
    }
}

/// Sets a control's accessibility label to the text of its label.
nonisolated struct SpokenName: ViewModifier {
    let text: Text?
    let substitute: String

    @MainActor func body(content: Content) -> some View {
        content.modifier(AccessibilityModifier(change: .label(text.map { .text($0) } ?? .plain(substitute))))
    }
}

/// The spinner of a task of unknown length. The browser animates it.
nonisolated struct Spinner: _PrimitiveView {
    typealias Body = Never

    let length: CGFloat

    @MainActor static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        SpinnerNode(view.length, in: context)
    }

    @MainActor static func _updateNode(_ node: _ViewNode, to view: Self) {
        unsafeDowncast(node, to: SpinnerNode.self).update(to: view.length)
    }
}

final class SpinnerNode: LeafNode {
    private var length: CGFloat

    init(_ length: CGFloat, in context: __shared NodeContext) {
        self.length = length
        super.init(in: context)
    }

    func update(to newLength: CGFloat) {
        guard newLength != length else { return }
        length = newLength
        invalidateLayout()
    }

    override func measure(_ proposal: ProposedViewSize) -> MeasuredSize {
        .always(CGSize(width: length, height: length))
    }

    override func environmentDidChange() { setNeedsDisplay() }

    override func makeDisplay(at frame: CGRect, animation: DisplayAnimation?) -> DisplayNode? {
        var tint: DisplayColor?
        if case .color(let color)? = environment.shapeStyleContext.tint { tint = color }
        return DisplayNode(
            id: displayNumber, type: "ProgressView", frame: frame,
            content: .control(DisplayControl(kind: .spinner, tint: tint)), animation: animation)
    }
}
