public import EspalierLayoutEngine
public import Foundation

extension View {
    /// Sets names by which voice control knows the view. Browsers know elements by their labels only, so the names have no effect.
    public nonisolated __consuming func accessibilityInputLabels(_ inputLabels: [Text]) -> some View { self }

    /// Sets names by which voice control knows the view. Browsers know elements by their labels only, so the names have no effect.
    public nonisolated __consuming func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View {
        self
    }

    /// Sets names by which voice control knows the view. Browsers know elements by their labels only, so the names have no effect.
    @_disfavoredOverload
    public nonisolated __consuming func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View {
        self
    }

    /// Says whether the view reacts to its user. Browsers know it from the view's events, so this has no effect.
    public nonisolated __consuming func accessibilityRespondsToUserInteraction(
        _ respondsToUserInteraction: Bool = true
    ) -> some View { self }

    /// Keeps the view's colors when the system inverts all others. Browsers do not invert pictures, so this has no effect.
    public nonisolated __consuming func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }

    /// Shows the view enlarged on a long press. Browsers zoom pages, so this has no effect.
    public nonisolated __consuming func accessibilityShowsLargeContentViewer() -> some View { self }

    /// Sets the kind of the view's text. Screen readers on the web do not ask for it, so this has no effect.
    public nonisolated __consuming func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View
    { self }

    /// Lets touches pass a screen reader. On the web this is the reader's decision, so this has no effect.
    public nonisolated __consuming func accessibilityDirectTouch(
        _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
    ) -> some View { self }

    /// Sets the order in which screen readers read the view among its siblings. On the web the order is that of the code.
    public nonisolated __consuming func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }

    /// The older name of `accessibilitySortPriority(_:)`.
    public nonisolated __consuming func accessibility(sortPriority: Double) -> some View {
        accessibilitySortPriority(sortPriority)
    }

    /// The older name of `accessibilityActivationPoint(_:)`.
    public nonisolated __consuming func accessibility(activationPoint: UnitPoint) -> some View {
        accessibilityActivationPoint(activationPoint)
    }

    /// The older name of `accessibilityActivationPoint(_:)`.
    public nonisolated __consuming func accessibility(activationPoint: CGPoint) -> some View {
        accessibilityActivationPoint(activationPoint)
    }

    /// The older name of `accessibilityInputLabels(_:)`.
    public nonisolated __consuming func accessibility(inputLabels: [Text]) -> some View {
        accessibilityInputLabels(inputLabels)
    }

    /// Sets the point at which assistive technology taps. Browsers activate elements, wherever they are.
    public nonisolated __consuming func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View { self }

    /// Sets the point at which assistive technology taps. Browsers activate elements, wherever they are.
    public nonisolated __consuming func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View { self }

    /// Makes screen readers spell the text. On the web this is the reader's setting, so this has no effect.
    public nonisolated __consuming func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }

    /// Makes screen readers read punctuation. On the web this is the reader's setting, so this has no effect.
    public nonisolated __consuming func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }

    /// Sets the pitch of the voice of screen readers. On the web this is the reader's setting, so this has no effect.
    public nonisolated __consuming func speechAdjustedPitch(_ value: Double) -> some View { self }

    /// Makes screen readers finish other texts first. On the web this is the reader's setting, so this has no effect.
    public nonisolated __consuming func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }
}

/// The kind of a text, for assistive technology.
public struct AccessibilityTextContentType: Equatable, Sendable {
    private let name: String

    /// Text without a kind; text in a console; text on a place; a message.
    public static let plain = Self(name: "plain"), console = Self(name: "console"),
        fileSystem = Self(name: "fileSystem"),
        messaging = Self(name: "messaging")
    /// Prose; source code; a table of numbers; a text processor's text.
    public static let narrative = Self(name: "narrative"), sourceCode = Self(name: "sourceCode"),
        spreadsheet = Self(name: "spreadsheet"), wordProcessing = Self(name: "wordProcessing")
}

/// How touches pass a screen reader.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
    /// The options, one bit each.
    public let rawValue: UInt

    /// Options by their bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Only after the view was activated.
    public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 1)
    /// The reader is silent meanwhile.
    public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 2)
}
