import Foundation

/// A label at the leading side and a control at the trailing side, in the proposed width.
nonisolated struct LabeledControl<Label: View, Control: View>: View {
    let label: Label
    let control: Control
    @Environment(\.labelsAreHidden) private var labelsAreHidden

    init(label: Label, @ViewBuilder control: () -> Control) {
        self.label = label
        self.control = control()
    }

    @MainActor var body: some View {
        if labelsAreHidden {
            control
        } else {
            HStack {
                label
                Spacer(minLength: 0)
                control
            }
        }
    }
}
