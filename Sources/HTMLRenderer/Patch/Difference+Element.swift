import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation

extension Difference {
    // MARK: Style

    /// Whether both versions certainly have the same style, apart from their places.
    func hasSameStyle(_ old: DisplayNode, _ new: DisplayNode) -> Bool {
        guard old.frame.size == new.frame.size, old.appearance === new.appearance, old.pressed === new.pressed else {
            return false
        }
        switch (old.content, new.content) {
        case (.box, .box), (.scroll, .scroll), (.link, .link), (.popup, .popup), (.dialog, .dialog): return true
        case (.flow(let oldFlow), .flow(let newFlow)): return oldFlow.gap == newFlow.gap
        case (.text(let oldText), .text(let newText)):
            return oldText.isIdentical(to: newText)
                || oldText.layout.lines.count == 1 && newText.layout.lines.count == 1
                    && oldText.isEmpty == newText.isEmpty && oldText.lineHeight == newText.lineHeight
                    && oldText.appearance.drawsLineLike(newText.appearance)
        case (.image(let oldImage), .image(let newImage)): return oldImage === newImage
        case (.shape(let oldShape), .shape(let newShape)): return oldShape === newShape
        case (.drawing, .drawing), (.tapArea, .tapArea): return true
        case (.part(let oldPart), .part(let newPart)): return oldPart == newPart
        default: return false
        }
    }

    mutating func updateStyle(
        _ old: DisplayNode, _ new: DisplayNode, from oldPlace: ElementPlace, to newPlace: ElementPlace,
        kind: ElementKind
    ) {
        oldStyle.removeAll()
        oldStyle.declareStyle(of: old, at: oldPlace, isVoid: kind.isVoid)
        newStyle.removeAll()
        newStyle.declareStyle(of: new, at: newPlace, isVoid: kind.isVoid)
        if oldStyle.equals(newStyle) { return }
        for font in newStyle.fonts where !oldStyle.fonts.contains(font) { newFonts.append(font) }
        var changes = styleChanges()
        guard !changes.isEmpty else { return }
        let animation = index(of: new.animation)
        // An element without a transform has its origin where that of the new transform is, so that only the transform moves it.
        if animation != nil, !oldStyle.declares(.transform), newStyle.declares(.transform),
            let origin = changes.firstIndex(where: { $0.property == .transformOrigin })
        {
            operations.append(.style(new.id, [changes.remove(at: origin)], animation: nil))
        }
        operations.append(.style(new.id, changes, animation: animation))
    }

    /// Writes the change of the place of a node that is otherwise the same.
    mutating func updatePlace(_ node: DisplayNode, from oldPlace: ElementPlace, to newPlace: ElementPlace) {
        oldStyle.removeAll()
        oldStyle.declarePlace(oldPlace)
        newStyle.removeAll()
        newStyle.declarePlace(newPlace)
        let changes = styleChanges()
        guard !changes.isEmpty else { return }
        operations.append(.style(node.id, changes, animation: index(of: node.animation)))
    }

    private func styleChanges() -> [StyleChange] {
        var changes: [StyleChange] = []
        for declaration in newStyle.declarations where declaration.property != .fill {
            let before = oldStyle.declarations.first { $0.property == declaration.property }
            if let before,
                newStyle.equals(
                    from: declaration.valueStart, to: declaration.valueEnd, oldStyle, from: before.valueStart,
                    to: before.valueEnd)
            {
                continue
            }
            let value = newStyle.string(from: declaration.valueStart, to: declaration.valueEnd)
            changes.append(StyleChange(declaration.property, value))
        }
        for declaration in oldStyle.declarations
        where !newStyle.declarations.contains(where: { $0.property == declaration.property }) {
            changes.append(StyleChange(declaration.property, ""))
        }
        return changes
    }

    // MARK: Attributes

    mutating func updateAttributes(
        _ old: DisplayNode, _ new: DisplayNode, kind: ElementKind, context: ElementContext
    ) {
        if AttributeList.isEmpty(for: old, kind: kind) && AttributeList.isEmpty(for: new, kind: kind) { return }
        oldAttributes.describe(old, kind: kind, context: context)
        newAttributes.describe(new, kind: kind, context: context)
        if oldAttributes.attributes == newAttributes.attributes { return }
        var changes: [AttributeChange] = []
        for attribute in newAttributes.attributes
        where !isState(attribute.name, kind) && oldAttributes[attribute.name] != attribute.value {
            changes.append(AttributeChange(attribute.name, attribute.value))
        }
        for attribute in oldAttributes.attributes
        where !isState(attribute.name, kind) && newAttributes[attribute.name] == nil {
            changes.append(AttributeChange(attribute.name, nil))
        }
        guard !changes.isEmpty else { return }
        var animation: Int?
        if case .scroll(let scroll) = new.content, changes.contains(where: { $0.name == .scrollTo }) {
            animation = index(of: scroll.request?.animation)
        }
        operations.append(.attributes(new.id, changes, animation: animation))
    }

