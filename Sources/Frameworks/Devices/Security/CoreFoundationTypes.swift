@_exported public import Foundation

/// An object of Core Foundation.
public typealias CFTypeRef = AnyObject
/// A string of Core Foundation, so that `kSecClass as String` and `"key" as CFString` compile.
public typealias CFString = NSString
/// A dictionary of Core Foundation, so that `query as CFDictionary` compiles.
public typealias CFDictionary = NSDictionary
/// An array of Core Foundation.
public typealias CFArray = NSArray
/// Data of Core Foundation.
public typealias CFData = NSData
/// A date of Core Foundation.
public typealias CFDate = NSDate
/// A number of Core Foundation.
public typealias CFNumber = NSNumber
/// A truth value of Core Foundation.
public typealias CFBoolean = NSNumber
/// An error of Core Foundation.
public typealias CFError = NSError
/// The answer of a function of the system: 0, or the number of a failure.
public typealias OSStatus = Int32
/// The answer of a function that did not fail.
public let noErr: OSStatus = 0

/// Allocates objects. Swift allocates all objects in the same way.
public final class CFAllocator: Sendable {
    private init() {}
}

/// The usual allocator.
public let kCFAllocatorDefault: CFAllocator? = nil

/// The truth value true.
public let kCFBooleanTrue: CFBoolean! = true
/// The truth value false.
public let kCFBooleanFalse: CFBoolean! = false
