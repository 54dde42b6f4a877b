public import Foundation

/// Nib files are not available: they are made by Interface Builder for Apple's systems.
@available(*, unavailable, message: "There are no nib files here. Make the view in code, and register its class.")
open class UINib: NSObject {
    /// Unavailable: there are no nib files here.
    public init(nibName name: String, bundle bundleOrNil: Bundle?) {}
}

/// Storyboards are not available: they are made by Interface Builder for Apple's systems.
@available(*, unavailable, message: "There are no storyboards here. Make the controller by its initializer.")
open class UIStoryboard: NSObject {
    /// Unavailable, like the class.
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {}
    /// Unavailable, like the class.
    @MainActor
    public func instantiateInitialViewController() -> UIViewController? { nil }
    /// Unavailable, like the class.
    @MainActor
    public func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        UIViewController(nibName: nil, bundle: nil)
    }
}

/// A way from one controller of a storyboard to another one. There are no storyboards here.
@available(
    *, unavailable,
    message: "There are no storyboards here. Make the controller by its initializer, and present or push it."
)
open class UIStoryboardSegue: NSObject {}

extension UIViewController {
    /// Unavailable: there are no storyboards here.
    @available(
        *, unavailable,
        message: "There are no storyboards here. Make the controller by its initializer, and present or push it."
    )
    public func performSegue(withIdentifier identifier: String, sender: Any?) {}

    /// Unavailable: there are no storyboards here.
    @available(
        *, unavailable, message: "There are no storyboards here. Give the controller its data before you present it."
    )
    public func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

    /// Unavailable: there are no storyboards here.
    @available(*, unavailable, message: "There are no storyboards here. Make the controller by its initializer.")
    public var storyboard: UIStoryboard? { nil }
}

extension UITableView {
    /// Unavailable: there are no nib files here.
    @available(*, unavailable, message: "There are no nib files here. Register the class of the cell.")
    public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {}
}

extension UICollectionView {
    /// Unavailable: there are no nib files here.
    @available(*, unavailable, message: "There are no nib files here. Register the class of the cell.")
    public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {}

    /// Unavailable: there are no nib files here.
    @available(*, unavailable, message: "There are no nib files here. Register the class of the view.")
    public func register(
        _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) {}
}
