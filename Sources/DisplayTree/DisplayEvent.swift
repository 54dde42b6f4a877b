package import Foundation

/// The events that a node accepts. `public/wire.txt` lists the types.
///
/// The members are inlined into the other modules, as those of `ExplicitGuides` are.
package struct EventTypes: OptionSet, Hashable, Sendable {
    package let rawValue: UInt32

    @inlinable
    package init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    @inlinable
    package init(arrayLiteral types: EventTypes...) {
        self.init(rawValue: types.reduce(0) { $0 | $1.rawValue })
    }

    /// The events of fingers and pointers, for gestures.
    package static let gesture: EventTypes = [.touch, .move, .lift, .rest]

    @inlinable package static var none: EventTypes { EventTypes(rawValue: 0) }

    @inlinable package var isEmpty: Bool { rawValue == 0 }

    @inlinable
    package func contains(_ other: EventTypes) -> Bool { rawValue & other.rawValue == other.rawValue }

    @inlinable
    package func union(_ other: EventTypes) -> EventTypes { EventTypes(rawValue: rawValue | other.rawValue) }

    @inlinable
    package func subtracting(_ other: EventTypes) -> EventTypes { EventTypes(rawValue: rawValue & ~other.rawValue) }
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

/// The reason for refusing an event. The session is unchanged.
package enum EventRefusal: Error, Hashable, Sendable {
    /// No node has this number.
    case unknownNode(Int)
    /// The node does not accept this event, or is disabled.
    case notTaken(node: Int, type: EventType)
    /// The value has the wrong type, or is outside the control's range.
    case wrongValue(node: Int, type: EventType, expected: String)
}
