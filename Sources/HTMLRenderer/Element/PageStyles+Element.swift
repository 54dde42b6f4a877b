import EspalierDisplayTree

extension PageStyles {
    /// Whether an element may have classes in place of a style. The page's style sheet and scripts find some styles in the attribute:
    /// those of fields and layers, of what is dragged, of pressed buttons, of transforms and effects, and the backgrounds of buttons.
    ///
    /// - Parameter isInButton: whether the element is in a button or a link, or directly in one around other controls.
    static func mayContain(styleOf node: DisplayNode, _ kind: ElementKind, isInButton: Bool) -> Bool {
        var isButton = isInButton
        switch kind {
        case .generic, .heading, .list, .listItem, .navigation: break
        case .button, .link, .compoundButton, .compoundLink: isButton = true
        default: return false
        }
        switch node.content {
        case .box, .flow, .text, .image, .shape, .drawing, .link: break
        case .control(let control): if !control.kind.isButton { return false }
        case .part(.line), .part(.swipeRow), .part(.swipeContent), .part(.swipeActions): break
        default: return false
        }
        if node.pressed != nil || isButton && node.shapeDrawing == .box { return false }
        guard let appearance = node.appearance else { return true }
        return appearance.effects == nil && !appearance.ignoresPointer && !(isButton && appearance.background != nil)
    }
}
