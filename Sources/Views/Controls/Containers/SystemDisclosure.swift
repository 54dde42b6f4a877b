import EspalierLayoutEngine
import Foundation

/// A disclosure group in the system's style: a column, or in a list a row for the label and one for each view of the
/// content.
nonisolated struct SystemDisclosure: _PrimitiveView {
    typealias Body = Never

    let configuration: DisclosureGroupStyleConfiguration

    @MainActor static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        SystemDisclosureNode(view.configuration, in: context)
    }

    @MainActor static func _updateNode(_ node: _ViewNode, to view: Self) {
        paired(node, as: SystemDisclosureNode.self).update(to: view.configuration)
    }
}

/// Stores the column or the rows of a disclosure group. The surroundings of a view never change between the two.
final class SystemDisclosureNode: SingleChildNode {
    private let makesRows: Bool

    init(_ configuration: DisclosureGroupStyleConfiguration, in context: __shared NodeContext) {
        makesRows = context.parent?.makesRowsInside ?? false
        super.init(in: context)
        child = AnyView._makeNode(body(configuration), in: NodeContext(parent: self))
        needsEvaluation = false
    }

    func update(to configuration: DisclosureGroupStyleConfiguration) {
        if let child { AnyView._updateNode(child, to: body(configuration)) }
    }

    private func body(_ configuration: DisclosureGroupStyleConfiguration) -> AnyView {
        makesRows
            ? AnyView(DisclosureRows(configuration: configuration))
            : AnyView(DisclosureColumn(configuration: configuration))
    }

    override var typeName: String { "DisclosureGroup" }
}

/// The content below the label.
private nonisolated struct DisclosureColumn: View {
    let configuration: DisclosureGroupStyleConfiguration

    @MainActor var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            DisclosureButton(configuration: configuration, minimumHeight: 34)
            if configuration.isExpanded { configuration.content }
        }
    }
}

/// The label and the indented content, as separate views.
private nonisolated struct DisclosureRows: View {
    let configuration: DisclosureGroupStyleConfiguration
    @Environment(\.rowsAreSelectable) private var rowsAreSelectable

    @MainActor var body: some View {
        if rowsAreSelectable {
            HStack {
                configuration.label
                Spacer()
                DisclosureArrow(configuration: configuration)
            }
        } else {
            DisclosureButton(configuration: configuration, minimumHeight: 22)
        }
        if configuration.isExpanded { configuration.content.padding(.leading, 20) }
    }
}

/// The arrow as a button, for a row that a tap selects.
private nonisolated struct DisclosureArrow: View {
    let configuration: DisclosureGroupStyleConfiguration

    @MainActor var body: some View {
        let isExpanded = configuration.isExpanded
        Button {
            withAnimation { configuration.isExpanded.toggle() }
        } label: {
            DisclosureSymbol(isExpanded: isExpanded).frame(height: 22)
        }
        .accessibilityLabel(isExpanded ? SystemText.collapse : .expand)
        .modifier(AccessibilityModifier(change: .expanded(isExpanded)))
    }
}

/// The label, with an arrow at the trailing side.
private nonisolated struct DisclosureButton: View {
    let configuration: DisclosureGroupStyleConfiguration
    let minimumHeight: CGFloat
    @Environment(\.isInForm) private var isInForm

    @MainActor var body: some View {
        let isExpanded = configuration.isExpanded
        Button {
            withAnimation { configuration.isExpanded.toggle() }
        } label: {
            HStack {
                if isInForm { configuration.label.systemForegroundStyle(.primary) } else { configuration.label }
                Spacer()
                DisclosureSymbol(isExpanded: isExpanded)
            }
            .frame(minHeight: minimumHeight)
        }
        .modifier(AccessibilityModifier(change: .expanded(isExpanded)))
    }
}

/// The arrow in the tint: to the right, or down while the content is shown.
private nonisolated struct DisclosureSymbol: View {
    let isExpanded: Bool

    @MainActor var body: some View {
        Image(systemName: isExpanded ? "chevron.down" : "chevron.right")
            .font(.system(size: 13, weight: .semibold))
            .foregroundStyle(TintShapeStyle())
            .frame(width: 16)
            .accessibilityHidden(true)
    }
}
