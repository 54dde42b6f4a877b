import EspalierLayoutEngine
import EspalierViews
import Foundation

/// Shows the accessory view of a field at the lower edge of the window, while the user edits the text.
struct InputAccessory: View {
    /// The field.
    weak var responder: UIResponder?
    let focus: FieldFocusState

    var body: some View {
        if focus.read(), let view = responder?.inputAccessoryView {
            let width = UIScreen.main.bounds.width
            HostedView(view: view, sizing: AccessorySizing(view), version: 0)
                .frame(width: width)
                .fixedSize()
                .background { if view.backgroundColor == nil { Rectangle().fill(.bar) } }
                .inputBar()
        }
    }
}

/// The size of an accessory view: the proposed width, and the height of its frame, or else of its content.
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
