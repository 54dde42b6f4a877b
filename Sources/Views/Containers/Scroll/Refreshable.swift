import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation

private enum RefreshKey: EnvironmentKey { static var defaultValue: RefreshAction? { nil } }

extension EnvironmentValues {
    /// The action that refreshes the content; nil if there is none. See `refreshable(action:)`.
    public internal(set) var refresh: RefreshAction? {
        get { self[RefreshKey.self] }
        set { self[RefreshKey.self] = newValue }
    }
}

extension View {
    /// Lets users refresh the lists and vertical scroll views inside: by pulling down at the top, or by a button that
    /// appears with keyboard focus and when a wheel turns further at the top. While `action` runs, an activity
    /// indicator is shown at the top.
    public nonisolated __consuming func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
        modifier(RefreshKeeper(action: action))
    }
}

/// Keeps one box for the lifetime of the modifier, so a new action does not change the environment.
private nonisolated struct RefreshKeeper: NodeModifier {
    let action: @Sendable () async -> Void

    @MainActor func makeNode(in context: NodeContext) -> RefreshNode {
        let node = RefreshNode(in: context)
        node.box.action = action
        return node
    }

    @MainActor func update(_ node: RefreshNode) { node.box.action = action }
}

private final class RefreshNode: SingleChildNode {
    let box = RefreshAction.Box()

    override func environmentForChildren(in outer: EnvironmentValues) -> EnvironmentValues {
        var inner = outer
        inner.refresh = RefreshAction(box: box)
        return inner
    }
}

/// The refresh control of a scroll view, and its state.
@MainActor
final class ScrollRefresher {
    /// The height of the control, and of the space that it takes from the content while it runs.
    static let height: CGFloat = 50

    let node: ViewNode
    var action: RefreshAction?
    private(set) var isRunning = false
    private unowned let scroll: ScrollNode
    private var task: Task<Void, Never>?
    private(set) var item: LayoutNode?

    init(of scroll: ScrollNode) {
        self.scroll = scroll
        let box = Press()
        node = RefreshControl._makeNode(
            RefreshControl(isRunning: false, press: box), in: NodeContext(parent: scroll, slot: 1))
        press = box
        box.action = { [weak self] in self?.start() }
    }

    /// The button's action, which is set after the button is made.
    final class Press {
        var action: @MainActor () -> Void = {}
    }

    private let press: Press

    private func start() {
        guard !isRunning, let action else { return }
        isRunning = true
        withAnimation { scroll.graph.enqueue(scroll) }
        task = Task { @MainActor [weak self] in
            await action()
            guard let self, !node.isRemoved else { return }
            isRunning = false
            withAnimation { self.scroll.graph.enqueue(self.scroll) }
        }
    }

    /// Updates the control to the current state.
    func update() {
        RefreshControl._updateNode(node, to: RefreshControl(isRunning: isRunning, press: press))
    }

    func place(in width: CGFloat) {
        var items = ItemList()
        node.collectItems(into: &items)
        item = items.first
        guard let item else { return }
        scroll.adopt(item, at: 1, stackAxis: nil)
        let proposal = ProposedViewSize(width: 120, height: Self.height)
        item.place(
            at: CGPoint(x: ((width - 120) / 2).rounded(), y: 0), proposal: proposal, size: item.sizeThatFits(proposal))
    }
}

private nonisolated struct RefreshControl: View {
    let isRunning: Bool
    let press: ScrollRefresher.Press

    @MainActor var body: some View {
        ZStack {
            if isRunning {
                ProgressView().accessibilityLabel("Refreshing")
            } else {
                Button {
                    press.action()
                } label: {
                    Text("Refresh")
                        .font(.subheadline)
                        .padding(.horizontal, 16)
                        .frame(height: 34)
                        .background(.thickMaterial, in: Capsule())
                        .foregroundStyle(.primary)
                }
                .buttonStyle(.plain)
            }
        }
        .frame(width: 120, height: ScrollRefresher.height)
        .modifier(PartModifier(.refresh))
    }
}
