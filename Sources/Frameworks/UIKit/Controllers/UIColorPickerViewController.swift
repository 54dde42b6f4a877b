import EspalierViews
public import Foundation

/// Lets the user choose a color: one of a palette, or any by the browser's own picker.
open class UIColorPickerViewController: UIViewController {
    private let colorReaders = DependencySource.make()
    private var hasFinished = false

    /// The object that receives the color.
    open weak var delegate: (any UIColorPickerViewControllerDelegate)?
    /// The color, by default white.
    open var selectedColor = UIColor.white {
        didSet { if selectedColor != oldValue { colorReaders.invalidateReaders() } }
    }
    /// Whether the user can change the opacity.
    open var supportsAlpha = true { didSet { if supportsAlpha != oldValue { colorReaders.invalidateReaders() } } }

    override public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nil, bundle: nil)
        sheetPresentationController?.detents = [.medium(), .large()]
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override open func loadView() {
        let view = ControllerContentView(of: self) { AnyView(ColorPanel(controller: $0)) }
        view.backgroundColor = .systemBackground
        self.view = view
    }

    /// The color for a view, which then depends on it.
    final func readColor() -> UIColor {
        colorReaders.noteRead()
        return selectedColor
    }

    /// Chooses a color for the user.
    ///
    /// - Parameter continuously: Whether further colors follow at once, as while a slider moves.
    final func userDidSelect(_ color: UIColor, continuously: Bool = false) {
        selectedColor = color
        delegate?.colorPickerViewController(self, didSelect: color, continuously: continuously)
        delegate?.colorPickerViewControllerDidSelectColor(self)
    }

    /// Dismisses the picker for the user.
    final func close() {
        dismiss(animated: true)
        finish()
    }

    private func finish() {
        guard !hasFinished else { return }
        hasFinished = true
        delegate?.colorPickerViewControllerDidFinish(self)
    }

    override func presentationDidAppear() {
        hasFinished = false
        super.presentationDidAppear()
    }

    override func presentationDidEnd() {
        super.presentationDidEnd()
        finish()
    }
}

/// Receives the color of a color picker. All methods have default implementations.
@MainActor @preconcurrency
public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
    /// The user has chosen a color.
    ///
    /// - Parameter continuously: Whether further colors follow at once, as while a slider moves.
    func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
    /// The user has chosen a color.
    func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
    /// The picker has been dismissed.
    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
    public func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) {}
    public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {}
    public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}

/// The palette, the browser's picker and the opacity.
private struct ColorPanel: View {
    let controller: UIColorPickerViewController

    private static let palette: [(name: String, color: UIColor)] = [
        ("Black", .black), ("Gray", .gray), ("White", .white), ("Brown", .brown), ("Red", .red), ("Orange", .orange),
        ("Yellow", .yellow), ("Green", .green), ("Cyan", .cyan), ("Blue", .blue), ("Purple", .purple),
        ("Magenta", .magenta),
    ]

    var body: some View {
        let color = controller.readColor()
        let alpha = color.cgColor.alpha
        VStack(spacing: 20) {
            HStack {
                Text(verbatim: controller.title ?? "Colors").font(.headline)
                Spacer(minLength: 8)
                Button {
                    controller.close()
                } label: {
                    Image(systemName: "xmark.circle.fill").font(.title2).foregroundStyle(.secondary)
                }
                .buttonStyle(.plain)
                .accessibilityLabel(SystemText.close)
            }
            LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 8), count: 6), spacing: 8) {
                ForEach(Self.palette, id: \.name) { entry in
                    Button {
                        controller.userDidSelect(
                            controller.supportsAlpha ? entry.color.withAlphaComponent(alpha) : entry.color)
                    } label: {
                        RoundedRectangle(cornerRadius: 8).fill(Color(entry.color)).frame(height: 44)
                            .overlay { RoundedRectangle(cornerRadius: 8).strokeBorder(Color(UIColor.separator)) }
                    }
                    .buttonStyle(.plain)
                    .accessibilityLabel(Text(verbatim: entry.name))
                }
            }
            ColorPicker(selection: own, supportsOpacity: controller.supportsAlpha) { Text(verbatim: "Other Color") }
            if controller.supportsAlpha {
                Slider(
                    value: Binding(
                        get: { Double(controller.readColor().cgColor.alpha) },
                        set: {
                            controller.userDidSelect(
                                controller.selectedColor.withAlphaComponent(CGFloat($0)), continuously: true)
                        })
                ) { Text(verbatim: "Opacity") }
            }
            Spacer(minLength: 0)
        }
        .padding(20)
    }

    private var own: Binding<Color> {
        Binding(
            get: { Color(controller.readColor()) }, set: { controller.userDidSelect(UIColor($0)) })
    }
}
