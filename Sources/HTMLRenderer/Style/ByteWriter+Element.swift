import EspalierDisplayTree

extension ByteWriter {
    /// Appends all declarations of a node's element.
    mutating func declareStyle(
        of node: DisplayNode, at place: ElementPlace, isVoid: Bool
    ) {
        declareOwnStyle(of: node, at: place, isVoid: isVoid)
        if let pressed = node.pressed { declare(pressed, of: node, isVoid: isVoid) }
    }

    /// Appends the declarations of a node's element, except for those of its pressed state.
    mutating func declareOwnStyle(
        of node: DisplayNode, at place: ElementPlace, isVoid: Bool
    ) {
        declareGeometry(place, node.gridFrame)
        if case .text(let text) = node.content {
            if let style = text.firstStyle { declareTextStyle(style, lineHeight: text.lineHeight) }
            declareTextAlignment(text)
        } else {
            declareContent(node)
        }
        if node.appearance != nil || node.shapeDrawing == .box { declareAppearance(node, isVoid: isVoid) }
    }
}
