import Foundation
import Testing

@testable import UIKit

private nonisolated(unsafe) var firstKey: UInt8 = 0
private nonisolated(unsafe) var secondKey: UInt8 = 0

@MainActor @Suite(.serialized) struct `An associated object` {
    private final class Plain {}
    private final class Value {}

    @Test func `is found by its object and its key`() {
        let (one, other) = (Plain(), Plain())
        objc_setAssociatedObject(one, &firstKey, "a", .OBJC_ASSOCIATION_RETAIN)
        objc_setAssociatedObject(one, &secondKey, 7, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        #expect(objc_getAssociatedObject(one, &firstKey) as? String == "a")
        #expect(objc_getAssociatedObject(one, &secondKey) as? Int == 7)
        #expect(objc_getAssociatedObject(other, &firstKey) == nil)
        objc_setAssociatedObject(one, &firstKey, nil, .OBJC_ASSOCIATION_RETAIN)
        #expect(objc_getAssociatedObject(one, &firstKey) == nil)
        objc_removeAssociatedObjects(one)
        #expect(objc_getAssociatedObject(one, &secondKey) == nil)
    }

    @Test func `ends with the last reference to its view`() {
        weak var value: Value?
        var view: UIView? = UIView()
        do {
            let made = Value()
            value = made
            objc_setAssociatedObject(view!, &firstKey, made, .OBJC_ASSOCIATION_RETAIN)
        }
        #expect(value != nil)
        view = nil
        #expect(value == nil)
    }

    @Test func `of an object without a view ends soon after it`() {
        weak var value: Value?
        do {
            let (plain, made) = (Plain(), Value())
            value = made
            objc_setAssociatedObject(plain, &firstKey, made, .OBJC_ASSOCIATION_RETAIN)
            AssociatedObjects.sweep()
            #expect(value != nil)
        }
        AssociatedObjects.sweep()
        #expect(value == nil)
    }

    @Test func `is not the one of an ended object at the same address`() {
        for _ in 0..<1000 {
            let plain = Plain()
            #expect(objc_getAssociatedObject(plain, &firstKey) == nil)
            objc_setAssociatedObject(plain, &firstKey, 1, .OBJC_ASSOCIATION_RETAIN)
        }
    }

    @Test func `without a reference is nil after its end`() {
        let plain = Plain()
        var value: Value? = Value()
        objc_setAssociatedObject(plain, &firstKey, value, .OBJC_ASSOCIATION_ASSIGN)
        #expect(objc_getAssociatedObject(plain, &firstKey) as? Value === value)
        value = nil
        #expect(objc_getAssociatedObject(plain, &firstKey) == nil)
    }

    @Test func `as a copy does not change with the original`() {
        let plain = Plain()
        let text = NSMutableString(string: "a")
        objc_setAssociatedObject(plain, &firstKey, text, .OBJC_ASSOCIATION_COPY)
        text.append("b")
        #expect((objc_getAssociatedObject(plain, &firstKey) as? NSString)?.description == "a")
    }

    @Test func `can be set on several threads`() async {
        let plain = NSObject()
        nonisolated(unsafe) let shared = plain
        await withTaskGroup(of: Void.self) { group in
            for number in 0..<8 {
                group.addTask {
                    for _ in 0..<500 {
                        objc_setAssociatedObject(shared, &firstKey, number, .OBJC_ASSOCIATION_RETAIN)
                        _ = objc_getAssociatedObject(shared, &firstKey)
                    }
                }
            }
        }
        #expect((0..<8).contains(objc_getAssociatedObject(plain, &firstKey) as? Int ?? -1))
    }
}

@Suite struct `The lock of an object` {
    private final class Counter: @unchecked Sendable {
        var count = 0
    }

    @Test func `lets one thread at a time through, and that several times`() {
        let counter = Counter()
        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            for _ in 0..<500 {
                objc_sync_enter(counter)
                objc_sync_enter(counter)
                counter.count += 1
                objc_sync_exit(counter)
                objc_sync_exit(counter)
            }
        }
        #expect(counter.count == 4000)
    }

    @Test func `is not given back without having it`() {
        let counter = Counter()
        #expect(objc_sync_exit(counter) == -1)
        objc_sync_enter(counter)
        #expect(objc_sync_exit(counter) == 0)
        #expect(objc_sync_exit(counter) == -1)
    }
}
