import EspalierDisplayTree
public import EspalierLayoutEngine
public import Foundation

/// The form that a presentation takes in a narrow or low window.
public struct PresentationAdaptation: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case automatic, none, popover, sheet, fullScreenCover }

    let kind: Kind

    /// The usual form: a popover becomes a sheet.
    public static let automatic = PresentationAdaptation(kind: .automatic)
    /// The presentation keeps its form.
    public static let none = PresentationAdaptation(kind: .none)
    /// The presentation is a popover.
    public static let popover = PresentationAdaptation(kind: .popover)
    /// The presentation is a sheet.
    public static let sheet = PresentationAdaptation(kind: .sheet)
    /// The presentation covers the window.
    public static let fullScreenCover = PresentationAdaptation(kind: .fullScreenCover)
}

/// The controls behind a sheet that can be used while it is shown.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
    private enum Kind: Hashable, Sendable {
        case automatic, enabled, disabled
        case upThrough(PresentationDetent)
    }

    private let kind: Kind

    /// The usual behavior: the views behind a sheet cannot be used.
    public static let automatic = PresentationBackgroundInteraction(kind: .automatic)
    /// The views behind the sheet can be used.
    public static let enabled = PresentationBackgroundInteraction(kind: .enabled)
    /// The views behind the sheet cannot be used.
    public static let disabled = PresentationBackgroundInteraction(kind: .disabled)
    /// The views behind the sheet can be used while it rests at a detent or below it.
    public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
        PresentationBackgroundInteraction(kind: .upThrough(detent))
    }
}

/// What a swipe on a sheet does first.
public struct PresentationContentInteraction: Hashable, Sendable {
    private let resizes: Bool?

    /// The usual behavior.
    public static let automatic = PresentationContentInteraction(resizes: nil)
    /// The sheet grows first.
    public static let resizes = PresentationContentInteraction(resizes: true)
    /// The content scrolls first.
    public static let scrolls = PresentationContentInteraction(resizes: false)
}

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

extension View {
    /// Sets whether only the app can end the presentation around the view: no tap beside it, no swipe, no Escape and no
    /// back button does.
    public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        presentationSetting { $0.isDismissDisabled = $0.isDismissDisabled || isDisabled }
    }

    /// Shows or hides the handle at the top of the sheet around the view. It is usually shown if the sheet has several
    /// heights.
    public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View {
        presentationSetting { $0.dragIndicator = visibility }
    }

    /// Sets the corner radius of the presentation around the view; nil for the usual one.
    public nonisolated func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
        presentationSetting { $0.cornerRadius = cornerRadius }
    }

    /// Sets the background of the presentation around the view.
    public nonisolated func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
        presentationSetting { $0.background = AnyView(Rectangle().fill(style)) }
    }

    /// Sets the background of the presentation around the view.
    public nonisolated func presentationBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        let background = content()
        return presentationSetting {
            $0.background = AnyView(
                ZStack(alignment: alignment) { background }.frame(
                    maxWidth: .infinity, maxHeight: .infinity, alignment: alignment))
        }
    }

    /// Sets the form that the presentation around the view takes in a narrow window.
    public nonisolated func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
        presentationSetting { $0.compactAdaptation = adaptation }
    }

    /// Sets the forms that the presentation around the view takes in a narrow window and in a low one.
    ///
    /// - Parameter verticalAdaptation: It has no effect: browsers' windows are mostly low because of a keyboard.
    public nonisolated func presentationCompactAdaptation(
        horizontal horizontalAdaptation: PresentationAdaptation, vertical verticalAdaptation: PresentationAdaptation
    ) -> some View {
        presentationCompactAdaptation(horizontalAdaptation)
    }

    /// Sets whether the views behind the sheet around the view can be used.
    ///
    /// It has no effect: a sheet is a modal dialog of the browser.
    public nonisolated func presentationBackgroundInteraction(
        _ interaction: PresentationBackgroundInteraction
    ) -> some View { self }

    /// Sets what a swipe on the sheet around the view does first.
    ///
    /// It has no effect: content always scrolls, and the handle resizes the sheet.
    public nonisolated func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View {
        self
    }

    /// Sets the size of the sheet around the view in a wide window.
    public nonisolated func presentationSizing(_ sizing: some PresentationSizing) -> some View {
        let kind: PresentationSizingKind =
            switch sizing {
            case is PagePresentationSizing: .page
            case is FittedPresentationSizing: .fitted
            default: .form
            }
        return presentationSetting { $0.sizing = kind }
    }
}
