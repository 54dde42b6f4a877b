import EspalierLayoutEngine
import EspalierViews
import Foundation

/// Shows a controller of UIKit in the tree, and what it presents above the page.
struct ShownController: View {
    let controller: UIViewController

    var body: some View {
        ShownView(view: controller.view)
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
        content
            .sheet(isPresented: isPresented(alert == nil && !covers), onDismiss: nil) { sheet(presented) }
            .fullScreenCover(isPresented: isPresented(alert == nil && covers), onDismiss: nil) { sheet(presented) }
            .modifier(PresentedAlert(alert: alert, end: { presenter.userDidDismiss() }))
    }

    private func isPresented(_ isThisForm: Bool) -> Binding<Bool> {
        let isPresented = isThisForm && presenter.presented != nil
        return Binding(get: { isPresented }, set: { if !$0 { presenter.userDidDismiss() } })
    }

    @ViewBuilder private func sheet(_ presented: UIViewController?) -> some View {
        if let presented { PresentedSheet(controller: presented) }
    }
}

/// The content of a sheet with a controller.
private struct PresentedSheet: View {
    let controller: UIViewController

    var body: some View {
        let sheet = controller.shownPresentationController
        HostedView(view: controller.prepared, sizing: PageSizing.shared, version: 0, controller: controller)
            .ignoresSafeArea()
            .interactiveDismissDisabled(controller.isModalInPresentation)
            .presentationDetents(Set(sheet?.detents.map(\.detent) ?? [.large]))
            .presentationDragIndicator(sheet?.prefersGrabberVisible == true ? .visible : .automatic)
            .onAppear { controller.presentationDidAppear() }
            .onDisappear { controller.presentationDidEnd() }
    }
}

extension UIViewController {
    /// The view, about to appear.
    fileprivate var prepared: UIView {
        willAppear()
        view.isShown = true
        return view
    }
}

/// The size of a controller that fills its place.
@MainActor
final class PageSizing: HostedSizing {
    static let shared = PageSizing()

    func size(for proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions(by: .zero) }
}
