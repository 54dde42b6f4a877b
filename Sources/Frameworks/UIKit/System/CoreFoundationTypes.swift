public import Foundation

/// The name of URLs in Core Foundation.
public typealias CFURL = URL
/// The name of arrays in Core Foundation, so that `colors as CFArray` compiles.
public typealias CFArray = NSArray
/// The name of data in Core Foundation.
public typealias CFData = NSData
/// The name of dictionaries in Core Foundation.
public typealias CFDictionary = NSDictionary
/// The name of strings in Core Foundation.
public typealias CFString = NSString
/// The number of an element in Core Foundation.
public typealias CFIndex = Int

/// The first byte of data. It is valid as long as the data.
public func CFDataGetBytePtr(_ theData: CFData!) -> UnsafePointer<UInt8>! {
    theData.map { UnsafePointer($0.bytes.assumingMemoryBound(to: UInt8.self)) }
}

/// The number of bytes of data; 0 for nil.
public func CFDataGetLength(_ theData: CFData!) -> CFIndex { theData?.length ?? 0 }
