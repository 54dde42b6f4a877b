import Foundation
import Synchronization

/// Values that apps keep with objects, by keys.
///
/// A responder, such as a view, has its values itself and releases them with its last reference. The values of other objects are in a
/// table whose objects are weak, from which those of ended objects are removed soon after, on the main queue.
enum AssociatedObjects {
    /// A value that is kept, or that may end.
    fileprivate enum Value {
        case kept(Any)
        case unowned(() -> AnyObject?)

        var current: Any? {
            switch self {
            case .kept(let value): value
            case .unowned(let object): object()
            }
        }
    }

    /// The values of an object.
    final class Values: @unchecked Sendable {
        // Unchecked: only used with the lock of the table.
        fileprivate var values: [UInt: Value] = [:]
    }

    private struct Entry {
        weak var object: AnyObject?
        /// Whether the object is a class, which never ends.
        let isEndless: Bool
        let values: Values
        var isOver: Bool { !isEndless && object == nil }
    }

    private struct Table: @unchecked Sendable {
        // Unchecked: the values are only handed from thread to thread, as those of an array without a type are.
        var entries: [ObjectIdentifier: Entry] = [:]
        var isSweepPlanned = false
    }

    private static let table = Mutex(Table())

    /// The time after which values of ended objects are removed, in seconds.
    private static let sweepInterval = 1.0

    /// The number of objects in the table.
    static var count: Int { table.withLock { $0.entries.count } }

    static func value(of object: Any, _ key: UnsafeRawPointer) -> Any? {
        guard let id = identity(of: object) else { return nil }
        nonisolated(unsafe) let object = object
        nonisolated(unsafe) var found: Any?
        table.withLock { table in
            found = values(of: object, id, in: &table, making: false)?.values[UInt(bitPattern: key)]?.current
        }
        return found
    }

    static func set(_ value: Any?, of object: Any, _ key: UnsafeRawPointer, _ policy: objc_AssociationPolicy) {
        guard let id = identity(of: object) else { return }
        let new = value.map { kept($0, policy) }
        nonisolated(unsafe) let (held, owner) = (new, object)
        // The old value ends outside of the lock, because its end may use the table.
        nonisolated(unsafe) var old: Value?
        table.withLock { table in
            let values = values(of: owner, id, in: &table, making: held != nil)
            if let held {
                old = values?.values.updateValue(held, forKey: UInt(bitPattern: key))
            } else {
                old = values?.values.removeValue(forKey: UInt(bitPattern: key))
            }
        }
        _ = old
    }

    static func removeAll(of object: Any) {
        guard let id = identity(of: object) else { return }
        nonisolated(unsafe) let owner = object
        nonisolated(unsafe) var old: [UInt: Value] = [:]
        table.withLock { table in
            guard let values = values(of: owner, id, in: &table, making: false) else { return }
            swap(&old, &values.values)
        }
        old.removeAll()
    }

    /// Removes the values of objects that have ended.
    static func sweep() {
        nonisolated(unsafe) var ended: [Entry] = []
        let plans = table.withLock { table in
            ended = table.entries.values.filter(\.isOver)
            table.entries = table.entries.filter { !$0.value.isOver }
            table.isSweepPlanned = table.entries.values.contains { !$0.isEndless }
            return table.isSweepPlanned
        }
        ended.removeAll()
        if plans { planSweep() }
    }

    private static func planSweep() {
        DispatchQueue.main.asyncAfter(deadline: .now() + sweepInterval) { sweep() }
    }

    /// The identity of an object or a class; nil for other values, with which nothing can be associated.
    private static func identity(of object: Any) -> ObjectIdentifier? {
        if let type = object as? AnyClass { return ObjectIdentifier(type) }
        return type(of: object) is AnyClass ? ObjectIdentifier(object as AnyObject) : nil
    }

    private static func kept(_ value: Any, _ policy: objc_AssociationPolicy) -> Value {
        switch policy {
        case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
            return .kept((value as? any NSCopying)?.copy(with: nil) ?? value)
        case .OBJC_ASSOCIATION_ASSIGN:
            guard type(of: value) is AnyClass else { return .kept(value) }
            return .unowned { [weak object = value as AnyObject] in object }
        default: return .kept(value)
        }
    }

    /// The values of an object. The table must be locked.
    private static func values(
        of object: Any, _ id: ObjectIdentifier, in table: inout Table, making: Bool
    ) -> Values? {
        if let responder = object as? UIResponder {
            if responder.associations == nil, making { responder.associations = Values() }
            return responder.associations
        }
        if let entry = table.entries[id] {
            if !entry.isOver { return entry.values }
            // Another object has the address of an ended one.
            table.entries[id] = nil
        }
        guard making else { return nil }
        let isClass = object is AnyClass
        let entry = Entry(object: isClass ? nil : object as AnyObject, isEndless: isClass, values: Values())
        table.entries[id] = entry
        if !table.isSweepPlanned, !isClass {
            table.isSweepPlanned = true
            planSweep()
        }
        return entry.values
    }
}

/// The ways in which an associated value is kept.
public enum objc_AssociationPolicy: UInt, Sendable {
    /// Without a reference. A value that has ended is nil, whereas on Apple's systems its use is a fault.
    case OBJC_ASSOCIATION_ASSIGN = 0
    /// With a reference.
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    /// As a copy, if the value is an `NSCopying`; else with a reference.
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    /// With a reference. All policies can be used on several threads.
    case OBJC_ASSOCIATION_RETAIN = 0o1401
    /// As a copy, if the value is an `NSCopying`; else with a reference.
    case OBJC_ASSOCIATION_COPY = 0o1403
}

/// The value that was associated with an object for a key; nil for none.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    AssociatedObjects.value(of: object, key)
}

/// Associates a value with an object, for a key, as long as the object lives.
///
/// A view, a controller or another responder releases its values with its last reference, other objects about a second after it.
///
/// - Parameters:
///   - object: An object or a class. With values of other types nothing is associated.
///   - key: An address that identifies the value.
///   - value: The value; nil removes the one for the key.
public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
    AssociatedObjects.set(value, of: object, key, policy)
}

/// Removes all values that were associated with an object.
public func objc_removeAssociatedObjects(_ object: Any) {
    AssociatedObjects.removeAll(of: object)
}
