public import Foundation

extension LanguageModelSession {
    /// A failure of a request. On this device it is always `assetsUnavailable`.
    public enum GenerationError: Error, LocalizedError {
        /// The description for developers.
        public struct Context: Sendable {
            public let debugDescription: String

            public init(debugDescription: String) {
                self.debugDescription = debugDescription
            }
        }

        /// The conversation is too long.
        case exceededContextWindowSize(Context)
        /// The model is missing, as on this device.
        case assetsUnavailable(Context)
        /// The text breaks a limit.
        case guardrailViolation(Context)
        /// The schema has an unknown guide.
        case unsupportedGuide(Context)
        /// The model does not know the language.
        case unsupportedLanguageOrLocale(Context)
        /// The answer does not match the schema.
        case decodingFailure(Context)
        /// The app asks too often.
        case rateLimited(Context)
        /// The session answers another request.
        case concurrentRequests(Context)

        public var errorDescription: String? {
            switch self {
            case .exceededContextWindowSize(let context), .assetsUnavailable(let context),
                .guardrailViolation(let context), .unsupportedGuide(let context),
                .unsupportedLanguageOrLocale(let context), .decodingFailure(let context), .rateLimited(let context),
                .concurrentRequests(let context):
                context.debugDescription
            }
        }

        static var missingModel: GenerationError {
            .assetsUnavailable(Context(debugDescription: "This device has no language model."))
        }
    }
}
