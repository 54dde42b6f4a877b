import EspalierLayoutEngine
import EspalierViews
public import Foundation

/// The control of a scroll view that refreshes its content. The user pulls the content down, and an activity indicator is shown until the
/// app calls `endRefreshing()`.
///
/// Set it as the `refreshControl` of a scroll view or a table, or add it to one as a subview.
open class UIRefreshControl: UIControl {
    /// A control without a size: the scroll view places it.
    override public init(frame: CGRect) {
        super.init(frame: .zero)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    private let stateReaders = DependencySource.make()
    private var waiting: [CheckedContinuation<Void, Never>] = []
    /// Whether the app itself has begun to refresh.
    private var isBegunByApp = false

    /// Whether the content is being refreshed.
    open private(set) var isRefreshing = false

    /// Shows the indicator, without a call of the actions for `valueChanged`.
    open func beginRefreshing() {
        guard !isRefreshing else { return }
        isRefreshing = true
        isBegunByApp = true
        withAnimation { stateReaders.invalidateReaders() }
    }

    /// Hides the indicator.
    open func endRefreshing() {
        guard isRefreshing else { return }
        isRefreshing = false
        if isBegunByApp {
            isBegunByApp = false
            withAnimation { stateReaders.invalidateReaders() }
        }
        for continuation in waiting { continuation.resume() }
        waiting = []
    }

    override var reportsOwnEvents: Bool { true }

    /// The text below the indicator. It has no effect.
    open var attributedTitle: NSAttributedString?

    /// Refreshes because the user asks for it. Returns after the end of it.
    final func refresh() async {
        if !isRefreshing {
            isRefreshing = true
            sendActions(for: [.valueChanged, .primaryActionTriggered])
        }
        guard isRefreshing else { return }
        await withCheckedContinuation { waiting.append($0) }
    }

    /// Whether the app has begun to refresh, for a view, which then depends on it.
    final func readIsBegunByApp() -> Bool {
        stateReaders.noteRead()
        return isBegunByApp
    }
}

/// Lets the user refresh a scroll view of SwiftUI by a control of UIKit.
struct Refreshing: ViewModifier {
    let control: UIRefreshControl?

    func body(content: Content) -> some View {
        if let control {
            content
                .safeAreaInset(edge: .top, spacing: 0) {
                    if control.readIsBegunByApp() { ProgressView().frame(height: 50) }
                }
                .refreshable { [weak control] in await control?.refresh() }
        } else {
            content
        }
    }
}
