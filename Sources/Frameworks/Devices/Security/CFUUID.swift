public import Foundation

/// A universally unique identifier of Core Foundation.
public typealias CFUUID = NSUUID

/// A random identifier. The allocator has no effect.
public func CFUUIDCreate(_ alloc: CFAllocator?) -> CFUUID! { NSUUID() }

/// The text of an identifier, in uppercase with hyphens. The allocator has no effect.
public func CFUUIDCreateString(_ alloc: CFAllocator?, _ uuid: CFUUID!) -> CFString! {
    uuid.map { NSString(string: $0.uuidString) }
}
