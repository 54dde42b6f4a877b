package import Foundation

/// The kinds of event that a page sends, by their names on the wire.
package enum EventType: String, CaseIterable, Hashable, Sendable {
    case tap, input, change, submit, focus, blur, scroll, resize, press, hover
    /// A touch on a node with gestures: it begins, moves, ends; no further tap followed.
    case touch, move, lift, rest
}

/// The events that a node takes.
package struct EventTypes: OptionSet, Hashable, Sendable {
    package let rawValue: UInt16

    package init(rawValue: UInt16) {
        self.rawValue = rawValue
    }

    package init(_ type: EventType) {
        switch type {
        case .tap: self = .tap
        case .input: self = .input
        case .change: self = .change
        case .submit: self = .submit
        case .focus: self = .focus
        case .blur: self = .blur
        case .scroll: self = .scroll
        case .resize: self = .resize
        case .press: self = .press
        case .hover: self = .hover
        case .touch, .move, .lift, .rest: self = .gesture
        }
    }

    package static let tap = EventTypes(rawValue: 1 << 0)
    package static let input = EventTypes(rawValue: 1 << 1)
    package static let change = EventTypes(rawValue: 1 << 2)
    package static let submit = EventTypes(rawValue: 1 << 3)
    package static let focus = EventTypes(rawValue: 1 << 4)
    package static let blur = EventTypes(rawValue: 1 << 5)
    package static let scroll = EventTypes(rawValue: 1 << 6)
    package static let resize = EventTypes(rawValue: 1 << 7)
    /// A button is pressed (true) or let go of (false).
    package static let press = EventTypes(rawValue: 1 << 8)
    /// Fingers and pointers, for gestures.
    package static let gesture = EventTypes(rawValue: 1 << 9)
    /// The pointer enters (true) or leaves (false).
    package static let hover = EventTypes(rawValue: 1 << 10)
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
