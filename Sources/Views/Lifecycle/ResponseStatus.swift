extension View {
    /// Sets the status of the response with the page: `Text("No such item").responseStatus(.notFound)`.
    ///
    /// It counts for the request that opens the page, if the view is there then; the page works like any other. Of several statuses, the
    /// one of the view that was made last counts, so that of a pushed screen goes before that of the screen below.
    ///
    /// - Parameter status: `.ok`, or a status of an error (400 to 599). Others are refused with a warning, since their responses have no
    ///   page.
    public nonisolated func responseStatus(_ status: Response.Status) -> some View {
        modifier(ResponsePartModifier(part: ResponseStatusRule.part(status)))
    }
}

private enum ResponseStatusRule {
    static func part(_ status: Response.Status) -> ResponsePart? {
        if status == .ok || (400...599).contains(status.rawValue) { return .status(status.rawValue) }
        Warning.log("a page cannot have the status \(status.rawValue)")
        return nil
    }
}
