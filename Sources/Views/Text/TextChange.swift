import EspalierDisplayTree
import EspalierLayoutEngine

/// A change of text settings, as made by text modifiers. Changes can be compared, so an evaluation that sets the same
/// again updates nothing.
enum TextChange: Hashable, Sendable {
    case font(Font?)
    case weight(Font.Weight?)
    case design(Font.Design?)
    case bold(Bool)
    case italic(Bool)
    case foreground(Color?)
    /// The tint as the foreground style.
    case tintedForeground
    /// A level of the foreground style.
    case level(HierarchicalShapeStyle)
    /// A level of the foreground style that the system set, as for the header of a section.
    case systemLevel(HierarchicalShapeStyle)
    /// The style of a control's label, unless the author set one.
    case actionLabel(ActionLabel)
    /// The tint of a label's icon in a list, unless the author set a style; the accent color for nil.
    case iconTint(Color?)
    case tint(Color?)
    /// The tint of all but switches.
    case accent(Color?)
    case lines(most: Int?, reserved: Int)
    case alignment(TextAlignment)

    func apply(to settings: inout TextSettings) {
        switch self {
        case .font(let font): settings.font = font
        case .weight(let weight): settings.fontContext.weight = weight
        case .design(let design): settings.fontContext.design = design
        case .bold(let isActive): settings.fontContext.isBold = isActive
        case .italic(let isActive): settings.fontContext.isItalic = isActive
        case .foreground(let color):
            if color == .accentColor {
                settings.style.setForegroundToTint(isOwn: true)
            } else {
                settings.style.setForeground(color.map { .color($0.resolved(in: settings.style)) })
            }
        case .tintedForeground: settings.style.setForegroundToTint(isOwn: true)
        case .level(let style):
            // The first level of the current style changes no color.
            if style.level > 0 { settings.style.setForeground(style.resolved(in: settings.style)) }
            settings.style.hasOwnForeground = true
        case .systemLevel(let style):
            if style.level > 0 { settings.style.setSystemForeground(style.resolved(in: settings.style)) }
        case .actionLabel(let label): label.apply(to: &settings.style)
        case .iconTint(let color):
            guard !settings.style.hasOwnForeground else { return }
            settings.style.setSystemForeground(
                color.map { .color($0.resolved(in: settings.style)) } ?? settings.style.tintPaint)
        case .tint(let color): settings.style.setTint(color)
        case .accent(let color):
            settings.style.setTint(color)
            settings.style.tintIsAccent = true
        case .lines(let most, let reserved):
            settings.lineLimit = most
            settings.reservedLines = reserved
        case .alignment(let alignment): settings.alignment = alignment
        }
    }
}

/// The style of the label of a control with an action: the tint, red if destructive, pale if disabled. All three are
/// the system's, so a `foregroundStyle(_:)` of the author, inside or outside of the control, replaces them.
enum ActionLabel: Hashable, Sendable {
    case tinted, destructive, disabled

    init(isEnabled: Bool, isDestructive: Bool = false) {
        self = !isEnabled ? .disabled : isDestructive ? .destructive : .tinted
    }

    func apply(to style: inout ShapeStyleContext) {
        guard !style.hasOwnForeground else { return }
        switch self {
        case .tinted: style.setForegroundToTint(isOwn: false)
        case .destructive: style.setSystemForeground(.color(Color.red.resolved(in: style)))
        case .disabled: style.setSystemForeground(HierarchicalShapeStyle.tertiary.resolved(in: style))
        }
    }
}

extension View {
    /// Sets the system's style for the content inside; buttons in it keep their tint.
    nonisolated func systemForegroundStyle(_ style: HierarchicalShapeStyle) -> some View {
        modifier(TextChangeModifier(.systemLevel(style)))
    }

    /// Styles the view as the label of a control with an action.
    nonisolated func actionLabel(isEnabled: Bool, isDestructive: Bool = false) -> some View {
        modifier(TextChangeModifier(.actionLabel(ActionLabel(isEnabled: isEnabled, isDestructive: isDestructive))))
    }
}

/// A modifier that applies a change to text settings.
package nonisolated struct TextChangeModifier: NodeModifier, ViewlessModifier {
    let change: TextChange

    init(_ change: TextChange) {
        self.change = change
    }

    @MainActor func makeNode(in context: NodeContext) -> TextChangeNode { TextChangeNode(change, in: context) }
    @MainActor func update(_ node: TextChangeNode) { node.update(to: change) }
}

/// Stores a change of text settings and the resulting environment.
final class TextChangeNode: SingleChildNode {
    private var change: TextChange
    private var inner: EnvironmentValues?

    init(_ change: TextChange, in context: __shared NodeContext) {
        self.change = change
        super.init(in: context)
    }

    override func environmentForChildren() -> EnvironmentValues {
        if let inner { return inner }
        let changed = environmentForChildren(in: environment)
        inner = changed
        return changed
    }

    override func environmentForChildren(in outer: EnvironmentValues) -> EnvironmentValues {
        var changed = outer
        changed.sharedTextSettings = changed.sharedTextSettings.after(change)
        return changed
    }

    override func environmentDidChange() {
        inner = nil
    }

    func update(to newChange: TextChange) {
        if newChange == change { return }
        change = newChange
        inner = nil
        child?.setEnvironment(environmentForChildren())
    }
}

/// Implements `foregroundStyle(_:)`. A color or a level of content becomes a `TextChange`; any other style is compared
/// if possible.
package nonisolated struct ForegroundStyleModifier<S: ShapeStyle>: ViewlessModifier {
    let style: S

    private var textChange: TextChange? {
        if S.self == Color.self { return .foreground(unsafeBitCast(style, to: Color.self)) }
        if S.self == HierarchicalShapeStyle.self {
            return .level(unsafeBitCast(style, to: HierarchicalShapeStyle.self))
        }
        if S.self == TintShapeStyle.self { return .tintedForeground }
        return nil
    }

    private var environmentModifier: EnvironmentModifier {
        EnvironmentModifier(value: style) { [style] in
            let context = $0.shapeStyleContext
            let filled = style.filled(in: context)
            $0.textSettings.style.setForeground(filled.paint, shadows: filled.shadows)
        }
    }

    @MainActor package static func _makeNode<V: View>(_ modifier: Self, content: V, in context: _NodeContext)
        -> _ViewNode
    {
        if let change = modifier.textChange {
            return TextChangeModifier._makeNode(TextChangeModifier(change), content: content, in: context)
        }
        return EnvironmentModifier._makeNode(modifier.environmentModifier, content: content, in: context)
    }

    @MainActor package static func _updateNode<V: View>(_ node: _ViewNode, to modifier: Self, content: V) {
        if let change = modifier.textChange {
            TextChangeModifier._updateNode(node, to: TextChangeModifier(change), content: content)
        } else {
            EnvironmentModifier._updateNode(node, to: modifier.environmentModifier, content: content)
        }
    }
}
