import EspalierDisplayTree

/// An event of a page: one for a node, or one about the window.
enum PageEvent: Sendable, Equatable {
    case node(DisplayEvent)
    case window(WindowReport)
}
