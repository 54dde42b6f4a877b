import Synchronization

/// Fails with `errSecNotAvailable`: the user's keychain is on the user's device, which shows it to no page.
///
/// A secret that an app keeps for its user belongs into a database of the server.
@discardableResult
public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    missingKeychain()
}

/// Fails with `errSecNotAvailable`, and leaves the result as it is.
@discardableResult
public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    missingKeychain()
}

/// Fails with `errSecNotAvailable`.
@discardableResult
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
    missingKeychain()
}

/// Fails with `errSecNotAvailable`.
@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
    missingKeychain()
}

private let isReported = Mutex(false)

private func missingKeychain() -> OSStatus {
    let isFirst = isReported.withLock { isReported in
        defer { isReported = true }
        return !isReported
    }
    if isFirst {
        let line =
            "espalier: The keychain is on the user's device, so its functions fail with errSecNotAvailable. Keep secrets in a database of the server.\n"
        FileHandle.standardError.write(Data(line.utf8))
    }
    return errSecNotAvailable
}
