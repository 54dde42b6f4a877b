import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation

/// The attributes that elements carry, other than `id` and `style`.
package enum AttributeName: String, Hashable, Sendable, CaseIterable {
    case `class`, type, name, value, href, src, alt, checked, disabled, readonly, placeholder, inputmode, autocomplete
    case min, max, step, rel, inert, tabindex, role, title, popover, popovertarget, spellcheck, autocorrect
    case autocapitalize, enterkeyhint
    case menu = "data-menu"
    case expanded = "aria-expanded"
    case popup = "aria-haspopup"
    case valueNow = "aria-valuenow"
    case events = "data-on"
    /// What gestures need: `d` and a distance, `h` with milliseconds and a distance, and letters (`DisplayGesture.words`).
    case gesture = "data-g"
    /// Where to scroll to: a number that differs for each wish, x, y, and 1 for smoothly.
    case scrollTo = "data-to"
    case label = "aria-label"
    case labelledBy = "aria-labelledby"
    case describedBy = "aria-description"
    case hidden = "aria-hidden"
    case selected = "aria-selected"
    case pressed = "aria-pressed"
    case checkedState = "aria-checked"
    case current = "aria-current"
    case isDisabled = "aria-disabled"
    case valueText = "aria-valuetext"
    case level = "aria-level"
    case modal = "aria-modal"
    /// How long a row is thought to be, of an area whose rows come when they are to be seen.
    case rows = "data-rows"
    case identifier = "data-identifier"
}

/// An element's attributes, made anew for each element in the same memory.
struct AttributeList {
    struct Attribute: Equatable {
        var name: AttributeName
        var value: String
    }

    private(set) var attributes: [Attribute] = []

    mutating func removeAll() {
        attributes.removeAll(keepingCapacity: true)
    }

    mutating func set(_ name: AttributeName, _ value: String) {
        attributes.append(Attribute(name: name, value: value))
    }

    /// A Boolean attribute that is present.
    mutating func set(_ name: AttributeName) {
        attributes.append(Attribute(name: name, value: ""))
    }

    subscript(_ name: AttributeName) -> String? {
        for attribute in attributes where attribute.name == name { return attribute.value }
        return nil
    }
}

extension AttributeList {
    /// Whether the node's element has no attribute but its id and style, which is so for most.
    static func isEmpty(for node: DisplayNode, kind: ElementKind) -> Bool {
        switch kind {
        case .generic, .heading: break
        default: return false
        }
        guard !node.hasSemantics, node.events.isEmpty else { return false }
        if let appearance = node.appearance, appearance.zIndex != 0 || appearance.border != nil { return false }
        if node.pressed?.node.appearance?.border != nil { return false }
        switch node.content {
        case .box, .text, .shape, .drawing, .tapArea: return true
        default: return false
        }
    }

    /// Makes the list for a node's element.
    mutating func describe(_ node: DisplayNode, kind: ElementKind, context: ElementContext) {
        removeAll()
        describeClass(node, kind: kind)
        switch kind {
        case .button: describeButton(node, context: context)
        case .link:
            if case .link(let url) = node.content { describeLink(url, context: context) }
        case .picture: describePicture(node)
        default:
            if case .control(let control) = node.content { describeControl(control, node: node, context: context) }
            if case .popup = node.content { set(.popover, "auto") }
        }
        if case .scroll(let scroll) = node.content, let request = scroll.request {
            set(
                .scrollTo,
                "\(request.number) \(request.offset.x) \(request.offset.y) \(request.isAnimated ? 1 : 0)")
        }
        if case .scroll(let scroll) = node.content, let length = scroll.rowLength {
            set(.rows, String(Int(length.rounded())))
        }
        describeEvents(node, kind: kind)
        describeSemantics(node, kind: kind)
    }

    private mutating func describeClass(_ node: DisplayNode, kind: ElementKind) {
        var name = ""
        func add(_ part: String) { name += name.isEmpty ? part : " " + part }
        switch node.content {
        case .flow(let flow): add(flow.axis == .horizontal ? "h" : "v")
        case .scroll(let scroll):
            add("s")
            if scroll.axes.contains(.horizontal) { add("sx") }
            if scroll.axes.contains(.vertical) { add("sy") }
            if !scroll.showsIndicators { add("bare") }
            if scroll.snapAxes.contains(.horizontal) { add("nx") }
            if scroll.snapAxes.contains(.vertical) { add("ny") }
            if scroll.letsPointerThrough { add("open") }
            if scroll.dismissesKeyboard { add("away") }
        case .part(let part): add(part.className)
        case .control(let control): add(control.kind.className)
        case .popup: add("menu")
        default: break
        }
        if node.gesture?.letsPointerThrough == true { add("open") }
        if kind == .compoundButton || kind == .compoundLink { add("c") }
        if let appearance = node.appearance {
            if appearance.zIndex != 0 { add("z") }
            if let border = appearance.border, !kind.isVoid { add(border.paint.isGradient ? "bg" : "b") }
        }
        // A border that only the pressed state has is drawn by the same pseudo-element.
        if node.appearance?.border == nil, let border = node.pressed?.node.appearance?.border, !kind.isVoid {
            add(border.paint.isGradient ? "bg" : "b")
        }
        if !name.isEmpty { set(.class, name) }
    }

