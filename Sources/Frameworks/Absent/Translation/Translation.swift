public import EspalierViews
@_exported public import Foundation
import EspalierUnavailable

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

        /// A member of the framework.
        @available(
            *, unavailable,
            message:
                "Translation by the device is not part of Espalier. Browsers translate pages; use a service on the server for texts of users."
        )
        public mutating func invalidate() {}
    }

    /// A text.
    @available(
        *, unavailable,
        message:
            "Translation by the device is not part of Espalier. Browsers translate pages; use a service on the server for texts of users."
    )
    public struct Request: Sendable {
        /// A text.
        public init(sourceText: String, clientIdentifier: String? = nil) {}
    }

    /// A translated text.
    @available(
        *, unavailable,
        message:
            "Translation by the device is not part of Espalier. Browsers translate pages; use a service on the server for texts of users."
    )
    public struct Response: Sendable {
        /// A member of the framework.
        public let targetText: String, sourceText: String
    }

    /// A member of the framework.
    @available(
        *, unavailable,
        message:
            "Translation by the device is not part of Espalier. Browsers translate pages; use a service on the server for texts of users."
    )
    public func translate(_ string: String) async throws -> Response {
        unavailable()
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
