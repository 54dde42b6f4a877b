public import Foundation

/// An object with content whose size others choose: a controller or its presentation.
@MainActor @preconcurrency
public protocol UIContentContainer: NSObjectProtocol {
    /// The size in points that the content needs.
    var preferredContentSize: CGSize { get }
    /// Called before the page has another size.
    func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
    /// Called before the traits of the page change.
    func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}

extension UIViewController: UIContentContainer {
    /// Sets the items of the bar at the lower edge of a navigation controller.
    public func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        UIView.change(animated: animated, completion: nil) { self.toolbarItems = toolbarItems }
    }
}
