public import Foundation

/// Opens a URL: `openURL(url)`.
public struct OpenURLAction {
    /// The result of handling a URL.
    public struct Result: Sendable {
        enum Outcome: Sendable {
            case handled, discarded
            /// The browser opens the URL, or another one.
            case systemAction(URL?)
        }

        let outcome: Outcome

        /// The handler opened the URL.
        public static let handled = Result(outcome: .handled)
        /// The handler discarded the URL.
        public static let discarded = Result(outcome: .discarded)
        /// The browser opens the URL.
        public static let systemAction = Result(outcome: .systemAction(nil))

        /// The browser opens another URL.
        public static func systemAction(_ url: URL) -> Result { Result(outcome: .systemAction(url)) }
    }

    private let handler: ((URL) -> Result)?
    /// Opens a URL in the browser; nil outside of a page.
    private var openInBrowser: (@MainActor (URL) -> Void)?

    /// An action that the app handles.
    public init(handler: @escaping (URL) -> Result) {
        self.handler = handler
    }

    init() {
        handler = nil
    }

    var isCustom: Bool { handler != nil }

    /// The action in a page.
    func opening(in openInBrowser: @escaping @MainActor (URL) -> Void) -> OpenURLAction {
        var action = self
        action.openInBrowser = openInBrowser
        return action
    }

    /// Opens the URL by the handler, or in the browser. As a `Link`, a browser opens it in place of the page.
    ///
    /// Only URLs of the schemes that links may have are opened: `http`, `https`, `mailto`, `tel`, `sms` and `ftp`, and relative ones.
    @MainActor @preconcurrency
    public func callAsFunction(_ url: URL) {
        callAsFunction(url) { _ in }
    }

    /// Opens the URL by the handler, or in the browser.
    ///
    /// - Parameter completion: Receives whether the handler opened the URL or the browser was asked to.
    @MainActor @preconcurrency
    public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
        switch handler?(url).outcome ?? .systemAction(nil) {
        case .handled: completion(true)
        case .discarded: completion(false)
        case .systemAction(let other):
            guard let openInBrowser else { return completion(false) }
            openInBrowser(other ?? url)
            completion(true)
        }
    }
}

private enum OpenURLKey: EnvironmentKey { static var defaultValue: OpenURLAction { OpenURLAction() } }

extension EnvironmentValues {
    /// The action that opens URLs.
    public var openURL: OpenURLAction {
        get {
            guard let openings = pageOpenings else { return self[OpenURLKey.self] }
            return self[OpenURLKey.self].opening { [weak openings] in openings?.open(url: $0.absoluteString) }
        }
        set { self[OpenURLKey.self] = newValue }
    }
}
