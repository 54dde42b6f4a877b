public import Foundation

/// Opens an address: `openURL(url)`.
public struct OpenURLAction {
    /// What became of an address.
    public struct Result: Sendable {
        enum Outcome: Sendable { case handled, discarded, systemAction }

        let outcome: Outcome

        /// The handler did all.
        public static let handled = Result(outcome: .handled)
        /// Nothing is to be done.
        public static let discarded = Result(outcome: .discarded)
        /// The browser shall follow it: only a `Link` can ask it to.
        public static let systemAction = Result(outcome: .systemAction)

        public static func systemAction(_ url: URL) -> Result { systemAction }
    }

    private let handler: ((URL) -> Result)?

    /// An action of the app's own.
    public init(handler: @escaping (URL) -> Result) {
        self.handler = handler
    }

    init() {
        handler = nil
    }

    var isCustom: Bool { handler != nil }

    /// Hands the address to the handler. Where the app set none, a warning is logged: a server cannot lead the browser away from its
    /// page, a `Link` can.
    public func callAsFunction(_ url: URL) {
        callAsFunction(url) { _ in }
    }

    /// - Parameter completion: gets whether somebody took the address.
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
    /// What opens addresses.
    public var openURL: OpenURLAction {
        get { self[OpenURLKey.self] }
        set { self[OpenURLKey.self] = newValue }
    }
}
