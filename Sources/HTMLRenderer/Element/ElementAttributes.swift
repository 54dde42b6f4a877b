import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation

/// The attributes of elements, other than `id` and `style`.
package enum AttributeName: Hashable, Sendable, CaseIterable {
    case `class`, type, name, value, href, src, alt, checked, disabled, readonly, placeholder, inputmode, autocomplete
    case min, max, step, rel, inert, tabindex, role, title, popover, popovertarget, spellcheck, autocorrect
    case autocapitalize, enterkeyhint, open, accept, capture, multiple, directory, dir
    // WAI-ARIA attributes.
    case expanded, popup, valueNow, label, labelledBy, describedBy, hidden, selected, pressed, checkedState, current
    case isDisabled, valueText, valueMin, valueMax, level, modal, sort, rowIndex, rowCount, multiselectable
    // Attributes for the client (see `Wire.Attribute`).
    case menu, events, gesture, scrollTo, scrollEffect, rows, sharedContent, keepsFormats, symbolEffects, shortcut
    case keys, position
    case detents, hint, selection
    case drag, drop, edge, opens, limit, opensAtOnce, uploads, isOff, span, plot
    /// The author's `accessibilityIdentifier`.
    case identifier

    /// The attribute's name in HTML.
    var name: StaticString {
        switch self {
        case .class: "class"
        case .type: "type"
        case .name: "name"
        case .value: "value"
        case .href: "href"
        case .src: "src"
        case .alt: "alt"
        case .checked: "checked"
        case .disabled: "disabled"
        case .readonly: "readonly"
        case .placeholder: "placeholder"
        case .inputmode: "inputmode"
        case .autocomplete: "autocomplete"
        case .min: "min"
        case .max: "max"
        case .step: "step"
        case .rel: "rel"
        case .inert: "inert"
        case .tabindex: "tabindex"
        case .role: "role"
        case .title: "title"
        case .popover: "popover"
        case .popovertarget: "popovertarget"
        case .spellcheck: "spellcheck"
        case .autocorrect: "autocorrect"
        case .autocapitalize: "autocapitalize"
        case .enterkeyhint: "enterkeyhint"
        case .open: "open"
        case .accept: "accept"
        case .capture: "capture"
        case .multiple: "multiple"
        case .directory: "webkitdirectory"
        case .dir: "dir"
        case .expanded: "aria-expanded"
        case .popup: "aria-haspopup"
        case .valueNow: "aria-valuenow"
        case .label: "aria-label"
        case .labelledBy: "aria-labelledby"
        case .describedBy: "aria-description"
        case .hidden: "aria-hidden"
        case .selected: "aria-selected"
        case .pressed: "aria-pressed"
        case .checkedState: "aria-checked"
        case .current: "aria-current"
        case .isDisabled: "aria-disabled"
        case .valueText: "aria-valuetext"
        case .level: "aria-level"
        case .modal: "aria-modal"
        case .sort: "aria-sort"
        case .rowIndex: "aria-rowindex"
        case .rowCount: "aria-rowcount"
        case .multiselectable: "aria-multiselectable"
        case .valueMin: "aria-valuemin"
        case .valueMax: "aria-valuemax"
        case .menu: Wire.Attribute.menu
        case .events: Wire.Attribute.events
        case .gesture: Wire.Attribute.gesture
        case .scrollTo: Wire.Attribute.scrollTo
        case .scrollEffect: Wire.Attribute.scrollEffect
        case .rows: Wire.Attribute.rows
        case .sharedContent: Wire.Attribute.sharedContent
        case .keepsFormats: Wire.Attribute.keepsFormats
        case .symbolEffects: Wire.Attribute.symbolEffects
        case .shortcut: Wire.Attribute.shortcut
        case .keys: Wire.Attribute.keys
        case .selection: Wire.Attribute.selection
        case .position: Wire.Attribute.position
        case .detents: Wire.Attribute.detents
        case .hint: Wire.Attribute.hint
        case .drag: Wire.Attribute.drag
        case .drop: Wire.Attribute.drop
        case .edge: Wire.Attribute.edge
        case .opens: "data-open"
        case .limit: Wire.Attribute.limit
        case .isOff: Wire.Attribute.isOff
        case .span: Wire.Attribute.span
        case .plot: Wire.Attribute.plot
        case .opensAtOnce: Wire.Attribute.opensAtOnce
        case .uploads: Wire.Attribute.uploads
        case .identifier: "data-identifier"
        }
    }
}

