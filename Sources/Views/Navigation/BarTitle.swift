import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation

/// The small title of a bar, with its menu, or with a field while the user renames it.
nonisolated struct BarTitle: View {
    let title: Text
    let settings: NavigationBarSettings
    let attributes: TextAttributes
    /// Whether the title is the screen's heading. Below a large title it is not.
    let isHeading: Bool
    @State private var isRenaming = false

    @MainActor var body: some View {
        if isRenaming, let editable = settings.editableTitle {
            TitleField(title: editable, isRenaming: $isRenaming)
        } else {
            VStack(alignment: leadsTitle ? .leading : .center, spacing: 0) {
                if isHeading, let menu {
                    Menu {
                        menu.environment(
                            \.rename, settings.editableTitle == nil ? nil : RenameAction { isRenaming = true })
                    } label: {
                        HStack(spacing: 5) {
                            styledTitle
                            ZStack {
                                Circle().fill(NamedStyle(name: .fill))
                                Image(systemName: "chevron.down").font(.system(size: 9, weight: .bold))
                                    .foregroundStyle(.secondary)
                            }
                            .frame(width: 17, height: 17)
                            .accessibilityHidden(true)
                        }
                    }
                    .buttonStyle(.plain)
                    .accessibilityAddTraits(.isHeader)
                } else if isHeading {
                    styledTitle.accessibilityAddTraits(.isHeader)
                } else {
                    styledTitle
                }
                if let subtitle = settings.subtitle, isHeading {
                    subtitle.font(.caption).foregroundStyle(.secondary).lineLimit(1)
                }
            }
        }
    }

    @MainActor private var styledTitle: some View { attributes.apply(to: title, font: .headline).lineLimit(1) }

    @MainActor private var leadsTitle: Bool { settings.role?.leadsTitle == true }

    private var menu: AnyView? {
        settings.titleMenu ?? settings.editableTitle.map { _ in AnyView(RenameButton()) }
    }
}

/// A field for another title. Return and another focus take the new title, unless it is empty; Escape keeps the old one.
private nonisolated struct TitleField: View {
    let title: Binding<String>
    let isRenaming: Binding<Bool>
    @State private var draft: String?
    @FocusState private var isFocused: Bool

    @MainActor var body: some View {
        TextField("", text: Binding(get: { draft ?? title.wrappedValue }, set: { draft = $0 }))
            .textFieldStyle(.plain)
            .font(.headline)
            .multilineTextAlignment(.center)
            .submitLabel(.done)
            .focused($isFocused)
            .accessibilityLabel(Text(title.wrappedValue))
            .padding(.horizontal, 8)
            .frame(height: 32)
            .frame(maxWidth: 280)
            .background { RoundedRectangle(cornerRadius: 8).fill(NamedStyle(name: .tertiaryFill)) }
            .onSubmit { finish() }
            .onExitCommand { isRenaming.wrappedValue = false }
            .onAppear { isFocused = true }
            .onChange(of: isFocused) { _, isFocused in if !isFocused { finish() } }
    }

    @MainActor private func finish() {
        if let draft, !draft.isEmpty, isRenaming.wrappedValue { title.wrappedValue = draft }
        isRenaming.wrappedValue = false
    }
}
