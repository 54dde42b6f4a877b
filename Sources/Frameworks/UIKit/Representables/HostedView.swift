import EspalierLayoutEngine
import EspalierViews
import Foundation

/// The object that determines the size of a hosted view.
@MainActor
protocol HostedSizing: AnyObject {
    func size(for proposal: ProposedViewSize) -> CGSize
}

/// Gives a view of UIKit its size among views of SwiftUI.
struct HostedView: View {
    let view: UIView
    let sizing: any HostedSizing
    /// Another version is measured again.
    let version: Int
    /// The controller whose view it is; nil for none.
    var controller: UIViewController?

    // The traits of the view.
    @Environment(\.colorScheme) var scheme
    @Environment(\.horizontalSizeClass) var width
    @Environment(\.verticalSizeClass) var height
    @Environment(\.displayScale) var displayScale
    @Environment(\.dynamicTypeSize) var textSize
    @Environment(\.layoutDirection) var direction

    var body: some View {
        let _ = view.sizeReaders.noteRead()
        let _ = view.takeTraits(
            UITraitCollection(
                scheme, width, height, displayScale: displayScale, textSize: textSize, direction: direction))
        HostedLayout(sizing: sizing, count: view.countMeasurement()) {
            if let controller {
                ShownController(controller: controller)
            } else {
                ShownView(view: view)
            }
        }
    }
}

/// Measures a hosted view by its object. Each value is measured anew.
private struct HostedLayout: Layout {
    let sizing: any HostedSizing
    let count: Int

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        UncheckedTransfer(sizing).onMain {
            let size = $0.size(for: proposal)
            return CGRect(x: 0, y: 0, width: max(0, size.width), height: max(0, size.height)).checked.size
        }
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for subview in subviews { subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
    }
}

extension UIView {
    /// The size for a proposal by the rules of hugging and compression resistance.
    func hostedSize(for proposal: ProposedViewSize) -> CGSize {
        let content = fittingSize
        let width = hostedLength(proposal.width, content.width, .horizontal)
        let height = hostedLength(proposal.height, height(of: content, in: width), .vertical)
        return CGSize(width: width, height: height)
    }

    private func hostedLength(_ proposed: CGFloat?, _ content: CGFloat, _ axis: NSLayoutConstraint.Axis) -> CGFloat {
        guard content >= 0 else { return proposed ?? 0 }
        guard let proposed else { return content }
        var length = proposed
        if contentHuggingPriority(for: axis) >= .defaultHigh { length = min(length, content) }
        if contentCompressionResistancePriority(for: axis) >= .defaultHigh { length = max(length, content) }
        return length
    }

    private func height(of content: CGSize, in width: CGFloat) -> CGFloat {
        content.width >= 0 && width >= content.width ? content.height : contentHeight(in: width) ?? content.height
    }
}
