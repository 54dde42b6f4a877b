import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation

/// A menu in the system's style. Its list is opened by an ordinary button, in the browser.
nonisolated struct SystemMenu: View {
    let configuration: MenuStyleConfiguration
    let style: BorderlessButtonStyle?
    @Environment(\.isInMenu) private var isInMenu

    @MainActor var body: some View {
        let action = configuration.primaryAction
        let items = MenuItems(content: configuration.content.content)
        MenuElement(
            opener: AnyView(
                Button(role: nil, action: { action?() }, label: { opener })
                    .modifier(OptionalBorderless(isActive: style != nil && !isInMenu))), items: AnyView(items),
            isHeld: action != nil)
    }

    @MainActor @ViewBuilder private var opener: some View {
        if isInMenu {
            HStack {
                configuration.label
                Spacer(minLength: 8)
                Image(systemName: "chevron.right").font(.system(size: 13, weight: .semibold)).accessibilityHidden(true)
            }
        } else {
            configuration.label
        }
    }
}

package nonisolated struct OptionalBorderless: ViewModifier {
    let isActive: Bool

    @MainActor package func body(content: Content) -> some View {
        if isActive { content.buttonStyle(.borderless) } else { content }
    }
}

/// The list of a menu: rows of 44 points, 250 points wide, as on iOS.
nonisolated struct MenuItems: View {
    let content: AnyView
    /// A view above the rows.
    var preview: AnyView?

    @MainActor var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            if let preview { preview.frame(maxWidth: .infinity, maxHeight: 320).clipped() }
            Group(subviews: content) { entries in
                ForEach(entries) { MenuEntry(view: $0.element) }
            }
        }
        .frame(width: 250)
        .buttonStyle(MenuRowStyle())
        .labelStyle(MenuLabelStyle())
        .environment(\.isInMenu, true)
        .environment(\.pickerStyleBox, PickerStyleBox(type: MenuRowsPickerStyle.self))
        .font(.body)
        .foregroundColor(nil)
        .modifier(PlainTextSettings())
    }
}

/// A view in a menu's list. A view without an action (a text, the title of a section) has the insets of an entry, and
/// takes no taps.
nonisolated struct MenuEntry: View {
    let view: _VariadicView.Children.Element

    @MainActor @ViewBuilder var body: some View {
        if view[MenuRowTrait.self] {
            view
        } else {
            switch view[SectionTrait.self]?.kind {
            case .header, .footer:
                view.font(.footnote).modifier(MenuTextStyle(top: 12, bottom: 6, minimumHeight: 0))
            case .row, nil:
                view.modifier(MenuTextStyle(top: 11, bottom: 11, minimumHeight: 44))
            }
        }
    }
}

private nonisolated struct MenuTextStyle: ViewModifier {
    let top: CGFloat
    let bottom: CGFloat
    let minimumHeight: CGFloat

    @MainActor func body(content: Content) -> some View {
        content
            .foregroundStyle(.secondary)
            .padding(EdgeInsets(top: top, leading: 16, bottom: bottom, trailing: 16))
            .frame(maxWidth: .infinity, minHeight: minimumHeight, alignment: .leading)
            .overlay(alignment: .top) { Hairline(.top) }
    }
}

/// Resets text settings of the menu's environment for the texts in its list.
package nonisolated struct PlainTextSettings: ViewModifier {
    @MainActor package func body(content: Content) -> some View {
        content.lineLimit(2).multilineTextAlignment(.leading).controlSize(.regular)
    }
}

/// A row of a menu.
nonisolated struct MenuRowStyle: PrimitiveButtonStyle {
    @MainActor func makeBody(configuration: Configuration) -> some View {
        MenuRow(configuration: configuration)
    }
}

nonisolated struct MenuRow: View {
    let configuration: PrimitiveButtonStyleConfiguration
    @Environment(\.isEnabled) private var isEnabled

    @MainActor var body: some View {
        ButtonElement(
            role: configuration.role, action: configuration.action,
            label: AnyView(
                HStack(spacing: 0) {
                    configuration.label
                    Spacer(minLength: 0)
                }
                .foregroundStyle(
                    !isEnabled
                        ? AnyShapeStyle(.tertiary)
                        : configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.primary)
                )
                .padding(.horizontal, 16)
                .padding(.vertical, 11)
                .frame(minHeight: 44)
                .overlay(alignment: .top) { Hairline(.top) }), makeBody: nil,
            feedback: .menuRow
        )
        .modifier(_TraitWritingModifier<MenuRowTrait>(value: true))
    }
}

/// The text first, the icon last.
nonisolated struct MenuLabelStyle: LabelStyle {
    @MainActor func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 8) {
            configuration.title
            Spacer(minLength: 0)
            configuration.icon.accessibilityHidden(true)
        }
    }
}

/// An entry of a menu that can be on or off.
nonisolated struct MenuCheckRow: View {
    let isOn: Bool
    let label: AnyView
    let toggle: @MainActor () -> Void

    @MainActor var body: some View {
        Button(action: toggle) {
            HStack(spacing: 8) {
                Image(systemName: "checkmark").opacity(isOn ? 1 : 0).accessibilityHidden(true)
                label
            }
        }
        .modifier(AccessibilityModifier(change: .checked(isOn)))
    }
}

/// A picker in a menu: an entry for each choice.
nonisolated struct MenuRowsPickerStyle: PickerStyle {
    static var _isMulti: Bool { true }

    @MainActor static func _makeView<V: Hashable>(_ value: _PickerValue<V>) -> _PickerBody {
        _PickerBody {
            let selected = value.selectedIndex
            ForEach(value.options) { option in
                MenuCheckRow(isOn: option.index == selected, label: AnyView(option.element)) {
                    value.select(option.index)
                }
            }
        }
    }
}

extension DisplayControl.PressFeedback {
    static let menuRow = DisplayControl.PressFeedback(style: .row)
}
