import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation

extension Text: View, _PrimitiveView {
    public typealias Body = Never

    @MainActor public static func _makeNode(_ view: Text, in context: _NodeContext) -> _ViewNode {
        TextNode(view, in: context)
    }

    @MainActor public static func _updateNode(_ node: _ViewNode, to view: Text) {
        paired(node, as: TextNode.self).update(to: view)
    }
}

/// Shows a text: resolves it in its environment, shapes it, and breaks it into lines for its width.
final class TextNode: LeafNode {
    private var text: Text
    private var shaped: any ShapedText
    /// The lines of the text without constraints, which most texts are shown in.
    private var natural: TextLayout
    private var appearance: DisplayTextAppearance
    private var leading: Font.Leading
    private var redaction: Redaction
    private var textEnvironment: TextEnvironment
    /// Whether the app opens the links of the text itself, by an action of the environment.
    private var asksForLinks = false

    init(_ text: __shared Text, in context: __shared NodeContext) {
        let environment = context.textEnvironment
        (shaped, appearance, leading, redaction) = text.placed(in: environment)
        natural = shaped.natural
        let hasLinks = appearance.hasLinks
        textEnvironment = environment
        self.text = text
        super.init(in: context)
        if hasLinks { asksForLinks = mayAskForLinks }
        if text.mayReadClock { awaitChange() }
    }

    func update(to newText: Text) {
        guard newText != text else { return }
        text = newText
        resolve()
        noteLinks()
        awaitChange()
    }

    // MARK: Links

    private var mayAskForLinks: Bool { appearance.hasLinks && environment.openURL.isCustom }

    private func noteLinks() {
        guard mayAskForLinks != asksForLinks else { return }
        asksForLinks.toggle()
        setNeedsDisplay()
    }

    override func handle(_ event: DisplayEvent) throws(EventRefusal) {
        guard event.type == .follow, asksForLinks else { throw .notTaken(node: event.node, type: event.type) }
        guard case .text(let target) = event.value, appearance.hasLink(to: target), let url = URL(string: target) else {
            throw .wrongValue(node: event.node, type: event.type, expected: "a link of the text")
        }
        let open = environment.openURL
        graph.enqueueAction { open(url) }
    }

    // MARK: Time

    /// Schedules the next update of a text that changes with time, as texts of dates do.
    private func awaitChange() {
        forgetClock()
        guard text.readsClock else { return }
        let now = TextClock.now
        guard let next = text.nextChange(after: now) else { return }
        // A little after the change itself, so the clock has passed it for certain.
        let delay = Duration.seconds(max(0, next.timeIntervalSince(now)) + 0.005)
        graph.feature(TextClocks.self).waiting[ObjectIdentifier(self)] = Task { @MainActor [weak self] in
            try? await Task.sleep(for: delay, tolerance: .milliseconds(20))
            guard !Task.isCancelled, let self, !isRemoved else { return }
            resolve()
            awaitChange()
        }
    }

    private func forgetClock() {
        graph.features[TextClocks.self]?.waiting.removeValue(forKey: ObjectIdentifier(self))?.cancel()
    }

    override func willRemove() {
        super.willRemove()
        forgetClock()
        graph.features[ShownTextValues.self]?.values[ObjectIdentifier(self)] = nil
    }

    override func environmentDidChange() {
        if environment.textEnvironment(graph) !== textEnvironment { resolve() }
        noteLinks()
    }

    private func resolve() {
        let oldConstraints = constraints
        textEnvironment = environment.textEnvironment(graph)
        let placed = text.placed(in: textEnvironment)
        let measuresTheSame =
            placed.shaped === shaped
            && textEnvironment.settings.constraints(lineSpacing: placed.appearance.lineSpacing) == oldConstraints
        if measuresTheSame, placed.redaction == redaction, placed.appearance.isEqual(to: appearance) { return }
        (shaped, appearance, leading, redaction) = placed
        natural = shaped.natural
        setNeedsDisplay()
        if !measuresTheSame { invalidateLayout() }
    }

    private var constraints: TextConstraints {
        textEnvironment.settings.constraints(lineSpacing: appearance.lineSpacing)
    }

    /// The text without styles.
    var plainText: String { text.plainString(in: textEnvironment) }

    private func layout(for proposal: ProposedViewSize) -> TextLayout {
        if isNatural(for: proposal) { return natural }
        return shaped.layout(width: proposal.width, height: proposal.height, constraints: constraints)
    }

    /// Whether the unconstrained layout is also the result for `proposal`.
    private func isNatural(for proposal: ProposedViewSize) -> Bool {
        if let width = proposal.width, width < natural.size.width { return false }
        let count = natural.lines.count
        let settings = textEnvironment.settings
        if count > 1 {
            if let height = proposal.height, height < natural.size.height { return false }
            if appearance.lineSpacing != 0 { return false }
        }
        if let most = settings.lineLimit, count > most { return false }
        return count >= settings.reservedLines
    }

    override func measure(_ proposal: ProposedViewSize) -> MeasuredSize {
        guard isNatural(for: proposal) else {
            return MeasuredSize(
                shaped.layout(width: proposal.width, height: proposal.height, constraints: constraints).size)
        }
        // If it fits, every wider and higher proposal gives the same size.
        return MeasuredSize(
            size: natural.size,
            from: CGSize(
                width: natural.size.width, height: natural.lines.count > 1 ? natural.size.height : -.infinity))
    }

    override var explicitGuides: ExplicitGuides { .ofText }

    override func explicitAlignment(_ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize) -> CGFloat? {
        if key == VerticalAlignment.firstTextBaseline.key { return layout(for: proposal).firstBaseline }
        if key == VerticalAlignment.lastTextBaseline.key { return layout(for: proposal).lastBaseline }
        return key == HorizontalAlignment.firstTextLeading.key ? 0 : nil
    }

    override func makeDisplay(at frame: CGRect, animation: DisplayAnimation?) -> DisplayNode? {
        if asksForLinks { graph.setTarget(displayNumber, self) }
        let content: DisplayContent =
            redaction == .none && isNatural(for: placedProposal)
            ? .text(DisplayText(natural, appearance)) : content(layout(for: placedProposal), width: frame.width)
        return DisplayNode(
            id: displayNumber, type: "Text", frame: frame, events: asksForLinks ? .follow : .none,
            content: content, animation: animation,
            contentTransition: contentTransition(isAnimated: animation != nil))
    }

    /// The content transition of an animated change.
    private func contentTransition(isAnimated: Bool) -> DisplayContentTransition? {
        guard isAnimated || textEnvironment.settings.showsNumericValue else { return nil }
        let transition = environment.contentTransition
        let shown = graph.features[ShownTextValues.self]?.values[ObjectIdentifier(self)]
        if shown != transition.value {
            graph.feature(ShownTextValues.self).values[ObjectIdentifier(self)] = transition.value
        }
        return isAnimated ? transition.display(after: shown) : nil
    }

    private func content(_ layout: TextLayout, width: CGFloat) -> DisplayContent {
        if redaction == .none {
            return .text(
                DisplayText(
                    layout,
                    layout.scale == 1 ? appearance : textEnvironment.scaled(appearance, leading, by: layout.scale)))
        }
        return RedactedShape.lines(
            layout, width: width, spacing: appearance.lineSpacing, alignment: textEnvironment.settings.alignment,
            direction: environment.layoutDirection, style: environment.shapeStyleContext)
    }
}
