import EspalierLayoutEngine
import EspalierViews
import Foundation

/// Adds the swipe actions of the delegate to a row.
struct RowActions: ViewModifier {
    let leading: UISwipeActionsConfiguration?
    let trailing: UISwipeActionsConfiguration?
    let cell: UIView

    @ViewBuilder func body(content: Content) -> some View {
        switch (leading?.actions.isEmpty ?? true, trailing?.actions.isEmpty ?? true) {
        case (true, true): content
        case (false, true): leadingButtons(content)
        case (true, false): trailingButtons(content)
        case (false, false): trailingButtons(leadingButtons(content))
        }
    }

    private func leadingButtons(_ content: some View) -> some View {
        content.swipeActions(edge: .leading, allowsFullSwipe: leading?.performsFirstActionWithFullSwipe ?? true) {
            buttons(leading)
        }
    }

    private func trailingButtons(_ content: some View) -> some View {
        content.swipeActions(edge: .trailing, allowsFullSwipe: trailing?.performsFirstActionWithFullSwipe ?? true) {
            buttons(trailing)
        }
    }

    private func buttons(_ configuration: UISwipeActionsConfiguration?) -> some View {
        ForEach(configuration?.actions ?? [], id: \.shownIdentity) { action in
            Button(role: action.style == .destructive ? .destructive : nil) {
                action.handler(action, cell) { _ in }
            } label: {
                if let image = action.image {
                    Label {
                        Text(verbatim: action.title ?? "")
                    } icon: {
                        Image(uiImage: image)
                    }
                } else {
                    Text(verbatim: action.title ?? "")
                }
            }
            .tint(action.backgroundColor.map { Color($0) })
        }
    }
}

extension UIContextualAction {
    fileprivate var shownIdentity: ObjectIdentifier { ObjectIdentifier(self) }
}
