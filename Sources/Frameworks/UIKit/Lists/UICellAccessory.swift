public import Foundation

/// A symbol, a text or a control at an edge of a row of a list.
@MainActor @preconcurrency
public struct UICellAccessory {
    /// Called when the user taps an accessory.
    public typealias ActionHandler = @MainActor @Sendable () -> Void

    enum Content {
        case symbol(String, UIColor)
        case button(String, UIColor, label: String, @MainActor @Sendable () -> Void)
        case text(String, UIFont)
        case view(UIView)
    }

    let content: Content
    let isLeading: Bool
    let displayed: DisplayedState
    let tint: UIColor?
    let isHidden: Bool
    let isIndicator: Bool

    private init(
        _ content: Content, _ displayed: DisplayedState, isLeading: Bool = false, tint: UIColor? = nil,
        isHidden: Bool = false, isIndicator: Bool = false
    ) {
        self.content = content
        self.displayed = displayed
        self.isLeading = isLeading
        self.tint = tint
        self.isHidden = isHidden
        self.isIndicator = isIndicator
    }

    var symbolSize: CGFloat { isIndicator ? 14 : 20 }

    func isShown(isEditing: Bool) -> Bool {
        guard !isHidden else { return false }
        switch displayed {
        case .always: return true
        case .whenEditing: return isEditing
        case .whenNotEditing: return !isEditing
        }
    }

    /// An arrow at the trailing edge, for a row that opens another page.
    public static func disclosureIndicator(
        displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
    ) -> UICellAccessory {
        UICellAccessory(
            .symbol("chevron.right", .tertiaryLabel), displayed, tint: options.tintColor, isHidden: options.isHidden,
            isIndicator: true)
    }

    /// An arrow at the trailing edge, for a row with rows below it. The arrow calls the action.
    public static func outlineDisclosure(
        displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(),
        actionHandler: UICellAccessory.ActionHandler? = nil
    ) -> UICellAccessory {
        let content: Content =
            actionHandler.map { .button("chevron.down", .tintColor, label: "", $0) }
            ?? .symbol("chevron.down", .tintColor)
        return UICellAccessory(
            content, displayed, tint: options.tintColor, isHidden: options.isHidden, isIndicator: true)
    }

    /// A check mark at the trailing edge.
    public static func checkmark(
        displayed: DisplayedState = .always, options: CheckmarkOptions = .init()
    ) -> UICellAccessory {
        UICellAccessory(
            .symbol("checkmark", .tintColor), displayed, tint: options.tintColor, isHidden: options.isHidden,
            isIndicator: true)
    }

    /// An i at the trailing edge, which calls the action.
    public static func detail(
        displayed: DisplayedState = .always, options: DetailOptions = .init(),
        actionHandler: UICellAccessory.ActionHandler? = nil
    ) -> UICellAccessory {
        UICellAccessory(
            control("info.circle", .tintColor, "Info", actionHandler), displayed, tint: options.tintColor,
            isHidden: options.isHidden)
    }

    /// A minus at the leading edge, which calls the action.
    public static func delete(
        displayed: DisplayedState = .whenEditing, options: DeleteOptions = .init(),
        actionHandler: UICellAccessory.ActionHandler? = nil
    ) -> UICellAccessory {
        UICellAccessory(
            control("minus.circle.fill", options.backgroundColor ?? .systemRed, "Delete", actionHandler), displayed,
            isLeading: true, isHidden: options.isHidden)
    }

    /// A plus at the leading edge, which calls the action.
    public static func insert(
        displayed: DisplayedState = .whenEditing, options: InsertOptions = .init(),
        actionHandler: UICellAccessory.ActionHandler? = nil
    ) -> UICellAccessory {
        UICellAccessory(
            control("plus.circle.fill", options.backgroundColor ?? .systemGreen, "Insert", actionHandler), displayed,
            isLeading: true, isHidden: options.isHidden)
    }

    /// Lines at the trailing edge, for rows that can be moved. Rows cannot be moved here.
    public static func reorder(
        displayed: DisplayedState = .whenEditing, options: ReorderOptions = .init()
    ) -> UICellAccessory {
        UICellAccessory(
            .symbol("line.3.horizontal", .tertiaryLabel), displayed, tint: options.tintColor,
            isHidden: options.isHidden)
    }

    /// A circle at the leading edge, for lists in which several rows are selected.
    public static func multiselect(
        displayed: DisplayedState = .whenEditing, options: MultiselectOptions = .init()
    ) -> UICellAccessory {
        UICellAccessory(
            .symbol("circle", .tertiaryLabel), displayed, isLeading: true, tint: options.tintColor,
            isHidden: options.isHidden)
    }

    /// A text at the trailing edge.
    public static func label(
        text: String, displayed: DisplayedState = .always, options: LabelOptions = .init()
    ) -> UICellAccessory {
        UICellAccessory(
            .text(text, options.font ?? .systemFont(ofSize: 17)), displayed, tint: options.tintColor,
            isHidden: options.isHidden)
    }

    /// A view at an edge.
    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        let (isLeading, displayed): (Bool, DisplayedState) =
            switch configuration.placement {
            case .leading(let displayed, _): (true, displayed)
            case .trailing(let displayed, _): (false, displayed)
            }
        return UICellAccessory(
            .view(configuration.customView), displayed, isLeading: isLeading, isHidden: configuration.isHidden)
    }

    private static func control(
        _ symbol: String, _ color: UIColor, _ label: String, _ action: ActionHandler?
    ) -> Content {
        action.map { .button(symbol, color, label: label, $0) } ?? .symbol(symbol, color)
    }

    /// The times at which an accessory is shown.
    public enum DisplayedState: Sendable {
        /// Always; while the collection view is edited; while it is not.
        case always, whenEditing, whenNotEditing
    }

    /// The widths of accessories.
    public enum LayoutDimension: Equatable, Sendable {
        /// That of the accessory; the standard one; a number of points. They have no effect.
        case actual, standard, custom(CGFloat)
    }

    /// The edges of accessories.
    public enum Placement {
        /// The place among the accessories of the edge. It has no effect: they keep their order.
        public typealias Position = @MainActor (_ accessories: [UICellAccessory]) -> Int

        /// At the leading edge.
        case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
        /// At the trailing edge.
        case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })
    }
}
