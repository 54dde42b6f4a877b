public import EspalierLayoutEngine

extension View {
    /// Shows or hides the separators around a section. Lists draw separators between rows only.
    public nonisolated __consuming func listSectionSeparator(
        _ visibility: Visibility, edges: VerticalEdge.Set = .all
    ) -> some View { self }

    /// Sets the color of the separators around a section. Lists draw separators between rows only.
    public nonisolated __consuming func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all)
        -> some View
    {
        self
    }
}
