import SwiftUI

/// Buttons that present a popover and an alert with attributes.
struct PopoversPage: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> PopoversController { PopoversController() }
    func updateUIViewController(_ controller: PopoversController, context: Context) {}
}

final class PopoversController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let bubble = UIButton(type: .system)
        bubble.setTitle("Bubble", for: .normal)
        bubble.frame = CGRect(x: 40, y: 60, width: 120, height: 44)
        bubble.addAction(
            UIAction { [unowned self, unowned bubble] _ in
                let content = NoteController()
                content.modalPresentationStyle = .popover
                content.preferredContentSize = CGSize(width: 240, height: 120)
                content.popoverPresentationController?.sourceView = bubble
                content.popoverPresentationController?.permittedArrowDirections = .up
                present(content, animated: true)
            }, for: .touchUpInside)
        let ask = UIButton(type: .system)
        ask.setTitle("Ask", for: .normal)
        ask.frame = CGRect(x: 40, y: 120, width: 120, height: 44)
        ask.addAction(UIAction { [unowned self] _ in self.ask() }, for: .touchUpInside)
        view.addSubview(bubble)
        view.addSubview(ask)
    }

    private func ask() {
        let alert = UIAlertController(title: "Keep the draft?", message: "It has changes.", preferredStyle: .alert)
        alert.setValue(
            NSAttributedString(string: "Keep the draft?", attributes: [.foregroundColor: UIColor.systemPurple]),
            forKey: "attributedTitle")
        let keep = UIAlertAction(title: "Keep", style: .default)
        keep.setValue(UIColor.systemGreen, forKey: "titleTextColor")
        keep.setValue(UIImage(systemName: "tray.and.arrow.down"), forKey: "image")
        alert.addAction(keep)
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        present(alert, animated: true)
    }
}

/// The content of the popover.
private final class NoteController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let label = UILabel()
        label.text = "A note in a bubble"
        label.textAlignment = .center
        label.frame = view.bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(label)
    }
}
