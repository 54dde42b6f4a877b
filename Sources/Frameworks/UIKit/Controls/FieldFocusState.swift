import EspalierViews

/// Whether the user edits a field of UIKit, which the page and the field both change, and the view above the keyboard meanwhile.
@MainActor
final class FieldFocusState {
    private let readers = DependencySource.make()

    var isEditing = false {
        didSet { readers.invalidateReaders() }
    }

    /// The view above the keyboard that the app sets; nil for none.
    var accessory: UIView? {
        didSet { if accessory !== oldValue { accessoryDidChange() } }
    }

    /// The view in place of the keyboard that the app sets; nil for the keyboard.
    var input: UIView? {
        didSet { if input !== oldValue { accessoryDidChange() } }
    }

    /// Shows other views at the lower edge of the window.
    func accessoryDidChange() { readers.invalidateReaders() }

    /// Reads the state for a view, which then depends on it.
    func read() -> Bool {
        readers.noteRead()
        return isEditing
    }

    /// Connects the field of the page with a responder. If the responder refuses a change, the page restores the focus.
    func focus(of responder: UIResponder) -> FieldFocus {
        FieldFocus(
            isFocused: { [weak self] in self?.read() ?? false },
            setFocused: { [weak self, weak responder] hasFocus in
                guard let self, let responder, hasFocus != isEditing else { return }
                let isTaken = hasFocus ? responder.becomeFirstResponder() : responder.resignFirstResponder()
                if !isTaken { readers.invalidateReaders() }
            })
    }
}
