public import EspalierViews

/// A sentence that Siri says. A page does not show it.
public struct IntentDialog: Sendable, ExpressibleByStringInterpolation {
    /// The whole sentence.
    public let full: LocalizedStringResource
    /// A shorter sentence beside a view; nil for the whole one.
    public let supporting: LocalizedStringResource?

    /// A sentence.
    public init(_ full: LocalizedStringResource) {
        self.full = full
        supporting = nil
    }

    /// A sentence, and a shorter one that is used beside a view.
    public init(full: LocalizedStringResource, supporting: LocalizedStringResource) {
        self.full = full
        self.supporting = supporting
    }

    /// A sentence by a literal.
    public init(stringLiteral value: String) {
        self.init(LocalizedStringResource(stringLiteral: value))
    }

    /// A sentence by a literal with values.
    public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
        self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
    }
}
