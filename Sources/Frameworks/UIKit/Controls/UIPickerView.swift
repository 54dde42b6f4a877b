import EspalierLayoutEngine
import EspalierViews
public import Foundation

/// Wheels side by side, whose rows a data source counts and a delegate names.
open class UIPickerView: UIView {
    private let selectionReaders = DependencySource.make()
    private var selected: [Int: Int] = [:]

    /// The object that counts the rows.
    open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
    /// The object that names the rows and learns of the user's choice.
    open weak var delegate: (any UIPickerViewDelegate)? { didSet { reloadAllComponents() } }

    /// The number of wheels.
    open var numberOfComponents: Int { dataSource.map { max(0, $0.numberOfComponents(in: self)) } ?? 0 }

    /// The number of rows of a wheel.
    open func numberOfRows(inComponent component: Int) -> Int {
        dataSource.map { max(0, $0.pickerView(self, numberOfRowsInComponent: component)) } ?? 0
    }

    /// The size of a row, in points.
    open func rowSize(forComponent component: Int) -> CGSize {
        let own = delegate?.pickerView(self, widthForComponent: component) ?? 0
        let share = bounds.width / CGFloat(max(1, numberOfComponents))
        return CGSize(width: own > 0 ? own : share, height: PickerRow.height)
    }

    private var rowViews: [Int: [Int: UIView]] = [:]
    private var textColor: UIColor? { didSet { appearanceDidChange() } }

    /// The delegate's view of a row; nil for a row that is not shown, and for one with a title.
    open func view(forRow row: Int, forComponent component: Int) -> UIView? { rowViews[component]?[row] }

    /// Sets a property by its name, as apps do for those that the class does not declare.
    ///
    /// - Parameters:
    ///   - value: A `UIColor` for `textColor`, or nil.
    ///   - key: Other names have no effect, with a line in the log.
    open func setValue(_ value: Any?, forKey key: String) {
        guard key == "textColor" else {
            return Warning.once("UIPickerView has no key \(key): it has textColor.")
        }
        textColor = value as? UIColor
    }

    /// Sets a property by its name, as `setValue(_:forKey:)`.
    open func setValue(_ value: Any?, forKeyPath keyPath: String) { setValue(value, forKey: keyPath) }

    /// Shows all wheels again.
    open func reloadAllComponents() {
        rowViews = [:]
        appearanceDidChange()
    }

    /// Shows a wheel again.
    open func reloadComponent(_ component: Int) {
        rowViews[component] = nil
        appearanceDidChange()
    }

    /// Selects a row, without a call of the delegate.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        guard selected[component] != row else { return }
        selected[component] = row
        selectionReaders.invalidateReaders()
    }

    /// The selected row of a wheel; -1 for a wheel without rows.
    open func selectedRow(inComponent component: Int) -> Int {
        min(max(0, selected[component] ?? 0), numberOfRows(inComponent: component) - 1)
    }

    override open var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }
    override open func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
    override func standardHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        axis == .vertical ? .defaultHigh : .defaultLow
    }

    override var contents: AnyView? {
        AnyView(
            HStack(spacing: 0) {
                ForEach(0..<numberOfComponents, id: \.self) { self.wheel($0) }
            }
            .labelsHidden()
            .modifier(OptionalTextColor(color: textColor))
            .pickerStyle(.wheel))
    }

    private func wheel(_ component: Int) -> some View {
        let selection = Binding<Int>(
            get: { [weak self] in
                self?.selectionReaders.noteRead()
                return self?.selectedRow(inComponent: component) ?? 0
            },
            set: { [weak self] row in
                guard let self else { return }
                selectRow(row, inComponent: component, animated: true)
                delegate?.pickerView(self, didSelectRow: row, inComponent: component)
            })
        let width = delegate?.pickerView(self, widthForComponent: component) ?? 0
        let label = delegate?.pickerView(self, accessibilityLabelForComponent: component) ?? ""
        return Picker(selection: selection) {
            ForEach(0..<numberOfRows(inComponent: component), id: \.self) { row in
                PickerRow(content: self.content(row, component)).tag(row)
            }
        } label: {
            Text(verbatim: label)
        }
        .frame(width: width > 0 ? width : nil)
    }

    private func content(_ row: Int, _ component: Int) -> PickerRow.Content {
        guard let delegate else { return .text(Text(verbatim: "?")) }
        let view = delegate.pickerView(self, viewForRow: row, forComponent: component, reusing: nil)
        if view !== MissingRowView.shared {
            rowViews[component, default: [:]][row] = view
            return .view(view)
        }
        if let title = delegate.pickerView(self, attributedTitleForRow: row, forComponent: component) {
            return .text(title.text(font: .systemFont(ofSize: 21), color: nil))
        }
        let title = delegate.pickerView(self, titleForRow: row, forComponent: component)
        return .text(Text(verbatim: title ?? "?"))
    }
}

/// The color of a picker's texts, if the app sets one.
struct OptionalTextColor: ViewModifier {
    let color: UIColor?

    func body(content: Content) -> some View {
        if let color { content.foregroundStyle(Color(color)) } else { content }
    }
}

/// A row of a wheel.
private struct PickerRow: View {
    enum Content {
        case text(Text)
        case view(UIView)
    }

    static let height: CGFloat = 30

    let content: Content

    var body: some View {
        switch content {
        case .text(let text): text
        case .view(let view):
            HostedView(view: view, sizing: PageSizing.shared, version: 0)
                .frame(maxWidth: .infinity, minHeight: Self.height, maxHeight: Self.height)
        }
    }
}

/// The view of a delegate that makes no views for rows.
@MainActor
enum MissingRowView {
    static let shared = UIView(frame: .zero)
}
