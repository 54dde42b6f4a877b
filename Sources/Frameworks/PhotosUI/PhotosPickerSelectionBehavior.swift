/// The order and time of changes of a selection. It has no effect: the selection changes once, and has the browser's order.
public struct PhotosPickerSelectionBehavior: Equatable, Hashable, Sendable {
    private let name: String

    /// The order is not shown.
    public static let `default` = PhotosPickerSelectionBehavior(name: "default")
    /// The order is that of the user's choice.
    public static let ordered = PhotosPickerSelectionBehavior(name: "ordered")
    /// The selection changes while the user chooses.
    public static let continuous = PhotosPickerSelectionBehavior(name: "continuous")
    /// The selection changes while the user chooses, in the order of the choice.
    public static let continuousAndOrdered = PhotosPickerSelectionBehavior(name: "continuousAndOrdered")
}
