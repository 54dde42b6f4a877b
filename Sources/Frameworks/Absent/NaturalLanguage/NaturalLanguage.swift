@_exported public import Foundation
import EspalierUnavailable

/// A language.
@available(
    *, unavailable, message: "Analysis of texts is not part of Espalier. Use a service or a package on the server."
)
public struct NLLanguage: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// A language of a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Undetermined.
    public static var undetermined: NLLanguage { NLLanguage("und") }
    /// English.
    public static var english: NLLanguage { NLLanguage("en") }
    /// French.
    public static var french: NLLanguage { NLLanguage("fr") }
    /// German.
    public static var german: NLLanguage { NLLanguage("de") }
    /// Spanish.
    public static var spanish: NLLanguage { NLLanguage("es") }
    /// Italian.
    public static var italian: NLLanguage { NLLanguage("it") }
    /// Japanese.
    public static var japanese: NLLanguage { NLLanguage("ja") }
    /// Korean.
    public static var korean: NLLanguage { NLLanguage("ko") }
    /// Russian.
    public static var russian: NLLanguage { NLLanguage("ru") }
    /// Portuguese.
    public static var portuguese: NLLanguage { NLLanguage("pt") }
    /// Simplified Chinese.
    public static var simplifiedChinese: NLLanguage { NLLanguage("zh-Hans") }
}

/// Finds the language of a text.
@available(
    *, unavailable, message: "Analysis of texts is not part of Espalier. Use a service or a package on the server."
)
open class NLLanguageRecognizer: NSObject {
    /// A search.
    public override init() {}

    /// A member of the framework.
    @available(
        *, unavailable, message: "Analysis of texts is not part of Espalier. Use a service or a package on the server."
    )
    public class func dominantLanguage(for string: String) -> NLLanguage? { nil }
    /// A member of the framework.
    public var dominantLanguage: NLLanguage? { nil }
    /// A member of the framework.
    public func processString(_ string: String) {}
    /// A member of the framework.
    public func languageHypotheses(withMaximum maxHypotheses: Int) -> [NLLanguage: Double] { [:] }
}

/// Finds kinds of words.
@available(
    *, unavailable, message: "Analysis of texts is not part of Espalier. Use a service or a package on the server."
)
open class NLTagger: NSObject {
    /// A search.
    public init(tagSchemes: [NLTagScheme]) {}

    /// A member of the framework.
    @available(
        *, unavailable, message: "Analysis of texts is not part of Espalier. Use a service or a package on the server."
    )
    public var string: String?
    /// A member of the framework.
    public func tag(at index: String.Index, unit: NLTokenUnit, scheme: NLTagScheme) -> (NLTag?, Range<String.Index>) {
        unavailable()
    }
    /// A member of the framework.
    public func enumerateTags(
        in range: Range<String.Index>, unit: NLTokenUnit, scheme: NLTagScheme, options: Options = [],
        using block: (NLTag?, Range<String.Index>) -> Bool
    ) {}

    /// Choices of a search.
    @available(
        *, unavailable, message: "Analysis of texts is not part of Espalier. Use a service or a package on the server."
    )
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt

        @available(
            *, unavailable,
            message: "Analysis of texts is not part of Espalier. Use a service or a package on the server."
        )
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// A choice.
        @available(
            *, unavailable,
            message: "Analysis of texts is not part of Espalier. Use a service or a package on the server."
        )
        public static var omitWords: Options { [] }
        /// A choice.
        public static var omitPunctuation: Options { [] }
        /// A choice.
        public static var omitWhitespace: Options { [] }
        /// A choice.
        public static var omitOther: Options { [] }
        /// A choice.
        public static var joinNames: Options { [] }
    }
}

/// A question about words.
@available(
    *, unavailable, message: "Analysis of texts is not part of Espalier. Use a service or a package on the server."
)
public struct NLTagScheme: Hashable, Sendable {
    /// A question.
    public static var sentimentScore: NLTagScheme { NLTagScheme() }
    /// A question.
    public static var lexicalClass: NLTagScheme { NLTagScheme() }
    /// A question.
    public static var nameType: NLTagScheme { NLTagScheme() }
    /// A question.
    public static var lemma: NLTagScheme { NLTagScheme() }
    /// A question.
    public static var language: NLTagScheme { NLTagScheme() }
}

/// An answer about words.
@available(
    *, unavailable, message: "Analysis of texts is not part of Espalier. Use a service or a package on the server."
)
public struct NLTag: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    @available(
        *, unavailable, message: "Analysis of texts is not part of Espalier. Use a service or a package on the server."
    )
    public init(rawValue: String) { self.rawValue = rawValue }
}

/// A part of a text.
@available(
    *, unavailable, message: "Analysis of texts is not part of Espalier. Use a service or a package on the server."
)
public enum NLTokenUnit: Int {
    /// The values of the framework.
    case word, sentence, paragraph, document
}

/// Finds words.
@available(
    *, unavailable, message: "Analysis of texts is not part of Espalier. Use a service or a package on the server."
)
open class NLTokenizer: NSObject {
    /// A search.
    public init(unit: NLTokenUnit) {}

    /// A member of the framework.
    @available(
        *, unavailable, message: "Analysis of texts is not part of Espalier. Use a service or a package on the server."
    )
    public var string: String?
    /// A member of the framework.
    public func tokens(for range: Range<String.Index>) -> [Range<String.Index>] { [] }
}

/// Compares words.
@available(
    *, unavailable, message: "Analysis of texts is not part of Espalier. Use a service or a package on the server."
)
open class NLEmbedding: NSObject {
    /// A comparison.
    public class func wordEmbedding(for language: NLLanguage) -> NLEmbedding? { nil }
    /// A comparison.
    public class func sentenceEmbedding(for language: NLLanguage) -> NLEmbedding? { nil }
}

/// A trained model.
@available(
    *, unavailable, message: "Analysis of texts is not part of Espalier. Use a service or a package on the server."
)
open class NLModel: NSObject {}
