import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation

/// A control for a color. A tap opens the browser's own picker.
public nonisolated struct ColorPicker<Label: View>: View {
    let selection: Binding<Color>
    let supportsOpacity: Bool
    let label: Label

    /// A color picker with a label.
    ///
    /// - Parameter supportsOpacity: Whether the color keeps its opacity when it changes; otherwise it becomes opaque.
    ///   The page's control does not change the opacity itself.
    public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
        self.selection = selection
        self.supportsOpacity = supportsOpacity
        self.label = label()
    }

    @MainActor public var body: some View {
        LabeledControl(label: label) {
            ColorWell(selection: selection, keepsOpacity: supportsOpacity, name: AccessibilityLabel.text(in: label))
        }
    }
}

extension ColorPicker where Label == Text {
    /// A color picker with a localized title.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
    }

    /// A color picker with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
    }
}

nonisolated struct ColorWell: NodeView {
    typealias Body = Never

    let selection: Binding<Color>
    let keepsOpacity: Bool
    let name: Text?

    @MainActor func makeNode(in context: NodeContext) -> ColorWellNode { ColorWellNode(self, in: context) }
    @MainActor func update(_ node: ColorWellNode) { node.update(to: self) }
}

/// A color well of iOS's size, 28 × 28 points.
final class ColorWellNode: ControlLeafNode {
    private var view: ColorWell
    private var color = Color.clear

    init(_ view: ColorWell, in context: __shared NodeContext) {
        self.view = view
        super.init(in: context)
        evaluate()
    }

    func update(to newView: ColorWell) {
        if view.name != newView.name { setNeedsDisplay() }
        view = newView
        evaluate()
    }

    override func evaluate() {
        color = evaluated(color) { view.selection.wrappedValue }
    }

    override var elementName: StaticString { "ColorPicker" }
    override var events: EventTypes { .change }

    override var kind: DisplayControl.Kind {
        let components = color.components(in: environment.shapeStyleContext)
        let digits = [components.red, components.green, components.blue].map { component -> String in
            let text = String(Int((min(1, max(0, component)) * 255).rounded()), radix: 16)
            return text.count == 1 ? "0" + text : text
        }
        return .color("#" + digits.joined())
    }

    override func measure(_ proposal: ProposedViewSize) -> MeasuredSize { .always(CGSize(width: 28, height: 28)) }

    override func makeDisplay(at frame: CGRect, animation: DisplayAnimation?) -> DisplayNode? {
        let name = view.name?.resolve(in: environment.textEnvironment(graph)).plainText ?? ""
        label = name.isEmpty ? "Color" : name
        return super.makeDisplay(at: frame, animation: animation)
    }

    /// Accepts only a number sign and six hexadecimal digits.
    override func take(_ event: DisplayEvent) throws(EventRefusal) {
        guard case .text(let text) = event.value, let rgb = Self.components(text) else {
            throw .wrongValue(node: event.node, type: event.type, expected: "a color as #1a2b3c")
        }
        let opacity = view.keepsOpacity ? Double(color.components(in: environment.shapeStyleContext).opacity) : 1
        view.selection.wrappedValue = Color(.sRGB, red: rgb[0], green: rgb[1], blue: rgb[2], opacity: opacity)
    }

    private static func components(_ text: String) -> [Double]? {
        let bytes = Array(text.utf8)
        guard bytes.count == 7, bytes[0] == UInt8(ascii: "#"),
            bytes.dropFirst().allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 || 97...102 ~= $0 | 32 }),
            let number = Int(text.dropFirst(), radix: 16)
        else { return nil }
        return [16, 8, 0].map { Double(number >> $0 & 255) / 255 }
    }
}
