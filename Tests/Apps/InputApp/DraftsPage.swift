import SwiftUI

/// A controller that presents a draft, which asks before it is discarded.
struct DraftsPage: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UINavigationController {
        UINavigationController(rootViewController: DraftsController())
    }
    func updateUIViewController(_ controller: UINavigationController, context: Context) {}
}

final class DraftsController: UIViewController, UINavigationControllerDelegate, UITextViewDelegate {
    private let state = UILabel()
    private let terms = UITextView()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Drafts"
        view.backgroundColor = .systemBackground
        navigationController?.delegate = self
        state.text = "No draft"
        let write = UIButton(
            configuration: .borderedProminent(),
            primaryAction: UIAction(title: "Write") { [weak self] _ in self?.write() })
        let push = UIButton(
            configuration: .bordered(), primaryAction: UIAction(title: "Details") { [weak self] _ in self?.push() })
        let text = NSMutableAttributedString(string: "By writing you accept the rules.")
        text.addAttribute(.link, value: URL(string: "/rules")!, range: NSRange(location: 26, length: 5))
        terms.attributedText = text
        terms.font = .preferredFont(forTextStyle: .body)
        terms.isEditable = false
        terms.isScrollEnabled = false
        terms.delegate = self
        let stack = UIStackView(arrangedSubviews: [state, write, push, terms])
        stack.axis = .vertical
        stack.spacing = 16
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
            stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
        ])
    }

    private func write() {
        let draft = DraftController()
        draft.onEnd = { [weak self] in self?.state.text = $0 }
        let navigation = UINavigationController(rootViewController: draft)
        navigation.presentationController?.delegate = draft
        present(navigation, animated: true)
    }

    private func push() {
        let details = UIViewController()
        details.title = "Details"
        navigationController?.pushViewController(details, animated: true)
    }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        if viewController === self, animated { state.text = "Back again" }
    }

    func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool {
        state.text = "Rules at \(URL.path)"
        return false
    }
}

final class DraftController: UIViewController, UIAdaptivePresentationControllerDelegate, UITextFieldDelegate {
    var onEnd: (String) -> Void = { _ in }
    private let field = UITextField()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "New Draft"
        view.backgroundColor = .systemBackground
        field.placeholder = "Subject"
        field.borderStyle = .roundedRect
        field.frame = CGRect(x: 16, y: 16, width: 280, height: 36)
        field.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                isModalInPresentation = field.text?.isEmpty == false
            }, for: .editingChanged)
        view.addSubview(field)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.end("Saved") })
    }

    private func end(_ text: String) {
        onEnd(text)
        dismiss(animated: true)
    }

    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        let question = UIAlertController(title: "Discard the draft?", message: nil, preferredStyle: .alert)
        question.addAction(
            UIAlertAction(title: "Discard", style: .destructive) { [weak self] _ in self?.end("Discarded") })
        question.addAction(UIAlertAction(title: "Keep", style: .cancel))
        present(question, animated: true)
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        onEnd("Left empty")
    }
}
