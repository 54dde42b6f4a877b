import SwiftUI

/// A controller with a label and buttons. It asks for confirmation before it starts over.
struct Tally: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> TallyController { TallyController() }
    func updateUIViewController(_ controller: TallyController, context: Context) {}
}

/// Counts taps.
final class TallyController: UIViewController {
    private let label = UILabel()
    private let more = UIButton(configuration: .filled())
    private let restart = UIButton(configuration: .gray())
    private var count = 0 { didSet { showCount() } }

    override func viewDidLoad() {
        super.viewDidLoad()
        label.font = .systemFont(ofSize: 40, weight: .bold)
        label.textAlignment = .center
        more.setTitle("More", for: .normal)
        more.configuration?.baseBackgroundColor = UIColor(red: 0, green: 0.4, blue: 0.85, alpha: 1)
        restart.configuration?.baseForegroundColor = .action
        more.addAction(UIAction { [weak self] _ in self?.count += 1 }, for: .touchUpInside)
        restart.setTitle("Start over", for: .normal)
        restart.addTarget(self, action: TallyController.ask, for: .touchUpInside)
        for part in [label, more, restart] { view.addSubview(part) }
        showCount()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let (width, half) = (view.bounds.width, (view.bounds.width - 12) / 2)
        label.frame = CGRect(x: 0, y: 8, width: width, height: 56)
        more.frame = CGRect(x: 0, y: 76, width: half, height: 44)
        restart.frame = CGRect(x: half + 12, y: 76, width: half, height: 44)
    }

    private func showCount() {
        label.text = "\(count)"
        restart.isEnabled = count > 0
    }

    private func ask() {
        let alert = UIAlertController(
            title: "Start over?", message: "The count is \(count).", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
        alert.addAction(UIAlertAction(title: "Start over", style: .destructive) { [weak self] _ in self?.count = 0 })
        present(alert, animated: true)
    }
}
