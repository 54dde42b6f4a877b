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

    override var hasPopoverSource: Bool { preferredStyle == .actionSheet }

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

    private(set) final var attributedTitle: NSAttributedString?
    private(set) final var attributedMessage: NSAttributedString?

    /// The title with its attributes, if it has some.
    final var shownTitle: Text? {
        attributedTitle?.text(font: .systemFont(ofSize: 17, weight: .semibold), color: nil)
            ?? title.map { Text(verbatim: $0) }
    }

    /// The message with its attributes, if it has some.
    final var shownMessage: Text? {
        attributedMessage?.text(font: .systemFont(ofSize: 13), color: nil) ?? message.map { Text(verbatim: $0) }
    }

    /// Sets a property by its name, as apps do for those that the class does not declare.
    ///
    /// - Parameters:
    ///   - value: An `NSAttributedString` for `attributedTitle` and `attributedMessage`, or nil.
    ///   - key: Other names have no effect, with a line in the log.
    open func setValue(_ value: Any?, forKey key: String) {
        switch key {
        case "attributedTitle": attributedTitle = value as? NSAttributedString
        case "attributedMessage": attributedMessage = value as? NSAttributedString
        default: Warning.once("UIAlertController has no key \(key): it has attributedTitle and attributedMessage.")
        }
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
    let presenter: UIViewController

    func body(content: Content) -> some View {
        content
            .alert(
                alert?.shownTitle ?? Text(verbatim: ""), isPresented: isPresented(.alert), actions: { actions },
                message: { message }
            )
            .confirmationDialog(
                alert?.shownTitle ?? Text(verbatim: ""), isPresented: isPresented(.actionSheet),
                titleVisibility: alert?.shownTitle == nil ? .hidden : .visible, actions: { actions },
                message: { message })
    }

    private func isPresented(_ style: UIAlertController.Style) -> Binding<Bool> {
        let isPresented = alert?.preferredStyle == style
        return Binding(get: { isPresented }, set: { if !$0, let alert { presenter.userDidDismiss(alert) } })
    }

    @ViewBuilder private var message: some View {
        alert?.shownMessage
    }

    @ViewBuilder private var actions: some View {
        if let alert {
            ForEach(alert.textFields ?? [], id: \.self) { field in
                TextField(
                    field.placeholder ?? "", text: Binding(get: { field.text ?? "" }, set: { field.insertAll($0) }))
            }
            ForEach(alert.actions, id: \.self) { action in
                Button(role: action.style.role) {
                    // The action may present another controller.
                    presenter.userDidDismiss(alert)
                    action.run()
                } label: {
                    ActionLabel(action: action)
                }
                .disabled(!action.isEnabled)
            }
        }
    }
}

/// The label of a button of an alert.
private struct ActionLabel: View {
    let action: UIAlertAction

    var body: some View {
        if let image = action.image {
            Label {
                title
            } icon: {
                Image(uiImage: image)
            }
        } else {
            title
        }
    }

    private var title: Text {
        let title = Text(verbatim: action.title ?? "")
        guard let color = action.titleTextColor else { return title }
        return title.foregroundColor(Color(color))
    }
}
