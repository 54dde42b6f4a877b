import EspalierViews
import Foundation

/// The content of a navigation bar without a controller.
struct OwnNavigationBar: View {
    let bar: UINavigationBar
    let item: UINavigationItem
    /// Another version is shown again.
    let version: Int

    var body: some View {
        let value = bar.value
        let (leading, trailing) = (item.shownLeadingItems, item.shownTrailingItems)
        let hidesBack = item.hidesBackButton || !leading.isEmpty && !item.leftItemsSupplementBackButton
        ZStack {
            title(value.standard.title)
            HStack(spacing: 12) {
                if let back = bar.backItem, !hidesBack { backButton(to: back) }
                ForEach(leading, id: \.self) { BarItem(item: $0) }
                Spacer(minLength: 0)
                ForEach(trailing, id: \.self) { BarItem(item: $0) }
            }
        }
        .padding(.horizontal, 16)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background {
            BarBackgroundView(
                background: value.standard.background
                    ?? BarBackground(material: .bar, line: BarBackground.systemLine),
                edge: bar.barPosition == .bottom ? .top : .bottom)
        }
        .tint(value.tint)
    }

    @ViewBuilder private func title(_ attributes: TextAttributes) -> some View {
        if let view = item.titleView {
            HostedView(view: view, sizing: CustomViewSizing(view), version: 0)
        } else if let title = item.title, !title.isEmpty {
            Text(verbatim: title)
                .kerning(attributes.kerning ?? 0)
                .font(attributes.font ?? .headline)
                .foregroundStyle(attributes.color ?? .primary)
                .lineLimit(1)
        }
    }

    private func backButton(to back: UINavigationItem) -> some View {
        Button {
            bar.popItem(animated: true)
        } label: {
            HStack(spacing: 4) {
                Image(systemName: "chevron.backward").font(.system(size: 19, weight: .semibold))
                switch back.backLabel {
                case .title(let title): title.lineLimit(1)
                case .minimal: EmptyView()
                case .generic: SystemLabel(.back)
                case nil:
                    if let title = back.title, !title.isEmpty {
                        Text(verbatim: title).lineLimit(1)
                    } else {
                        SystemLabel(.back)
                    }
                }
            }
        }
        .accessibilityLabel(back.backLabel == .minimal ? SystemText.back : nil)
    }
}
