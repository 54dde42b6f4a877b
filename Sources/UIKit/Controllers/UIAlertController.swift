import EspalierLayoutEngine
import EspalierViews
public import Foundation

/// A question or a message above the page, with buttons.
open class UIAlertController: UIViewController {
    /// The form of the alert.
    public let preferredStyle: Style
    /// The text below the title.
    open var message: String?
    /// The buttons.
    open private(set) var actions: [UIAlertAction] = []
    /// The fields of an alert.
    open private(set) var textFields: [UITextField]?
    /// The button for Return.
    open var preferredAction: UIAlertAction?

    /// An alert or a choice of actions.
    public init(title: String?, message: String?, preferredStyle: Style) {
        self.preferredStyle = preferredStyle
        self.message = message
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    public required init?(coder: NSCoder) { nil }

    /// Adds a button.
    open func addAction(_ action: UIAlertAction) {
        actions.append(action)
    }

    /// Adds a field to an alert.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        let field = UITextField(frame: .zero)
        configurationHandler?(field)
        textFields = (textFields ?? []) + [field]
    }

    /// The forms of alerts.
    public enum Style: Int, Sendable {
        /// A choice of actions, at the lower edge of narrow windows; an alert in the middle.
        case actionSheet, alert
    }
}

/// Shows an alert of UIKit as one of SwiftUI.
struct PresentedAlert: ViewModifier {
    let alert: UIAlertController?
    let end: () -> Void

    func body(content: Content) -> some View {
        content
            .alert(
                Text(verbatim: alert?.title ?? ""), isPresented: isPresented(.alert), actions: { actions },
                message: { message }
            )
            .confirmationDialog(
                Text(verbatim: alert?.title ?? ""), isPresented: isPresented(.actionSheet),
                titleVisibility: alert?.title == nil ? .hidden : .visible, actions: { actions }, message: { message })
    }

    private func isPresented(_ style: UIAlertController.Style) -> Binding<Bool> {
        let isPresented = alert?.preferredStyle == style
        return Binding(get: { isPresented }, set: { if !$0 { end() } })
    }

    @ViewBuilder private var message: some View {
        if let message = alert?.message { Text(verbatim: message) }
    }

    @ViewBuilder private var actions: some View {
        if let alert {
            ForEach(alert.textFields ?? [], id: \.self) { field in
                TextField(
                    field.placeholder ?? "", text: Binding(get: { field.text ?? "" }, set: { field.insertAll($0) }))
            }
            ForEach(alert.actions, id: \.self) { action in
                Button(role: action.style.role) {
                    action.run()
                } label: {
                    Text(verbatim: action.title ?? "")
                }
                .disabled(!action.isEnabled)
            }
        }
    }
}
