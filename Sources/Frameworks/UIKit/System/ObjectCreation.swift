import Foundation

/// Creates an object of a class that is known by its type only.
///
/// On Apple's systems, `init()` of an `NSObject` is a message, which any class answers. Swift's own rules allow it only for a
/// `required` initializer, which the delegates of existing apps do not declare. Yet the table of methods of each class contains its
/// `init()` in the place where `NSObject` has its own, and a call by way of a class with a required one finds it there.
enum ObjectCreation {
    // Without optimizations, which could call the initializer of `Creatable` itself.
    @_optimize(none)
    static func make<Object: NSObject>(_ type: Object.Type) -> Object {
        let made: AnyObject = unsafeBitCast(type, to: Creatable.Type.self).init()
        guard let object = made as? Object else {
            preconditionFailure("\(type).init() made an object of another class.")
        }
        return object
    }
}

/// A class whose `init()` any code may call. It is not private, because the compiler calls the methods of private classes directly.
class Creatable: NSObject {
    required override init() { super.init() }
}
