public import EspalierInternationalization
import Foundation

extension UndoManager {
    /// Records that a method takes back a change.
    ///
    /// - Parameters:
    ///   - target: The object with the method. The manager does not keep it alive.
    ///   - selector: The method.
    ///   - object: The argument of the method.
    public func registerUndo(withTarget target: Any, selector: Selector, object: Any?) {
        let target = target as AnyObject
        register(target) { [weak target] in
            if let target { selector.call(on: target, object) }
        }
    }
}
