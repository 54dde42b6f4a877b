@_exported public import Foundation
public import Observation

/// The language model of the system, for which this device is not eligible.
///
/// Apps ask for `availability`, and show or do something else without a model.
public final class SystemLanguageModel: Observable, Sendable {
    /// The usual model.
    public static let `default` = SystemLanguageModel()

    /// A model for a purpose.
    public init(useCase: UseCase = .general, guardrails: Guardrails = .default) {}

    /// Whether the model can be used: the device is not eligible.
    public var availability: Availability { .unavailable(.deviceNotEligible) }
    /// Whether the model can be used: false.
    public var isAvailable: Bool { false }
    /// The languages of the model: none.
    public var supportedLanguages: Set<Locale.Language> { [] }

    /// Whether the model knows the language of a locale: false.
    public func supportsLocale(_ locale: Locale = .current) -> Bool { false }

    /// Whether a model can be used.
    @frozen public enum Availability: Equatable, Sendable {
        /// Reasons against it.
        public enum UnavailableReason: Equatable, Sendable {
            /// The device lacks the hardware, as this one; the user turned the models off; the model is being loaded.
            case deviceNotEligible, appleIntelligenceNotEnabled, modelNotReady
        }

        /// It can.
        case available
        /// It cannot, for a reason.
        case unavailable(UnavailableReason)
    }

    /// Purposes of a model.
    public struct UseCase: Equatable, Sendable {
        private let name: String

        /// All purposes.
        public static let general = UseCase(name: "general")
        /// Finding the subjects of a text.
        public static let contentTagging = UseCase(name: "contentTagging")
    }

    /// Limits of a model.
    public struct Guardrails: Sendable {
        /// The usual limits.
        public static let `default` = Guardrails()
        /// Limits that let a text be changed that contains forbidden things.
        public static let permissiveContentTransformations = Guardrails()
    }
}
