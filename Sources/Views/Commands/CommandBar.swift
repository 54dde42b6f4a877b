import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation

/// The menu bar of a window, as on a Mac.
nonisolated struct CommandBar: View {
    let entries: [CommandEntry]
    let isShown: Bool
    @Environment(\.locale) private var locale

    static let height: CGFloat = 28

    @MainActor var body: some View {
        let menus = CommandBarMenu.menus(of: entries, appName: AppName.current, language: locale.languageTag)
        HStack(spacing: 0) {
            ForEach(menus.indices, id: \.self) { CommandBarMenuView(menu: menus[$0]) }
        }
        .padding(.horizontal, 8)
        .frame(maxWidth: .infinity, alignment: .leading)
        .frame(height: isShown ? Self.height : 0)
        .background {
            Rectangle().fill(.bar)
                .overlay(alignment: .bottom) { Hairline(.bottom) }
                .ignoresSafeArea(edges: [.top, .horizontal])
        }
        .modifier(AccessibilityModifier(change: .group(.menubar, nil)))
        // An invisible bar stays in the page, where its shortcuts are found.
        .opacity(isShown ? 1 : 0)
    }
}

/// A menu of the bar.
private nonisolated struct CommandBarMenuView: View {
    let menu: CommandBarMenu

    @MainActor var body: some View {
        MenuElement(
            opener: AnyView(
                Button {
                } label: {
                    menu.title.font(.system(size: 13)).foregroundStyle(.primary).lineLimit(1)
                        .padding(.horizontal, 10)
                        .frame(height: 22)
                        .contentShape(Rectangle())
                }
                .buttonStyle(.plain)
                .fixedSize()
                .modifier(AccessibilityModifier(change: .role(.menuitem, isSelected: false)))),
            items: AnyView(CommandMenuItems(groups: menu.groups)), isHeld: false)
    }
}

/// The list of a menu: rows of 24 points with their shortcuts, and lines between groups.
private nonisolated struct CommandMenuItems: View {
    let groups: [[AnyView]]

    @MainActor var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            ForEach(groups.indices, id: \.self) { index in
                if index > 0 { CommandSeparator() }
                Group(subviews: ForEach(groups[index].indices, id: \.self) { groups[index][$0] }) { entries in
                    ForEach(entries) { CommandMenuEntry(view: $0.element) }
                }
            }
        }
        .padding(5)
        .frame(width: 260)
        .buttonStyle(CommandRowStyle())
        .labelStyle(.titleAndIcon)
        .environment(\.isInMenu, true)
        .environment(\.pickerStyleBox, PickerStyleBox(type: MenuRowsPickerStyle.self))
        .font(.system(size: 13))
        .foregroundColor(nil)
        .modifier(PlainTextSettings())
    }
}

/// An entry without an action is a title or a line.
private nonisolated struct CommandMenuEntry: View {
    let view: _VariadicView.Children.Element

    @MainActor @ViewBuilder var body: some View {
        if view[MenuRowTrait.self] {
            view
        } else {
            view.font(.system(size: 11, weight: .semibold)).foregroundStyle(.secondary)
                .padding(.horizontal, 10).padding(.vertical, 4)
                .frame(maxWidth: .infinity, alignment: .leading)
        }
    }
}

private nonisolated struct CommandSeparator: View {
    @MainActor var body: some View {
        Hairline(.top).padding(.horizontal, 10).padding(.vertical, 5)
            .accessibilityHidden(true)
    }
}

private nonisolated struct CommandRowStyle: PrimitiveButtonStyle {
    @MainActor func makeBody(configuration: Configuration) -> some View { CommandRow(configuration: configuration) }
}

/// A row of a menu: its label, and its shortcut at the end.
private nonisolated struct CommandRow: View {
    let configuration: PrimitiveButtonStyleConfiguration
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.keyboardShortcut) private var shortcut

    @MainActor var body: some View {
        ButtonElement(
            role: configuration.role, action: configuration.action,
            label: AnyView(
                HStack(spacing: 12) {
                    configuration.label
                    Spacer(minLength: 0)
                    if let shortcut {
                        Text(verbatim: shortcut.symbols).foregroundStyle(.secondary).fixedSize()
                            .modifier(PartModifier(.shortcutHint(shortcut.words)))
                            .accessibilityHidden(true)
                    }
                }
                .foregroundStyle(isEnabled ? AnyShapeStyle(.primary) : AnyShapeStyle(.tertiary))
                .padding(.horizontal, 10)
                .frame(minHeight: 24)
                .contentShape(Rectangle())), makeBody: nil, feedback: .menuRow
        )
        .clipShape(RoundedRectangle(cornerRadius: 6))
        .modifier(_TraitWritingModifier<MenuRowTrait>(value: true))
    }
}
