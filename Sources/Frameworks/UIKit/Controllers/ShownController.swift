import EspalierLayoutEngine
import EspalierViews
import Foundation

/// Shows a controller of UIKit in the tree, and what it presents above the page.
struct ShownController: View {
    let controller: UIViewController

    var body: some View {
        ShownView(view: controller.view)
            .overlay { UnavailableContent(controller: controller) }
            .onAppear { controller.didAppear() }
            .onDisappear { controller.didDisappear() }
            .modifier(PresentedController(presenter: controller))
    }
}

/// Shows the controller that another one presents.
private struct PresentedController: ViewModifier {
    let presenter: UIViewController

    func body(content: Content) -> some View {
        let _ = presenter.presentationReaders.noteRead()
        let presented = presenter.presented
        let alert = presented as? UIAlertController
        let covers = presented?.modalPresentationStyle.coversPage == true
        let anchor = presented.flatMap { popoverAnchor(of: $0) }
        content
            .popover(
                isPresented: isPresented(alert == nil && anchor != nil),
                attachmentAnchor: .rect(.rect(anchor ?? .zero)),
                arrowEdge: presented?.popoverPresentationController?.permittedArrowDirections.edge
            ) { popover(presented) }
            .sheet(isPresented: isPresented(alert == nil && !covers && anchor == nil), onDismiss: nil) {
                sheet(presented)
            }
            .fullScreenCover(isPresented: isPresented(alert == nil && covers), onDismiss: nil) { sheet(presented) }
            .modifier(PresentedAlert(alert: alert, presenter: presenter))
    }

    private func isPresented(_ isThisForm: Bool) -> Binding<Bool> {
        let isPresented = isThisForm && presenter.presented != nil
        let presented = presenter.presented
        return Binding(
            get: { isPresented }, set: { if !$0, let presented { presenter.userDidDismiss(presented) } })
    }

    /// The place of a popover in the presenting controller's view; nil for other presentations.
    private func popoverAnchor(of presented: UIViewController) -> CGRect? {
        guard presented.modalPresentationStyle == .popover, let view = presenter.viewIfLoaded else { return nil }
        return presented.popoverPresentationController?.anchor(in: view)
    }

    @ViewBuilder private func popover(_ presented: UIViewController?) -> some View {
        if let presented {
            let size = presented.preferredContentSize
            PresentedSheet(controller: presented)
                .frame(
                    idealWidth: size.width > 0 ? size.width : 320, maxWidth: .infinity,
                    idealHeight: size.height > 0 ? size.height : 480, maxHeight: .infinity
                )
                .presentationCompactAdaptation(presented.popoverAdaptation)
        }
    }

    @ViewBuilder private func sheet(_ presented: UIViewController?) -> some View {
        if let presented { PresentedSheet(controller: presented) }
    }
}

/// The content of a sheet with a controller.
private struct PresentedSheet: View {
    let controller: UIViewController

    var body: some View {
        let _ = controller.sheetReaders.noteRead()
        let sheet = controller.shownPresentationController
        HostedView(view: controller.prepared, sizing: PageSizing.shared, version: 0, controller: controller)
            .ignoresSafeArea()
            // A delegate is asked, and hears of attempts.
            .interactiveDismissDisabled(controller.isModal && sheet?.delegate == nil)
            .presentationDetents(Set(sheet?.shownDetents ?? [.large]), selection: sheet?.selection ?? .constant(.large))
            .presentationCornerRadius(sheet?.preferredCornerRadius)
            .presentationDragIndicator(sheet?.prefersGrabberVisible == true ? .visible : .automatic)
            .onAppear { controller.presentationDidAppear() }
            .onDisappear { controller.presentationDidEnd() }
    }
}

extension UIViewController {
    /// The form of a popover in a narrow window, as the delegate chooses.
    fileprivate var popoverAdaptation: PresentationAdaptation {
        guard let popover = popoverPresentationController else { return .automatic }
        return
            switch popover.delegate?.adaptivePresentationStyle(for: popover, traitCollection: .current) ?? .automatic
        {
        case .none: .popover
        case .fullScreen, .overFullScreen: .fullScreenCover
        default: .automatic
        }
    }

    /// The view, about to appear.
    fileprivate var prepared: UIView {
        willAppear()
        view.isShown = true
        return view
    }
}

extension UIPopoverArrowDirection {
    /// The edge of the source at which the popover stands; nil for any.
    fileprivate var edge: Edge? {
        if isSuperset(of: .any) { return nil }
        if contains(.up) { return .bottom }
        if contains(.down) { return .top }
        if contains(.left) { return .trailing }
        return contains(.right) ? .leading : nil
    }
}

/// The size of a controller that fills its place.
@MainActor
final class PageSizing: HostedSizing {
    static let shared = PageSizing()

    func size(for proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions(by: .zero) }
}
