public import EspalierViews
@_exported public import Foundation
public import FoundationNetworking
public import UIKit
import EspalierUnavailable

/// A view of a page.
@available(
    *, unavailable, message: "Pages of other servers cannot be shown inside of a page. Open them with Link or openURL."
)
open class WKWebView: UIView {
    /// An object of the framework.
    public init(frame: CGRect, configuration: WKWebViewConfiguration) { super.init(frame: frame) }

    override public init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) { nil }

    /// A function of the framework.
    @discardableResult
    public func load(_ request: URLRequest) -> Any? { nil }

    /// A function of the framework.
    @discardableResult
    public func loadHTMLString(_ string: String, baseURL: URL?) -> Any? { nil }
}

/// Settings of a view.
@available(
    *, unavailable, message: "Pages of other servers cannot be shown inside of a page. Open them with Link or openURL."
)
open class WKWebViewConfiguration: NSObject {
    /// An object of the framework.
    public override init() {}
}

/// Settings of a view.
@available(
    *, unavailable, message: "Pages of other servers cannot be shown inside of a page. Open them with Link or openURL."
)
open class WKPreferences: NSObject {
    /// An object of the framework.
    public override init() {}
}

/// Settings of a page.
@available(
    *, unavailable, message: "Pages of other servers cannot be shown inside of a page. Open them with Link or openURL."
)
open class WKWebpagePreferences: NSObject {
    /// An object of the framework.
    public override init() {}
}

/// The data of pages.
@available(
    *, unavailable, message: "Pages of other servers cannot be shown inside of a page. Open them with Link or openURL."
)
open class WKWebsiteDataStore: NSObject {}

/// A way to a page.
@available(
    *, unavailable, message: "Pages of other servers cannot be shown inside of a page. Open them with Link or openURL."
)
open class WKNavigation: NSObject {}

/// A way to a page.
@available(
    *, unavailable, message: "Pages of other servers cannot be shown inside of a page. Open them with Link or openURL."
)
open class WKNavigationAction: NSObject {}

/// An answer of a server.
@available(
    *, unavailable, message: "Pages of other servers cannot be shown inside of a page. Open them with Link or openURL."
)
open class WKNavigationResponse: NSObject {}

/// Answers to a way.
@available(
    *, unavailable, message: "Pages of other servers cannot be shown inside of a page. Open them with Link or openURL."
)
public enum WKNavigationActionPolicy: Int {
    /// The possible answers.
    case cancel, allow, download
}

/// Receives the ways to pages.
@available(
    *, unavailable, message: "Pages of other servers cannot be shown inside of a page. Open them with Link or openURL."
)
public protocol WKNavigationDelegate: NSObjectProtocol {}

/// Shows the dialogs of pages.
@available(
    *, unavailable, message: "Pages of other servers cannot be shown inside of a page. Open them with Link or openURL."
)
public protocol WKUIDelegate: NSObjectProtocol {}

/// Receives messages of scripts.
@available(
    *, unavailable, message: "Pages of other servers cannot be shown inside of a page. Open them with Link or openURL."
)
public protocol WKScriptMessageHandler: NSObjectProtocol {}

/// A message of a script.
@available(
    *, unavailable, message: "Pages of other servers cannot be shown inside of a page. Open them with Link or openURL."
)
open class WKScriptMessage: NSObject {}

/// The scripts of a view.
@available(
    *, unavailable, message: "Pages of other servers cannot be shown inside of a page. Open them with Link or openURL."
)
open class WKUserContentController: NSObject {
    /// An object of the framework.
    public override init() {}
}

/// A view of a page.
@available(
    *, unavailable, message: "Pages of other servers cannot be shown inside of a page. Open them with Link or openURL."
)
public struct WebView: View {
    public typealias Body = Never

    public var body: Never { unavailable() }

    /// An object of the framework.
    public init(url: URL?) {}

    /// An object of the framework.
    public init(_ page: WebPage) {}
}

/// A page.
@available(
    *, unavailable, message: "Pages of other servers cannot be shown inside of a page. Open them with Link or openURL."
)
open class WebPage {
    /// An object of the framework.
    public init() {}
}
