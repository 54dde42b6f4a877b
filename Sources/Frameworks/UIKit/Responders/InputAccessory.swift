import EspalierLayoutEngine
import EspalierViews
import Foundation

/// Shows the accessory view of a field at the lower edge of the window, while the user edits the text, and below it the view in place of the
/// keyboard.
struct InputAccessory: View {
    /// The field.
    weak var responder: UIResponder?
    let focus: FieldFocusState

    var body: some View {
        if focus.read(), let responder {
            let (accessory, input) = (responder.inputAccessoryView, responder.inputView)
            if accessory != nil || input != nil {
                VStack(spacing: 0) {
                    if let accessory { bar(accessory) }
                    if let input { bar(input) }
                }
                .inputBar()
            }
        }
    }

    private func bar(_ view: UIView) -> some View {
        HostedView(view: view, sizing: AccessorySizing(view), version: 0)
            .frame(width: UIScreen.main.bounds.width)
            .fixedSize()
            .background { if view.backgroundColor == nil { Rectangle().fill(.bar) } }
            .id(ObjectIdentifier(view))
    }
}

/// The size of a view at the lower edge: the proposed width, and the height of its frame, or else of its content.
@MainActor
private final class AccessorySizing: HostedSizing {
    private let view: UIView

    init(_ view: UIView) {
        self.view = view
    }

    func size(for proposal: ProposedViewSize) -> CGSize {
        let width = proposal.width ?? view.bounds.width
        if view.bounds.height > 0 { return CGSize(width: width, height: view.bounds.height) }
        let height = view.fittingSize.height
        return CGSize(width: width, height: height > 0 ? height : 44)
    }
}