/// An element's attributes. The same memory is reused for each element.
struct AttributeList {
    struct Attribute: Equatable {
        var name: AttributeName
        var value: String
    }

    private(set) var attributes: [Attribute] = []
    /// The path in front of the app's paths in URLs.
    var basePath = BasePath.none

    mutating func removeAll() {
        if !attributes.isEmpty { attributes.removeAll(keepingCapacity: true) }
    }

    mutating func set(_ name: AttributeName, _ value: String) {
        attributes.append(Attribute(name: name, value: value))
    }

    /// Sets a Boolean attribute.
    mutating func set(_ name: AttributeName) {
        attributes.append(Attribute(name: name, value: ""))
    }

    /// Marks a disabled button for the script that disables it. Without scripts, the form can have its tap.
    mutating func leaveEnabled(_ node: DisplayNode) {
        guard let mark = attributes.firstIndex(where: { $0.name == .disabled }) else { return }
        attributes[mark].name = .isOff
        // The button of a menu or a field has no tap.
        guard self[.popup] == nil, self[.opens] == nil,
            let type = attributes.firstIndex(where: { $0.name == .type && $0.value == "button" })
        else { return }
        attributes[type] = Attribute(name: .name, value: Wire.Form.tap)
        attributes.insert(Attribute(name: .value, value: String(node.id)), at: type + 1)
    }

    subscript(_ name: AttributeName) -> String? {
        for attribute in attributes where attribute.name == name { return attribute.value }
        return nil
    }
}

extension AttributeList {
    /// Whether the node's element has no attributes but its id and style, like most elements.
    static func isEmpty(for node: DisplayNode, kind: ElementKind) -> Bool {
        switch kind {
        case .generic, .heading: break
        default: return false
        }
        guard !node.hasSemantics, node.events.isEmpty else { return false }
        if let appearance = node.appearance,
            appearance.zIndex != 0 || appearance.border != nil || appearance.effects?.scroll != nil
        {
            return false
        }
        if node.pressed?.node.appearance?.border != nil { return false }
        switch node.content {
        case .box, .text, .shape, .drawing, .tapArea: return true
        default: return false
        }
    }

    /// Fills the list for a node's element.
    mutating func describe(_ node: DisplayNode, kind: ElementKind, context: ElementContext) {
        removeAll()
        describeClass(node, kind: kind)
        switch kind {
        case .button: describeButton(node, context: context)
        case .link:
            if case .link(let link) = node.content { describe(link, context: context) }
        case .image: describeImage(node)
        default:
            if case .control(let control) = node.content { describeControl(control, node: node, context: context) }
            if case .popup = node.content { set(.popover, "auto") }
            if case .dialog = node.content { set(.open) }
            if case .part(.keys(let words)) = node.content { set(.keys, words) }
            if case .part(.keyboardBar) = node.content { set(.keys, "") }
            if case .part(.inputBar) = node.content { set(.keys, "") }
            if case .part(.rowHandle(let position)) = node.content { set(.position, String(position)) }
            if case .part(.sheet(let heights)) = node.content { set(.detents, heights) }
            if case .part(.shortcutHint(let shortcut)) = node.content { set(.hint, shortcut) }
            if case .part(.dragSource(let accepted)) = node.content { set(.drag, String(accepted)) }
            if case .part(.dropTarget(let feedback)) = node.content {
                set(.drop, feedback.words)
                if let words = feedback.uploads {
                    set(.uploads, words)
                    // Loads the script.
                    set(.opens)
                }
            }
            if case .part(.columnEdge(let edge)) = node.content { describe(edge) }
            if case .part(.plot(let plot)) = node.content { set(.plot, plot.words) }
            if case .part(.contextMenu(let menu)) = node.content {
                set(.menu, NodeName.of(menu))
                // The keyboard opens the menu of the element with the focus.
                let isReachable = node.children.contains { $0.reachesInput && $0.id != menu }
                if !isReachable, !context.isInsideInteractive, !context.isAriaHidden { set(.tabindex, "0") }
            }
        }
        if case .scroll(let scroll) = node.content, let request = scroll.request {
            set(.scrollTo, "\(request.number) \(request.offset.x) \(request.offset.y)")
        }
        if let effect = node.appearance?.effects?.scroll { set(.scrollEffect, effect.text) }
        if case .scroll(let scroll) = node.content, let length = scroll.rowLength {
            set(.rows, String(Int(min(max(0, length), 1e9).rounded())))
        }
        if case .image(let image) = node.content, let effects = image.drawing?.effects {
            set(.symbolEffects, effects.words)
        }
        describeEvents(node, kind: kind)
        describeSemantics(node, kind: kind)
    }

