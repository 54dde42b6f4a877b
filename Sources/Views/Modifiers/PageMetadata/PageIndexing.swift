/// Whether search engines list a page.
public enum PageIndexing: Hashable, Sendable {
    /// Search engines may list the page.
    case automatic
    /// Search engines that respect it do not list the page: it has `noindex` in its head and in the header `X-Robots-Tag`.
    case never
}

extension View {
    /// Keeps the page out of the lists of search engines, or lets it in again: `Basket().pageIndexing(.never)`.
    ///
    /// Anyone with the address can still open the page. Use `authorized(_:otherwise:)` for what not everyone may see.
    public nonisolated func pageIndexing(_ indexing: PageIndexing) -> some View {
        pageMetadata { $0.indexing = $0.indexing ?? indexing }
    }
}
