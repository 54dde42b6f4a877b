import EspalierViews
import Foundation

/// Tells the delegate of a browser's app how much the app is in use.
///
/// It is a feature of the app's graph, which has the activity of the most active page.
@MainActor
final class ApplicationActivity: PageFeature {
    private unowned let graph: ViewGraph
    /// The delegate, which the graph itself releases before the app ends.
    private var delegate: (any UIApplicationDelegate)?
    /// The activity that the delegate knows; nil before the first page.
    private var known: HostEnvironment.Activity?

    init(_ graph: ViewGraph) {
        self.graph = graph
    }

    /// Lets the pages of the app report their use for a delegate.
    func begin(_ delegate: any UIApplicationDelegate) {
        self.delegate = delegate
        graph.noteActivityRead()
    }

    func activityDidChange() {
        let activity = graph.host.activity
        let chosen = graph.values.feature(DelegateReference.self).delegate
        guard activity != known, let receiver = chosen ?? delegate else { return }
        let earlier = known ?? .inactive
        known = activity
        switch (earlier, activity) {
        case (.inactive, .active): receiver.applicationDidBecomeActive(.shared)
        case (.active, .inactive): receiver.applicationWillResignActive(.shared)
        case (.inactive, .background): receiver.applicationDidEnterBackground(.shared)
        case (.background, .inactive): receiver.applicationWillEnterForeground(.shared)
        default: break
        }
    }

    func pageDidEnd() {
        if known != nil { delegate?.applicationWillTerminate(.shared) }
        delegate = nil
    }
}
