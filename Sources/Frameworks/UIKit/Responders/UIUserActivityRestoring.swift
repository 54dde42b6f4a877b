import EspalierViews
public import Foundation

/// An object that restores the state of an activity.
@MainActor @preconcurrency
public protocol UIUserActivityRestoring: NSObjectProtocol {
    /// Restores the state of an activity that continues.
    func restoreUserActivityState(_ userActivity: NSUserActivity)
}

extension UIResponder: UIUserActivityRestoring {}
