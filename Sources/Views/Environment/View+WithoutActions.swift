extension View {
    /// Evaluates the view without its actions and tasks, as to measure it beside the page.
    @MainActor package func withoutActions() -> some View {
        environment(\.evaluationPreview, EvaluationPreview())
    }
}
