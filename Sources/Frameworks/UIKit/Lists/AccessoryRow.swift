import EspalierLayoutEngine
import EspalierViews
import Foundation

/// Accessories beside each other.
struct AccessoryRow: View {
    let accessories: [UICellAccessory]

    var body: some View {
        HStack(spacing: 12) {
            ForEach(accessories.indices, id: \.self) { accessory(accessories[$0]) }
        }
    }

    @ViewBuilder private func accessory(_ accessory: UICellAccessory) -> some View {
        switch accessory.content {
        case .symbol(let name, let color):
            Image(systemName: name)
                .font(.system(size: accessory.symbolSize, weight: accessory.isIndicator ? .semibold : .regular))
                .foregroundStyle(Color(accessory.tint ?? color))
                .accessibilityHidden(true)
        case .button(let name, let color, let label, let action):
            Button(action: action) {
                Image(systemName: name).font(.system(size: 20)).foregroundStyle(Color(accessory.tint ?? color))
            }
            .buttonStyle(.borderless)
            .accessibilityLabel(Text(verbatim: label))
        case .text(let text, let font):
            Text(verbatim: text).font(Font(font)).foregroundStyle(Color(accessory.tint ?? .secondaryLabel))
        case .view(let view):
            HostedView(view: view, sizing: AccessorySizing(view), version: 0)
        }
    }
}

/// The size of an accessory's view: that of its content, or else of its frame.
@MainActor
private final class AccessorySizing: HostedSizing {
    private let view: UIView

    init(_ view: UIView) {
        self.view = view
    }

    func size(for proposal: ProposedViewSize) -> CGSize {
        let content = view.fittingSize
        return CGSize(
            width: content.width >= 0 ? content.width : view.bounds.width,
            height: content.height >= 0 ? content.height : view.bounds.height)
    }
}