    private mutating func describeClass(_ node: DisplayNode, kind: ElementKind) {
        var name = ""
        func add(_ part: String) { name += name.isEmpty ? part : " " + part }
        switch node.content {
        case .flow(let flow): add(flow.axis == .horizontal ? Wire.Class.row : Wire.Class.column)
        case .scroll(let scroll):
            add(Wire.Class.scrollArea)
            if scroll.axes.contains(.horizontal) { add(Wire.Class.scrollsX) }
            if scroll.axes.contains(.vertical) { add(Wire.Class.scrollsY) }
            if !scroll.showsIndicators { add(Wire.Class.bare) }
            if scroll.snapAxes.contains(.horizontal) { add(Wire.Class.snapsX) }
            if scroll.snapAxes.contains(.vertical) { add(Wire.Class.snapsY) }
            if scroll.letsPointerThrough { add(Wire.Class.open) }
            if scroll.dismissesKeyboard { add(Wire.Class.away) }
        case .part(let part): part.addClasses(add)
        case .control(let control): control.kind.addClasses(add)
        case .image: if node.events.contains(.load) { add(Wire.Class.loading) }
        case .popup: add(Wire.Class.menu)
        case .link(let link): link.feedback?.addClasses(add)
        case .dialog(let isElevated, let isModeless):
            add(Wire.Class.dialog)
            if isElevated { add(Wire.Class.elevated) }
            if isModeless { add(Wire.Class.modeless) }
            if node.semantics?.isModal == true { add(Wire.Class.modal) }
        default: break
        }
        if node.gesture?.letsPointerThrough == true { add(Wire.Class.open) }
        if let appearance = node.appearance, appearance.zIndex != 0 { add(Wire.Class.stacking) }
        // If only the pressed state has a border, the same pseudo-element draws it.
        if let border = node.appearance?.border ?? node.pressed?.node.appearance?.border, !kind.isVoid {
            add(border.paint.isGradient ? Wire.Class.gradientBorder : Wire.Class.border)
        }
        if !name.isEmpty { set(.class, name) }
    }

    mutating func describeButton(_ node: DisplayNode, context: ElementContext) {
        if case .control(let control) = node.content, case .button(let feedback) = control.kind,
            let menu = feedback.menu
        {
            set(.popup, "menu")
            set(feedback.menuIsHeld ? .menu : .popovertarget, NodeName.of(menu))
        }
        if case .control(let control) = node.content, let shortcut = control.shortcut { set(.shortcut, shortcut) }
        if node.events.contains(.tap) {
            set(.name, Wire.Form.tap)
            set(.value, String(node.id))
        } else {
            set(.type, "button")
        }
        if node.isDisabledControl { set(.disabled) }
        if context.isAriaHidden || node.semantics?.isHidden == true { set(.tabindex, "-1") }
    }

