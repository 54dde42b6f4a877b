import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation

/// Runs the refreshing of the place in the tree that it was read at: `await refresh()`.
public struct RefreshAction: Sendable, Equatable {
    /// What the modifier holds now.
    @MainActor final class Box {
        var action: @Sendable () async -> Void = {}
    }

    let box: Box

    public static func == (left: RefreshAction, right: RefreshAction) -> Bool { left.box === right.box }

    /// Refreshes, and returns when that is done.
    public func callAsFunction() async {
        await box.action()
    }
}

private enum RefreshKey: EnvironmentKey { static var defaultValue: RefreshAction? { nil } }

extension EnvironmentValues {
    /// What refreshes the contents here; nil where nothing does. See `refreshable(action:)`.
    public internal(set) var refresh: RefreshAction? {
        get { self[RefreshKey.self] }
        set { self[RefreshKey.self] = newValue }
    }
}

extension View {
    /// Lets the lists and vertical scroll views inside be refreshed: by pulling them down at their top, or by a button
    /// "Refresh", which comes with the keyboard's focus, and for a wheel that goes on up there. While `action` runs, a
    /// progress is to be seen at the top.
    public nonisolated func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
        modifier(RefreshKeeper(action: action))
    }
}

/// Keeps one box for as long as the modifier is there, so that a later action is no change of the environment.
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

// MARK: The control

/// What a scroll view that can be refreshed has beside its content.
@MainActor
final class ScrollRefresher {
    /// The height of the control, and of the room that the content leaves it while it runs.
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

    /// What the button does: set once there is somebody to do it.
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

    /// Shows what is the case now.
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
