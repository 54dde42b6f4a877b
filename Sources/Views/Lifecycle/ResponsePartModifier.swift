/// Declares a part of the response with the page.
nonisolated struct ResponsePartModifier: NodeModifier, ViewlessModifier {
    let part: ResponsePart?

    @MainActor func makeNode(in context: NodeContext) -> ResponsePartNode { ResponsePartNode(part, in: context) }
    @MainActor func update(_ node: ResponsePartNode) { node.responsePart = part }
}

final class ResponsePartNode: SingleChildNode, ResponsePartHolding {
    var responsePart: ResponsePart?

    init(_ part: ResponsePart?, in context: __shared NodeContext) {
        responsePart = part
        super.init(in: context)
        needsEvaluation = false
        if neededSideEffects != nil { graph.feature(PageAnswers.self).add(self) }
    }

    override func willRemove() {
        super.willRemove()
        graph.feature(PageAnswers.self).remove(self)
    }
}
