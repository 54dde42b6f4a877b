import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation

/// The kind of HTML element of a node. If the kinds of two versions differ, the element must be replaced.
enum ElementKind: Equatable {
    case generic, main, navigation, list, listItem
    case heading(UInt8)
    /// A button around the node's content.
    case button
    /// A tappable box that contains controls, which a button must not. A separate button lies below them.
    case compoundButton
    case link
    /// The same for a link.
    case compoundLink
    case textField, textArea, toggle, slider, stepper, choice, image
    /// A field with a picker of the browser: a date, a color, files.
    case pick
    case dialog

    init(of node: DisplayNode, context: ElementContext) {
        switch node.content {
        case .control(let control): self = Self.kind(of: control, node: node)
        case .link(let link) where URLPolicy.isAllowed(link.url):
            // The button of a compound element reports taps.
            self =
                !node.children.isInteractive ? .link : node.events.contains(.tap) ? .compoundButton : .compoundLink
        case .dialog: self = .dialog
        case .image(let image) where image.isWholeImage && node.children.isEmpty && !node.events.contains(.tap):
            self = .image
        case .text(let text) where node.events.contains(.tap):
            self = text.hasLinks || node.children.isInteractive ? .compoundButton : .button
        case .box, .flow, .text, .image, .shape, .drawing, .tapArea, .link, .scroll, .popup, .part:
            if node.events.contains(.tap) {
                self = node.children.isInteractive ? .compoundButton : .button
            } else {
                self = Self.kindOfStatic(node, context: context)
            }
        }
    }

    private static func kind(of control: DisplayControl, node: DisplayNode) -> ElementKind {
        switch control.kind {
        case .button: node.children.isInteractive ? .compoundButton : .button
        case .textField: .textField
        case .textArea: .textArea
        case .toggle: .toggle
        case .slider: .slider
        case .stepper: .stepper
        case .choice: .choice
        case .date, .color, .files, .clipboard: .pick
        case .spinner: .generic
        }
    }

    private static func kindOfStatic(_ node: DisplayNode, context: ElementContext) -> ElementKind {
        if context.isRoot { return .main }
        if context.isInsideInteractive { return .generic }
        if case .text = node.content {
            let level = node.semantics?.headingLevel ?? 0
            return level > 0 ? .heading(min(level, 6)) : .generic
        }
        switch node.semantics?.role {
        case .main: return .main
        case .navigation: return .navigation
        case .list: return .list
        case .listitem: return .listItem
        default: return .generic
        }
    }

    /// The element's name.
    func tag(_ context: ElementContext) -> StaticString {
        switch self {
        case .generic: context.isInsideInteractive ? "span" : "div"
        case .compoundButton, .compoundLink, .stepper: "div"
        case .main: "main"
        case .navigation: "nav"
        case .list: "ul"
        case .listItem: "li"
        case .heading(1): "h1"
        case .heading(2): "h2"
        case .heading(3): "h3"
        case .heading(4): "h4"
        case .heading(5): "h5"
        case .heading: "h6"
        case .button: "button"
        case .link: "a"
        case .textArea: "textarea"
        case .choice: "select"
        case .textField, .toggle, .slider, .pick: "input"
        case .image: "img"
        case .dialog: "dialog"
        }
    }

    /// Whether the element has neither content nor an end tag (nor pseudo-elements to draw a border with).
    var isVoid: Bool {
        switch self {
        case .textField, .toggle, .slider, .pick, .image: true
        default: false
        }
    }

    /// Whether the descendants must not be interactive.
    var isInteractive: Bool {
        self == .button || self == .link
    }
}

/// The effects of a node's ancestors on its element.
struct ElementContext: Equatable {
    /// Whether the element is inside a button or a link, where HTML allows only phrasing content.
    var isInsideInteractive = false
    /// Whether the element is below an `aria-hidden` one, where nothing may take the focus.
    var isAriaHidden = false
    var isRoot = false

    static let root = ElementContext(isRoot: true)

    /// The context of the children of an element.
    func inside(_ kind: ElementKind, _ node: DisplayNode) -> ElementContext {
        ElementContext(
            isInsideInteractive: isInsideInteractive || kind.isInteractive,
            isAriaHidden: isAriaHidden || node.semantics?.isHidden == true)
    }
}

/// Computes the places of the children of a node, in order.
struct ElementPlacer {
    private let axis: Axis?
    private let gap: Int
    /// The end of the previous child, where the next one is placed without margins.
    private var end = 0

    init(_ content: DisplayContent) {
        if case .flow(let flow) = content {
            axis = flow.axis
            gap = Int(GridFrame.quarters(in: flow.gap))
        } else {
            axis = nil
            gap = 0
        }
    }

    mutating func place(_ node: DisplayNode) -> ElementPlace {
        let frame = node.gridFrame
        let (x, y) = (Int(frame.x), Int(frame.y))
        guard let axis, !node.isLeaving else { return ElementPlace(isInFlow: false, x: x, y: y) }
        defer { skip(toAfter: frame) }
        return switch axis {
        case .vertical: ElementPlace(isInFlow: true, x: x, y: y - end)
        case .horizontal: ElementPlace(isInFlow: true, x: x - end, y: y)
        }
    }

    /// Skips children with unchanged places.
    mutating func skip(toAfter frame: GridFrame) {
        switch axis {
        case nil: break
        case .vertical: end = Int(frame.y) + Int(frame.height) + gap
        case .horizontal: end = Int(frame.x) + Int(frame.width) + gap
        }
    }
}

extension DisplayImage {
    /// Whether the image is an `img` element: a file for both schemes, stretched to its frame.
    var isWholeImage: Bool {
        if case .url = source { fitting == .stretched && !isTemplate && schemes == nil } else { false }
    }
}