    /// Whether the attribute is part of a control's state, which has its own operation.
    private func isState(_ name: AttributeName, _ kind: ElementKind) -> Bool {
        switch name {
        case .value: kind != .button
        case .checked: true
        default: false
        }
    }

    // MARK: Content

    mutating func updateContent(
        _ old: DisplayNode, _ new: DisplayNode, kind: ElementKind, context: ElementContext
    ) {
        switch (old.content, new.content) {
        case (.text(let oldText), .text(let newText)) where !oldText.isIdentical(to: newText):
            if let oldLetters = oldText.singleLine, let newLetters = newText.singleLine {
                if oldLetters != newLetters {
                    let (animation, transition) = contentChange(of: new)
                    operations.append(.text(new.id, newLetters, animation: animation, transition: transition))
                }
            } else {
                updateMarkup(old, new, kind: kind, context: context, fades: true)
            }
        case (.image(let oldImage), .image(let newImage)) where kind != .image && oldImage !== newImage:
            if !oldImage.hasSameMarkup(as: newImage) {
                updateMarkup(old, new, kind: kind, context: context, fades: oldImage.isSymbol && newImage.isSymbol)
            }
        case (.box, .box) where old.definesEffects || new.definesEffects:
            if old.appearance !== new.appearance { updateMarkup(old, new, kind: kind, context: context) }
        case (.shape, .shape) where old.shapeDrawing == .vector || new.shapeDrawing == .vector:
            updateMarkup(old, new, kind: kind, context: context)
        case (.drawing(let oldDrawing), .drawing(let newDrawing)) where oldDrawing !== newDrawing:
            updateMarkup(old, new, kind: kind, context: context)
        case (.part(.dataTable(let oldTable)), .part(.dataTable(let newTable))) where oldTable != newTable:
            updateMarkup(old, new, kind: kind, context: context)
        case (.control(let oldControl), .control(let newControl)):
            if kind == .stepper || oldControl.options != newControl.options {
                updateMarkup(old, new, kind: kind, context: context)
            }
            let shown = takeReport(new).flatMap { newControl.shownValue($0) } ?? oldControl.shownValue
            updateValue(new, shown: shown, newControl)
        default: break
        }
    }

    /// The index of the animation of a change of a node's content, and the content's transition; nil for a change at once.
    private mutating func contentChange(of node: DisplayNode) -> (Int?, DisplayContentTransition?) {
        let transition = node.contentTransition
        if transition == .identity { return (nil, nil) }
        guard let animation = node.animation ?? transition?.ownAnimation else { return (nil, nil) }
        return (index(of: animation), transition)
    }

    /// Sets the content of a node's element if it differs. `fades`: the change may be animated.
    private mutating func updateMarkup(
        _ old: DisplayNode, _ new: DisplayNode, kind: ElementKind, context: ElementContext, fades: Bool = false
    ) {
        writer.out.removeAll()
        writer.writeContent(old, kind: kind, context: context)
        let before = writer.out.bytes
        writer.out.removeAll()
        writer.writeContent(new, kind: kind, context: context)
        let after = writer.out.bytes
        guard before != after else { return }
        let (animation, transition) = fades ? contentChange(of: new) : (nil, nil)
        operations.append(
            .content(new.id, Markup(bytes: after), animation: animation, transition: transition))
    }

    /// Sets a control's value if the page shows a different one. A nil `shown` means that the shown value is unknown.
    mutating func updateValue(_ node: DisplayNode, shown: String?, _ control: DisplayControl) {
        guard let value = control.shownValue, value != shown else { return }
        operations.append(.value(node.id, value))
    }
}

extension DisplayControl {
    /// The state of the control, as the value of `PatchOperation.value`; nil if it has none.
    var shownValue: String? {
        switch kind {
        case .textField(let entry), .textArea(let entry): entry.value
        case .toggle(let isOn): isOn ? "true" : "false"
        case .slider(let value, _, _, _): text(of: value)
        case .choice(_, let selected): selected.map { String($0) } ?? ""
        case .date(let entry): entry.value
        case .color(let value): value
        case .button, .stepper, .spinner, .files, .clipboard: nil
        }
    }

    /// The options of a menu.
    fileprivate var options: [String] {
        if case .choice(let options, _) = kind { options } else { [] }
    }

    /// The state of the control after it reported an event's value.
    func shownValue(_ report: EventValue) -> String? {
        switch (kind, report) {
        case (.textField, .text(let text)), (.textArea, .text(let text)): text
        case (.date, .text(let text)), (.color, .text(let text)): text
        case (.toggle, .bool(let isOn)): isOn ? "true" : "false"
        case (.slider, .number(let number)): text(of: number)
        case (.choice, .number(let number)): Int(exactly: number).map { String($0) }
        default: nil
        }
    }

    private func text(of number: Double) -> String {
        var writer = ByteWriter(capacity: 64)
        writer.append(exact: number)
        return writer.string()
    }
}