    mutating func describe(_ link: DisplayLink, context: ElementContext) {
        set(.href, basePath.address(of: link.url))
        if let content = link.sharedContent { set(.sharedContent, basePath.words(content)) }
        set(.rel, "noopener")
        if context.isAriaHidden { set(.tabindex, "-1") }
    }

    /// The edge of a column is a separator that the keyboard moves, as WAI-ARIA describes it.
    private mutating func describe(_ edge: ColumnEdge) {
        func number(_ length: CGFloat) -> String { String(Int(min(length, 1e5).rounded())) }
        set(.edge, "\(number(edge.width)) \(number(edge.minimum)) \(number(edge.maximum))")
        set(.valueNow, number(edge.width))
        set(.valueMin, number(edge.minimum))
        set(.valueMax, number(edge.maximum))
    }

    private mutating func describeImage(_ node: DisplayNode) {
        guard case .image(let image) = node.content, case .url(let url) = image.source else { return }
        if URLPolicy.isAllowedForImage(url) { set(.src, basePath.address(of: url)) }
        set(.alt, node.semantics?.label ?? image.alternative ?? "")
    }

    /// Events that the page sends without an element.
    private static let silentEvents: EventTypes = [
        .resize, .place, .gesture, .key, .reorder, .detent, .drag, .aim, .drop, .load, .search,
    ]
    /// Events that the browser's own controls always send.
    private static let controlEvents: EventTypes = [.tap, .input, .change]

    /// The events that the element's kind does not imply.
    private mutating func describeEvents(_ node: DisplayNode, kind: ElementKind) {
        if let gesture = node.gesture { set(.gesture, gesture.words) }
        var rest = node.events.subtracting(Self.silentEvents)
        switch kind {
        case .button: rest.remove(.tap)
        case .link: if !node.isScreenLink { rest.remove(.tap) }
        case .textField, .textArea: rest.subtract([.tap, .input])
        case .toggle, .slider, .stepper, .choice: rest.subtract(Self.controlEvents)
        default: break
        }
        // The script for uploads knows which elements take files.
        if case .part(.dropTarget) = node.content { rest.remove(.input) }
        // The script for pointers loads the one for charts, which knows whether the page reports positions.
        if case .part(.plot) = node.content { rest.insert(.over) }
        guard !rest.isEmpty else { return }
        var names = ""
        for type in EventType.allCases where rest.contains(EventTypes(type)) {
            names += names.isEmpty ? type.rawValue : " " + type.rawValue
        }
        set(.events, names)
    }
}

extension DisplayNode {
    /// Whether the node is a link to a screen of the page, which the client opens by an event.
    fileprivate var isScreenLink: Bool {
        if case .link(let link) = content { link.feedback != nil } else { false }
    }

    /// Whether the node is a disabled control.
    package var isDisabledControl: Bool {
        if case .control(let control) = content, control.isDisabled { return true }
        return semantics?.isDisabled == true
    }
}

extension DropFeedback {
    /// The value of the attribute for the client (see `Wire.Drop`).
    fileprivate var words: String {
        var words: [String] = []
        if isRow { words.append(Wire.Drop.between) }
        if reportsMoves { words.append(Wire.Drop.follows) }
        if uploads != nil { words.append(Wire.Drop.files) }
        switch effect {
        case .copy: words.append(Wire.Drop.copy)
        case .move: words.append(Wire.Drop.move)
        case Effect.none?: words.append(Wire.Drop.refuse)
        case nil: break
        }
        return words.joined(separator: " ")
    }
}