    mutating func describeButton(_ node: DisplayNode, context: ElementContext) {
        if case .control(let control) = node.content, case .button(let feedback) = control.kind,
            let menu = feedback.menu
        {
            set(.popup, "menu")
            set(feedback.menuIsHeld ? .menu : .popovertarget, "n" + String(menu))
        }
        if node.events.contains(.tap) {
            set(.name, FormField.tap)
            set(.value, String(node.id))
        } else {
            set(.type, "button")
        }
        if node.isDisabledControl { set(.disabled) }
        if context.isAriaHidden || node.semantics?.isHidden == true { set(.tabindex, "-1") }
    }

    mutating func describeLink(_ url: String, context: ElementContext) {
        set(.href, url)
        set(.rel, "noopener")
        if context.isAriaHidden { set(.tabindex, "-1") }
    }

    private mutating func describePicture(_ node: DisplayNode) {
        guard case .image(let image) = node.content, case .url(let url) = image.source else { return }
        if URLPolicy.isAllowedForImage(url) { set(.src, url) }
        set(.alt, node.semantics?.label ?? image.alternative ?? "")
    }

    /// Events that the page sends for no single element.
    private static let silentEvents: EventTypes = [.resize, .gesture]
    /// Events that the browser's own controls send without being told.
    private static let controlEvents: EventTypes = [.tap, .input, .change]

    /// The events that the element's own kind does not say already.
    private mutating func describeEvents(_ node: DisplayNode, kind: ElementKind) {
        if let gesture = node.gesture { set(.gesture, gesture.words) }
        var rest = node.events.subtracting(Self.silentEvents)
        switch kind {
        case .button, .link: rest.remove(.tap)
        case .textField, .textArea: rest.subtract([.tap, .input])
        case .toggle, .slider, .stepper, .choice: rest.subtract(Self.controlEvents)
        default: break
        }
        guard !rest.isEmpty else { return }
        var names = ""
        for type in EventType.allCases where rest.contains(EventTypes(type)) {
            names += names.isEmpty ? type.rawValue : " " + type.rawValue
        }
        set(.events, names)
    }
}

extension DisplayNode {
    /// Whether the node is a control that takes nothing now.
    package var isDisabledControl: Bool {
        if case .control(let control) = content, control.isDisabled { return true }
        return semantics?.isDisabled == true
    }
}

extension DisplayGesture {
    /// The value of `data-g`, which `public/gestures.js` reads: `n` is told at once, `t` takes taps, `w` waits for more of
    /// them, `p` takes two fingers, `x` keeps from scrolling, `y` leaves it to areas around, `q` overrides controls.
    fileprivate var words: String {
        var words: [String] = []
        if let distance { words.append("d\(Double(distance))") }
        for hold in holds { words.append("h\(hold.milliseconds),\(Double(min(hold.distance, 1e6)))") }
        if reportsStart { words.append("n") }
        if takesTaps { words.append("t") }
        if waitsForTaps { words.append("w") }
        if takesTwoFingers { words.append("p") }
        if keepsFromScrolling { words.append("x") } else if distance != nil { words.append("y") }
        if overridesControls { words.append("q") }
        return words.joined(separator: " ")
    }
}

extension DisplayPart {
    fileprivate var className: String {
        switch self {
        case .stop(let always): always ? "n na" : "n"
        case .pinned: "pin"
        case .refresh: "pull"
        case .swipeRow: "sw"
        case .swipeContent: "swc"
        case .swipeActions(let isLeading, let isFull): (isLeading ? "swl" : "swt") + (isFull ? " full" : "")
        }
    }
}

extension DisplayControl.PressFeedback {
    /// The classes of a button: `k` for all, `f` and `d` for one that fades, `r` for one that repeats.
    fileprivate var className: String {
        let name =
            switch look {
            case .none: "k"
            case .fade: "k f"
            case .dim: "k d"
            case .row: "k i"
            }
        return repeats ? name + " r" : name
    }
}

extension DisplayControl.Kind {
    var isButton: Bool { if case .button = self { true } else { false } }

    /// The class that the style sheet draws the control by.
    var className: String {
        switch self {
        case .button(let feedback): feedback.className
        case .textField(let entry): entry.isRounded ? "field rounded" : "field"
        case .textArea(let entry):
            entry.isEditor ? "field area editor" : entry.isRounded ? "field area rounded" : "field area"
        case .spinner: "spinner"
        case .date: "pick date"
        case .color: "pick well"
        case .toggle: "toggle"
        case .slider: "slider"
        case .stepper: "stepper"
        case .choice: "choice"
        }
    }
}
