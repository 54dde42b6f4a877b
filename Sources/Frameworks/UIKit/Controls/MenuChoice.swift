/// An element of a menu that does something.
@MainActor
protocol MenuChoice: UIMenuElement {
    var attributes: UIMenuElement.Attributes { get }
    var state: UIMenuElement.State { get set }

    /// Does it. The sender is the element itself if there is no control.
    func run(_ sender: Any?)
}

extension UIAction: MenuChoice {}
