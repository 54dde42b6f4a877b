import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation

/// A kind of action that assistive technology offers.
public struct AccessibilityActionKind: Equatable, Sendable {
    enum Kind: Equatable {
        case activation, escape, deletion, none
        case named(Text)
    }

    let kind: Kind

    /// The action that activates the view, as a tap does.
    public static let `default` = AccessibilityActionKind(kind: .activation)
    /// Leaves what the view shows.
    public static let escape = AccessibilityActionKind(kind: .escape)
    /// Deletes what the view shows.
    public static let delete = AccessibilityActionKind(kind: .deletion)
    /// The action of a double tap with two fingers. Browsers have no such gesture, so a page does not offer the action.
    public static let magicTap = AccessibilityActionKind(kind: .none)

    /// An action with a name.
    public init(named name: Text) {
        kind = .named(name)
    }

    private init(kind: Kind) {
        self.kind = kind
    }
}

/// The direction in which assistive technology changes a value.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
    /// To a larger value; to a smaller one.
    case increment, decrement
}

extension View {
    /// Offers an action to assistive technology.
    ///
    /// The web has no actions without an element. So each action is a button beside the view, which screen readers read after it, and
    /// which is visible only while it has the keyboard's focus.
    public nonisolated __consuming func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> some View {
        modifier(ReaderActions(ReaderButton(kind: actionKind.kind, action: handler)))
    }

    /// Offers an action with a name to assistive technology.
    public nonisolated __consuming func accessibilityAction(named name: Text, _ handler: @escaping () -> Void)
        -> some View
    {
        accessibilityAction(AccessibilityActionKind(named: name), handler)
    }

    /// Offers an action with a localized name to assistive technology.
    public nonisolated __consuming func accessibilityAction(
        named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
    ) -> some View {
        accessibilityAction(named: Text(nameKey), handler)
    }

    /// Offers an action with a name to assistive technology.
    @_disfavoredOverload
    public nonisolated __consuming func accessibilityAction<S: StringProtocol>(
        named name: S, _ handler: @escaping () -> Void
    ) -> some View {
        accessibilityAction(named: Text(name), handler)
    }

    /// Offers an action with the texts of a label as its name to assistive technology.
    public nonisolated __consuming func accessibilityAction<Label: View>(
        action: @escaping () -> Void, @ViewBuilder label: () -> Label
    ) -> some View {
        modifier(ReaderActions(ActionButton(action: action, label: label())))
    }

    /// Offers the buttons in `content` to assistive technology.
    public nonisolated __consuming func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content)
        -> some View
    {
        modifier(ReaderActions(content()))
    }

    /// Offers to change the view's value to assistive technology.
    public nonisolated __consuming func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> some View {
        modifier(ReaderActions(AdjustmentButtons(handler: handler)))
    }
}

/// Puts buttons for assistive technology over a view. They are visible while one of them has the focus.
package nonisolated struct ReaderActions<Buttons: View>: ViewModifier {
    let buttons: Buttons

    init(_ buttons: Buttons) {
        self.buttons = buttons
    }

    @MainActor package func body(content: Content) -> some View {
        content.overlay(alignment: .topLeading) {
            HStack(spacing: 8) { buttons }
                .font(.subheadline)
                .buttonStyle(.borderless)
                .fixedSize()
                .padding(.horizontal, 10)
                .padding(.vertical, 6)
                .background(.thickMaterial, in: Capsule())
                .modifier(PartModifier(.readerActions))
        }
    }
}

/// A button for an action of a kind.
private nonisolated struct ReaderButton: View {
    let kind: AccessibilityActionKind.Kind
    let action: () -> Void

    @MainActor @ViewBuilder var body: some View {
        switch kind {
        case .none: EmptyView()
        case .named(let name): ActionButton(action: action, label: name)
        case .activation: button(.activate)
        case .escape: button(.cancel)
        case .deletion: button(.delete)
        }
    }

    @MainActor private func button(_ text: SystemText) -> some View {
        ActionButton(action: action, label: SystemLabel(text))
    }
}

/// A button with an action of the author's.
private nonisolated struct ActionButton<Label: View>: View {
    let action: () -> Void
    let label: Label

    @MainActor var body: some View {
        Button {
            action()
        } label: {
            label
        }
    }
}

/// The buttons that change a value.
private nonisolated struct AdjustmentButtons: View {
    let handler: (AccessibilityAdjustmentDirection) -> Void

    @MainActor var body: some View {
        ActionButton(action: { handler(.increment) }, label: SystemLabel(.increment))
        ActionButton(action: { handler(.decrement) }, label: SystemLabel(.decrement))
    }
}