extension DisplayGesture {
    /// The value of the attribute for the client (see `Wire.Gesture`).
    var words: String {
        var words: [String] = []
        if let distance { words.append("\(Wire.Gesture.distance)\(Double(distance))") }
        for hold in holds {
            words.append("\(Wire.Gesture.hold)\(hold.milliseconds),\(Double(min(hold.distance, 1e6)))")
        }
        if reportsStart { words.append(Wire.Gesture.reportsStart) }
        if takesTaps { words.append(Wire.Gesture.takesTaps) }
        if waitsForTaps { words.append(Wire.Gesture.waitsForTaps) }
        if takesTwoFingers { words.append(Wire.Gesture.takesTwoFingers) }
        if keepsFromScrolling {
            words.append(Wire.Gesture.keepsScrolling)
        } else if distance != nil {
            words.append(Wire.Gesture.leavesScrolling)
        }
        if overridesControls { words.append(Wire.Gesture.overrides) }
        return words.joined(separator: " ")
    }
}

extension DisplayPart {
    fileprivate func addClasses(_ add: (String) -> Void) {
        switch self {
        case .stop(let axis, let always):
            add(Wire.Class.stop)
            if let axis { add(axis == .horizontal ? Wire.Class.stopX : Wire.Class.stopY) }
            if always { add(Wire.Class.everyStop) }
        case .pinned: add(Wire.Class.pinned)
        case .refresh: add(Wire.Class.refresh)
        case .swipeRow: add(Wire.Class.swipeRow)
        case .swipeContent: add(Wire.Class.swipeContent)
        case .swipeActions(let isLeading, let isFull):
            add(isLeading ? Wire.Class.swipeLeading : Wire.Class.swipeTrailing)
            if isFull { add(Wire.Class.swipeFull) }
        case .backButton: add(Wire.Class.backButton)
        case .keyboardBar: add(Wire.Class.keyboardBar)
        case .inputBar: add(Wire.Class.inputBar)
        case .keepsFocus: add(Wire.Class.keepsFocus)
        case .readerActions: add(Wire.Class.readerActions)
        case .line(.top, _): add(Wire.Class.lineTop)
        case .line(.bottom, _): add(Wire.Class.lineBottom)
        case .line(.leading, _): add(Wire.Class.lineLeft)
        case .line(.trailing, _): add(Wire.Class.lineRight)
        case .front: add(Wire.Class.front)
        case .scheme(let scheme): add(scheme == .dark ? Wire.Class.darkPart : Wire.Class.lightPart)
        case .contextMenu, .keys, .pointer, .rowHandle, .sheet, .shortcutHint, .dragSource, .dropTarget, .columnEdge,
            .plot, .dataTable:
            break
        case .selectionMark: add(Wire.Class.selectionMark)
        case .dragPreview: add(Wire.Class.preview)
        }
    }
}

extension DisplayControl.PressFeedback {
    fileprivate func addClasses(_ add: (String) -> Void) {
        add(Wire.Class.pressable)
        switch style {
        case .none: break
        case .fade: add(Wire.Class.fades)
        case .dim: add(Wire.Class.dims)
        case .row: add(Wire.Class.menuRow)
        }
        if repeats { add(Wire.Class.repeats) }
    }
}

extension DisplayControl.Kind {
    var isButton: Bool { if case .button = self { true } else { false } }

    /// Adds the classes for the control's style rules.
    fileprivate func addClasses(_ add: (String) -> Void) {
        switch self {
        case .button(let feedback): feedback.addClasses(add)
        case .textField(let entry):
            add(Wire.Class.field)
            if entry.isRounded { add(Wire.Class.rounded) }
        case .textArea(let entry):
            add(Wire.Class.field)
            add(Wire.Class.area)
            if entry.isEditor { add(Wire.Class.editor) } else if entry.isRounded { add(Wire.Class.rounded) }
        case .spinner: add(Wire.Class.spinner)
        case .date:
            add(Wire.Class.pick)
            add(Wire.Class.date)
        case .color:
            add(Wire.Class.pick)
            add(Wire.Class.well)
        case .files, .clipboard:
            add(Wire.Class.pick)
            add(Wire.Class.files)
        case .toggle: add(Wire.Class.toggle)
        case .slider: add(Wire.Class.slider)
        case .stepper: add(Wire.Class.stepper)
        case .choice: add(Wire.Class.choice)
        }
    }
}
