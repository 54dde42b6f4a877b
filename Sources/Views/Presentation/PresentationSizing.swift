/// The sizes of sheets in a wide window.
enum PresentationSizingKind: Hashable {
    case form, page, fitted
}

/// The size of a sheet in a wide window.
public protocol PresentationSizing: Sendable {}

/// The usual size of a sheet in a wide window: that of a form.
public struct AutomaticPresentationSizing: PresentationSizing {
    /// The usual size.
    public init() {}
}

/// The size of a form.
public struct FormPresentationSizing: PresentationSizing {
    /// The size of a form.
    public init() {}
}

/// The size of a page of text.
public struct PagePresentationSizing: PresentationSizing {
    /// The size of a page of text.
    public init() {}
}

/// The size of the content.
public struct FittedPresentationSizing: PresentationSizing {
    /// The size of the content.
    public init() {}
}

extension PresentationSizing where Self == AutomaticPresentationSizing {
    /// The usual size of a sheet.
    public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}

extension PresentationSizing where Self == FormPresentationSizing {
    /// The size of a form.
    public static var form: FormPresentationSizing { FormPresentationSizing() }
}

extension PresentationSizing where Self == PagePresentationSizing {
    /// The size of a page of text.
    public static var page: PagePresentationSizing { PagePresentationSizing() }
}

extension PresentationSizing where Self == FittedPresentationSizing {
    /// The size of the content.
    public static var fitted: FittedPresentationSizing { FittedPresentationSizing() }
}
