import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation

package nonisolated struct NavigationBarModifier: NodeModifier {
    let position: Int
    /// Whether the bar is that of a column beside the stack.
    var isColumn = false

    @MainActor func makeNode(in context: NodeContext) -> NavigationBarNode {
        NavigationBarNode(position: position, isColumn: isColumn, in: context)
    }
    @MainActor func update(_ node: NavigationBarNode) {}
}

/// A screen with its bars, which reduce its safe area. The preferences of the screen's views determine the content of the bars.
final class NavigationBarNode: SafeAreaReducingNode, PreferenceReader {
    private let position: Int
    private let isColumn: Bool
    private var settings = NavigationBarSettings()
    private var top: StackNode?
    private var bottom: StackNode?
    private var keyboard: StackNode?
    private var isEnqueued = false
    /// The scroll view below the bar, which the title follows.
    private weak var scroll: ScrollNode?

    init(position: Int, isColumn: Bool, in context: __shared NodeContext) {
        self.position = position
        self.isColumn = isColumn
        super.init(in: context)
        needsEvaluation = false
        enqueueReading()
    }

    override var typeName: String { "NavigationBar" }
    override func makeCopy(in context: NodeContext) -> WrapperNode {
        NavigationBarNode(position: position, isColumn: isColumn, in: context)
    }

    // MARK: Structure

    override func forEachChild(_ body: (ViewNode) -> Void) {
        super.forEachChild(body)
        if let top { body(top) }
        if let bottom { body(bottom) }
        if let keyboard { body(keyboard) }
    }

    override func forEachItem(_ body: (LayoutNode) -> Void) {
        super.forEachItem(body)
        if let top { body(top) }
        if let bottom { body(bottom) }
        if let keyboard { body(keyboard) }
    }

    /// Views in the bars add nothing to the bars.
    override func collectPreference<K: PreferenceKey>(_ key: K.Type, into value: inout K.Value?) {
        content?.collectPreference(key, into: &value)
    }

    // MARK: Preferences

    override func preferencesDidChange(_ keys: PreferenceKeySet) {
        if keys.contains(PreferenceKeySet(NavigationBarKey.self)) { enqueueReading() }
        super.preferencesDidChange(keys)
    }

    private func enqueueReading() {
        guard !isEnqueued else { return }
        isEnqueued = true
        graph.enqueuePreference(self)
    }

    func readPreference() -> Bool {
        isEnqueued = false
        settings = Preference.value(of: NavigationBarKey.self, below: content)
        if !isColumn {
            environment.navigation?.setTitle(settings.title, of: position)
            environment.navigation?.setTitleMode(settings.titleMode, of: position)
            environment.navigation?.setBackLabel(settings.backLabel, of: position)
        }
        evaluate()
        return true
    }

    /// Updates the bars.
    override func evaluate() {
        needsEvaluation = false
        let isTopHidden = settings.isHidden(.navigationBar)
        let topView = NavigationBar(
            settings: settings, position: position, isColumn: isColumn, area: scroll?.displayNumber)
        update(&top, to: isTopHidden ? nil : topView, slot: 1)
        let items = settings.items.filter { $0.placement.area == .bottom }
        let isBottomHidden = items.isEmpty || settings.isHidden(.bottomBar)
        update(
            &bottom, to: isBottomHidden ? nil : BottomBar(items: items, scheme: settings.colorScheme(.bottomBar)),
            slot: 2)
        let keys = settings.items.filter { $0.placement.area == .keyboard }
        update(&keyboard, to: keys.isEmpty ? nil : KeyboardBar(items: keys), slot: 3)
        invalidateLayout()
        setNeedsDisplay()
    }

    private func update<Bar: View>(_ bar: inout StackNode?, to view: Bar?, slot: UInt16) {
        guard let view else {
            bar?.remove()
            bar = nil
            return
        }
        if let content = bar?.content {
            Bar._updateNode(content, to: view)
            return
        }
        let made = StackNode(.column, kind: .vStack, in: NodeContext(parent: self, slot: slot))
        made.content = Bar._makeNode(view, in: NodeContext(parent: made))
        bar = made
        adopt(made, at: Int(slot), stackAxis: nil)
    }

    // MARK: Layout

    override func insets(in proposal: ProposedViewSize) -> EdgeInsets {
        let width = ProposedViewSize(width: proposal.width, height: nil)
        return EdgeInsets(
            top: top?.sizeThatFits(width).height ?? 0, leading: 0, bottom: bottom?.sizeThatFits(width).height ?? 0,
            trailing: 0)
    }

    override func placeInset() {
        let width = ProposedViewSize(width: size.width, height: nil)
        if let top { top.place(at: .zero, proposal: width, size: top.sizeThatFits(width)) }
        if let bottom {
            let own = bottom.sizeThatFits(width)
            bottom.place(at: CGPoint(x: 0, y: size.height - own.height), proposal: width, size: own)
        }
        if let keyboard {
            let own = keyboard.sizeThatFits(width)
            keyboard.place(at: CGPoint(x: 0, y: size.height - own.height), proposal: width, size: own)
        }
        var budget = 100
        let found = item.flatMap { Self.scroll(in: $0, &budget) }
        if found !== scroll {
            scroll = found
            graph.enqueue(self)
        }
    }

    /// The first scroll view of a screen that scrolls up and down.
    ///
    /// - Parameter budget: The number of items to search. A scroll view below the bar is near the top of the screen's items.
    private static func scroll(in item: LayoutNode, _ budget: inout Int) -> ScrollNode? {
        if let scroll = item as? ScrollNode { return scroll.axes.contains(.vertical) ? scroll : nil }
        budget -= 1
        guard budget > 0, !(item is TabContainerNode) else { return nil }
        var found: ScrollNode?
        item.forEachItem { if found == nil, budget > 0 { found = scroll(in: $0, &budget) } }
        return found
    }

    // MARK: Display

    override func displayContents(into builder: inout DisplayBuilder, at position: CGPoint) {
        func show(_ bar: StackNode?) {
            guard let bar else { return }
            builder.add(bar, at: CGPoint(x: position.x + bar.origin.x, y: position.y + bar.origin.y))
        }
        // The order of focus and of reading is that of the page from top to bottom.
        show(top)
        super.displayContents(into: &builder, at: position)
        show(bottom)
        show(keyboard)
    }
}
