/// An evaluation of views in advance, as for the appearance of a pressed button or for the screen of a pressed link.
final class EvaluationPreview {
    /// Whether the views are a screen that may be pushed. Such views become part of the page, while others never do.
    let isScreen: Bool
    /// Whether a view has an action that depends on the state of the preview.
    var hasActions = false
    /// Whether a view has left out work that views of the page begin when they are made. It cannot become part of the page.
    var isIncomplete = false
    /// Whether the views have become part of the page.
    fileprivate(set) var isOver = false

    init(isScreen: Bool = false) {
        self.isScreen = isScreen
    }

    /// Makes the views part of the page, with side effects from now on.
    func end() { isOver = true }
}

private enum EvaluationPreviewKey: EnvironmentKey { static var defaultValue: EvaluationPreview? { nil } }

extension EnvironmentValues {
    /// The preview that evaluates the views here; nil for views of the page itself.
    var evaluationPreview: EvaluationPreview? {
        get {
            let preview = self[EvaluationPreviewKey.self]
            return preview?.isOver == true ? nil : preview
        }
        set { self[EvaluationPreviewKey.self] = newValue }
    }
}
