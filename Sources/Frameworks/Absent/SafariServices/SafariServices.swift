@_exported public import Foundation
public import UIKit

/// A browser.
@available(*, unavailable, message: "A page cannot show a browser inside. Open the URL with Link or openURL.")
open class SFSafariViewController: UIViewController {
    /// An object of the framework.
    public init(url URL: URL) { super.init(nibName: nil, bundle: nil) }

    /// An object of the framework.
    public init(url URL: URL, configuration: Configuration) { super.init(nibName: nil, bundle: nil) }

    public required init?(coder: NSCoder) { nil }

    /// Settings of a browser.
    @available(*, unavailable, message: "A page cannot show a browser inside. Open the URL with Link or openURL.")
    open class Configuration: NSObject {}
}

/// Receives the end of a browser.
@available(*, unavailable, message: "A page cannot show a browser inside. Open the URL with Link or openURL.")
public protocol SFSafariViewControllerDelegate: NSObjectProtocol {}
