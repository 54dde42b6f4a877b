extension View {
    /// Sets what the page is about, in a localized sentence or two: search engines and messengers show it below the title.
    ///
    ///     List(boats) { … }
    ///         .navigationTitle("Boats")
    ///         .pageDescription("Boats to hire on the lake, by the hour.")
    ///
    /// As for titles, that of the shown screen and the selected tab counts, and inner views go before outer ones. It follows changes
    /// while the page is open.
    public nonisolated func pageDescription(_ descriptionKey: LocalizedStringKey) -> some View {
        pageDescription(Text(descriptionKey))
    }

    /// Sets what the page is about, for search engines and messengers.
    public nonisolated func pageDescription(_ description: Text) -> some View {
        pageMetadata { $0.description = $0.description ?? description }
    }

    /// Sets what the page is about, for search engines and messengers, by a text that is not localized.
    @_disfavoredOverload
    public nonisolated func pageDescription<S: StringProtocol>(_ description: S) -> some View {
        pageDescription(Text(description))
    }

    /// Sets what the page is about, for search engines and messengers, by a stored key.
    @_disfavoredOverload
    public nonisolated func pageDescription(_ descriptionResource: LocalizedStringResource) -> some View {
        pageDescription(Text(descriptionResource))
    }
}
