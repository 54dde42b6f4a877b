public import EspalierViews
@_exported public import Foundation

/// A translation.
@available(
    *, unavailable,
    message:
        "Translation by the device is not part of Espalier. Browsers translate pages; use a service on the server for texts of users."
)
public final class TranslationSession {
    /// The languages.
    public struct Configuration: Equatable, Sendable {
        /// Languages.
        public init(source: Locale.Language? = nil, target: Locale.Language? = nil) {}

        @available(
            *, unavailable,
            message:
                "Translation by the device is not part of Espalier. Browsers translate pages; use a service on the server for texts of users."
        )
        /// A member of the framework.
        public mutating func invalidate() {}
    }

    @available(
        *, unavailable,
        message:
            "Translation by the device is not part of Espalier. Browsers translate pages; use a service on the server for texts of users."
    )
    /// A text.
    public struct Request: Sendable {
        /// A text.
        public init(sourceText: String, clientIdentifier: String? = nil) {}
    }

    @available(
        *, unavailable,
        message:
            "Translation by the device is not part of Espalier. Browsers translate pages; use a service on the server for texts of users."
    )
    /// A translated text.
    public struct Response: Sendable {
        /// A member of the framework.
        public let targetText: String, sourceText: String
    }

    @available(
        *, unavailable,
        message:
            "Translation by the device is not part of Espalier. Browsers translate pages; use a service on the server for texts of users."
    )
    /// A member of the framework.
    public func translate(_ string: String) async throws -> Response {
        preconditionFailure("TranslationSession is unavailable.")
    }
    /// A member of the framework.
    public func translations(from batch: [Request]) async throws -> [Response] { [] }
    /// A member of the framework.
    public func prepareTranslation() async throws {}
}

/// The languages of a device.
@available(
    *, unavailable,
    message:
        "Translation by the device is not part of Espalier. Browsers translate pages; use a service on the server for texts of users."
)
public final class LanguageAvailability {
    /// The languages.
    public init() {}
}

extension View {
    /// Shows a translation.
    @available(
        *, unavailable,
        message:
            "Translation by the device is not part of Espalier. Browsers translate pages; use a service on the server for texts of users."
    )
    public nonisolated func translationPresentation(isPresented: Binding<Bool>, text: String) -> some View { self }

    @available(
        *, unavailable,
        message:
            "Translation by the device is not part of Espalier. Browsers translate pages; use a service on the server for texts of users."
    )
    /// Translates texts.
    @available(
        *, unavailable,
        message:
            "Translation by the device is not part of Espalier. Browsers translate pages; use a service on the server for texts of users."
    )
    public nonisolated func translationTask(
        _ configuration: TranslationSession.Configuration?, action: @escaping (TranslationSession) async -> Void
    ) -> some View { self }
}
