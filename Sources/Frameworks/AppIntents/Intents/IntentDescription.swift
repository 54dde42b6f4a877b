public import EspalierViews

/// An explanation of an intent. It is not shown.
public struct IntentDescription: Sendable, ExpressibleByStringInterpolation {
    /// The explanation.
    public let descriptionText: LocalizedStringResource
    /// The group of intents to which the intent belongs; nil for none.
    public let categoryName: LocalizedStringResource?
    /// Words that find the intent.
    public let searchKeywords: [LocalizedStringResource]

    /// An explanation.
    ///
    /// - Parameters:
    ///   - descriptionText: The explanation.
    ///   - categoryName: The group of intents to which the intent belongs; nil for none.
    ///   - searchKeywords: Words that find the intent.
    public init(
        _ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
        searchKeywords: [LocalizedStringResource] = []
    ) {
        self.descriptionText = descriptionText
        self.categoryName = categoryName
        self.searchKeywords = searchKeywords
    }

    /// An explanation by a literal.
    public init(stringLiteral value: String) {
        self.init(LocalizedStringResource(stringLiteral: value))
    }

    /// An explanation by a literal with values.
    public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
        self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
    }
}
