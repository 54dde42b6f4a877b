public import Foundation

/// Opens a URL: `openURL(url)`.
public struct OpenURLAction {
    /// The result of handling a URL.
    public struct Result: Sendable {
        enum Outcome: Sendable { case handled, discarded, systemAction }

        let outcome: Outcome

        /// The handler opened the URL.
        public static let handled = Result(outcome: .handled)
        /// The handler discarded the URL.
        public static let discarded = Result(outcome: .discarded)
        /// The browser should follow the URL. Only a `Link` can ask for it.
        public static let systemAction = Result(outcome: .systemAction)

        /// The same as `systemAction`: the browser can only follow the URL of the `Link`.
        public static func systemAction(_ url: URL) -> Result { systemAction }
    }

    private let handler: ((URL) -> Result)?

    /// An action that the app handles.
    public init(handler: @escaping (URL) -> Result) {
        self.handler = handler
    }

    init() {
        handler = nil
    }

    var isCustom: Bool { handler != nil }

    /// Passes the URL to the handler. Without a handler it logs a warning, because a server cannot navigate the
    /// browser; a `Link` can.
    public func callAsFunction(_ url: URL) {
        callAsFunction(url) { _ in }
    }

    /// Passes the URL to the handler.
    ///
    /// - Parameter completion: Receives whether the handler opened the URL.
    public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
        guard let handler else {
            Warning.once("openURL was called without a handler: use a Link, which the browser follows.")
            completion(false)
            return
        }
        completion(handler(url).outcome == .handled)
    }
}

private enum OpenURLKey: EnvironmentKey { static var defaultValue: OpenURLAction { OpenURLAction() } }

extension EnvironmentValues {
    /// The action that opens URLs.
    public var openURL: OpenURLAction {
        get { self[OpenURLKey.self] }
        set { self[OpenURLKey.self] = newValue }
    }
}
