/// The forms of presentations.
public enum UIModalPresentationStyle: Int, Sendable {
    /// Over the whole page; the next two as sheets.
    case fullScreen, pageSheet, formSheet
    /// Over the page; the app's own, as a sheet; over the whole page, which stays visible behind; the same over the controller.
    case currentContext, custom, overFullScreen, overCurrentContext
    /// Beside a view, as a bubble in wide windows.
    case popover
    /// None, shown as a sheet.
    case none = -1
    /// A sheet.
    case automatic = -2

    var coversPage: Bool {
        switch self {
        case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext: true
        default: false
        }
    }
}

/// The motions of presentations.
public enum UIModalTransitionStyle: Int, Sendable {
    /// From below; a turn; a fade; a page that is turned.
    case coverVertical, flipHorizontal, crossDissolve, partialCurl
}
