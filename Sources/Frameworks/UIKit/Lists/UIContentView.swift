public import Foundation

/// A view that shows a content configuration.
@MainActor @preconcurrency
public protocol UIContentView: NSObjectProtocol {
    /// The content. Setting it shows another one of the same kind.
    var configuration: any UIContentConfiguration { get set }
    /// Whether the view can show a content. By default it can show those of the type of its own.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: configuration) == type(of: self.configuration)
    }
}
