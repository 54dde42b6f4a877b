/// No error.
public let errSecSuccess: OSStatus = 0
/// The function does not exist.
public let errSecUnimplemented: OSStatus = -4
public let errSecDiskFull: OSStatus = -34
/// The disk failed.
public let errSecIO: OSStatus = -36
/// A parameter is not valid.
public let errSecParam: OSStatus = -50
/// Writing is forbidden.
public let errSecWrPerm: OSStatus = -61
/// There is no memory.
public let errSecAllocate: OSStatus = -108
public let errSecUserCanceled: OSStatus = -128
/// The request is not valid.
public let errSecBadReq: OSStatus = -909
/// A part of the system failed.
public let errSecInternalComponent: OSStatus = -2070
/// There is no keychain, as on this device.
public let errSecNotAvailable: OSStatus = -25291
/// The user name or password is wrong.
public let errSecAuthFailed: OSStatus = -25293
/// The item exists already.
public let errSecDuplicateItem: OSStatus = -25299
/// There is no such item.
public let errSecItemNotFound: OSStatus = -25300
/// The data are too large.
public let errSecDataTooLarge: OSStatus = -25302
/// There is no such attribute.
public let errSecNoSuchAttr: OSStatus = -25303
/// There is no such class.
public let errSecNoSuchClass: OSStatus = -25306
/// No dialog is possible.
public let errSecInteractionNotAllowed: OSStatus = -25308
/// The data are not available.
public let errSecDataNotAvailable: OSStatus = -25316
/// The data cannot be read.
public let errSecDecode: OSStatus = -26275
/// The app lacks an entitlement.
public let errSecMissingEntitlement: OSStatus = -34018

/// The English sentence for a status, as Apple's framework has it; for a status without one, its number.
///
/// - Parameter reserved: nil.
public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> CFString? {
    let text =
        switch status {
        case errSecSuccess: "No error."
        case errSecUnimplemented: "Function or operation not implemented."
        case errSecDiskFull: "Disk Full error."
        case errSecIO: "I/O error."
        case errSecParam: "One or more parameters passed to a function were not valid."
        case errSecWrPerm: "Write permissions error."
        case errSecAllocate: "Failed to allocate memory."
        case errSecUserCanceled: "User canceled the operation."
        case errSecBadReq: "Bad parameter or invalid state for operation."
        case errSecNotAvailable: "No keychain is available. You may need to restart your computer."
        case errSecAuthFailed: "The user name or passphrase you entered is not correct."
        case errSecDuplicateItem: "The specified item already exists in the keychain."
        case errSecItemNotFound: "The specified item could not be found in the keychain."
        case errSecDataTooLarge:
            "This item contains information which is too large or in a format that cannot be displayed."
        case errSecNoSuchAttr: "The specified attribute does not exist."
        case errSecNoSuchClass: "The specified item does not appear to be a valid keychain item."
        case errSecInteractionNotAllowed: "User interaction is not allowed."
        case errSecDataNotAvailable: "The data is not available."
        case errSecDecode: "Unable to decode the provided data."
        case errSecMissingEntitlement: "A required entitlement isn't present."
        default: "OSStatus \(status)"
        }
    return text as CFString
}
