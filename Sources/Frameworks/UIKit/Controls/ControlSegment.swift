import EspalierLayoutEngine
import EspalierViews
import Foundation

/// A segment of a segmented control.
@MainActor
struct ControlSegment {
    var title: String?
    var image: UIImage?
    var action: UIAction?
    var isEnabled = true
    /// The width in points; 0 for a part of the control's width.
    var width: CGFloat = 0
    /// The distance by which the content is moved, in points.
    var offset = CGSize.zero

    init(title: String?) {
        self.title = title
    }

    init(image: UIImage?) {
        self.image = image
    }

    /// A segment with an action, which has its title or else its image.
    init(action: UIAction) {
        self.action = action
        if action.title.isEmpty { image = action.image } else { title = action.title }
        isEnabled = !action.attributes.contains(.disabled)
    }

    /// A segment for an item of the app; nil for one that is neither a text nor an image nor an action.
    init?(_ item: Any) {
        switch item {
        case let title as String: self.init(title: title)
        case let image as UIImage: self.init(image: image)
        case let action as UIAction: self.init(action: action)
        default: return nil
        }
    }

    /// The width of the content with its distances from the edges, in points.
    var contentWidth: CGFloat {
        if let image { return image.size.width + 26 }
        let size = Text(verbatim: title ?? "").font(.system(size: 13)).measured(in: .unspecified, lineLimit: 1)?.size
        return (size?.width ?? 0) + 26
    }

    @ViewBuilder var content: some View {
        if let image {
            ImageContent(image: image, font: .systemFont(ofSize: 13))
                .accessibilityLabel(Text(verbatim: action?.title ?? ""))
        } else {
            Text(verbatim: title ?? "")
        }
    }
}

extension UISegmentedControl {
    /// The width of all segments by their contents.
    var naturalWidth: CGFloat {
        let automatic = segments.filter { $0.width == 0 }.map(\.contentWidth)
        let fixed = segments.reduce(0) { $0 + $1.width }
        let sum =
            apportionsSegmentWidthsByContent
            ? automatic.reduce(0, +) : (automatic.max() ?? 0) * CGFloat(automatic.count)
        return fixed + sum + dividerWidth * CGFloat(max(0, segments.count - 1))
    }

    /// The widths of the segments in a width of the control.
    func segmentWidths(in width: CGFloat) -> [CGFloat] {
        let fixed = segments.reduce(0) { $0 + $1.width }
        let rest = max(0, width - fixed - dividerWidth * CGFloat(max(0, segments.count - 1)))
        let shares = segments.map { segment -> CGFloat in
            if segment.width > 0 { return 0 }
            return apportionsSegmentWidthsByContent ? segment.contentWidth : 1
        }
        let sum = shares.reduce(0, +)
        return zip(segments, shares).map { segment, share in
            segment.width > 0 ? segment.width : sum > 0 ? rest * share / sum : 0
        }
    }

    /// The width of the image between two segments, 0 without one.
    var dividerWidth: CGFloat { dividerImages[.normal]?[.normal]?.size.width ?? 0 }

    /// Whether the control has properties that the page's own row of segments lacks.
    var isDrawn: Bool {
        isMomentary || apportionsSegmentWidthsByContent || backgroundImages.shown(in: .normal) != nil
            || dividerWidth > 0 || segments.contains { !$0.isEnabled || $0.width > 0 || $0.offset != .zero }
    }

    /// The image between two segments in states; that of the normal states if they have none.
    func divider(_ left: UIControl.State, _ right: UIControl.State) -> UIImage? {
        (dividerImages[left] ?? dividerImages[.normal])?.shown(in: right) ?? dividerImages[.normal]?[.normal]
    }
}

/// Segments with widths, images or states of their own.
struct DrawnSegments: View {
    let control: UISegmentedControl
    let width: CGFloat
    /// Another version is drawn again.
    let version: Int

    var body: some View {
        let selected = control.readSelection()
        let widths = control.segmentWidths(in: width)
        let appearance = control.ownAppearance
        HStack(spacing: 0) {
            ForEach(Array(zip(control.segments, widths).enumerated()), id: \.offset) { index, part in
                if index > 0, let image = control.divider(state(index - 1, selected), state(index, selected)) {
                    image.filling.frame(width: control.dividerWidth)
                }
                Button {
                    control.userDidSelect(index)
                } label: {
                    label(part.0, isSelected: index == selected, appearance)
                }
                .buttonStyle(.plain)
                .disabled(!part.0.isEnabled)
                .frame(width: part.1)
                .accessibilityAddTraits(index == selected ? .isSelected : [])
            }
        }
        .frame(maxWidth: .infinity, minHeight: 32, maxHeight: .infinity, alignment: .leading)
        .background {
            if control.backgroundImages.shown(in: .normal) == nil {
                RoundedRectangle(cornerRadius: 8).fill(appearance.background ?? Color(UIColor.tertiarySystemFill))
            }
        }
        .accessibilityElement(children: .contain)
        .accessibilityLabel(Text(verbatim: control.accessibilityLabel ?? ""))
        .opacity(control.isEnabled ? 1 : 0.5)
        .disabled(!control.isEnabled)
    }

    private func state(_ index: Int, _ selected: Int) -> UIControl.State {
        var state: UIControl.State = index == selected ? .selected : .normal
        if !control.segments[index].isEnabled { state.insert(.disabled) }
        return state
    }

    private func label(
        _ segment: ControlSegment, isSelected: Bool, _ appearance: SegmentAppearance
    ) -> some View {
        let attributes = isSelected ? appearance.selectedTitle : appearance.title
        var state: UIControl.State = isSelected ? .selected : .normal
        if !segment.isEnabled { state.insert(.disabled) }
        let image = control.backgroundImages.shown(in: state)
        return segment.content
            .font(attributes.font ?? .system(size: 13, weight: isSelected ? .semibold : .regular))
            .foregroundStyle(attributes.color ?? Color(UIColor.label))
            .lineLimit(1)
            .offset(segment.offset)
            .opacity(segment.isEnabled ? 1 : 0.4)
            .frame(maxWidth: .infinity, minHeight: 32, maxHeight: .infinity)
            .background {
                if let image {
                    image.filling
                } else if isSelected {
                    RoundedRectangle(cornerRadius: 6).fill(appearance.selection ?? Color(UIColor.systemBackground))
                        .shadow(color: .black.opacity(0.12), radius: 8, x: 0, y: 3)
                        .padding(2)
                }
            }
            .contentShape(Rectangle())
    }
}
