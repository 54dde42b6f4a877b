package import Foundation

/// The events that a node takes. `public/wire.txt` lists the types.
package struct EventTypes: OptionSet, Hashable, Sendable {
    package let rawValue: UInt32

    package init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The events of fingers and pointers, for gestures.
    package static let gesture: EventTypes = [.touch, .move, .lift, .rest]
}

/// A page's report about one node.
package struct DisplayEvent: Hashable, Sendable {
    package var node: Int
    package var type: EventType
    package var value: EventValue

    package init(node: Int, type: EventType, value: EventValue = .none) {
        self.node = node
        self.type = type
        self.value = value
    }
}

/// The value of an event.
package enum EventValue: Hashable, Sendable {
    case none
    case text(String)
    case number(Double)
    case bool(Bool)
    case point(CGPoint)
    case touch(TouchReport)
}

/// The reason why an event was refused. The session is as it was before.
package enum EventRefusal: Error, Hashable, Sendable {
    /// No node has this number now.
    case unknownNode(Int)
    /// The node takes no such event now, because it never does or is disabled.
    case notTaken(node: Int, type: EventType)
    /// The value is of another type, or out of what the control takes.
    case wrongValue(node: Int, type: EventType, expected: String)
}
