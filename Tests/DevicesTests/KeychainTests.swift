import Foundation
import EspalierSecurity
import Testing

@Suite struct `The keychain` {
    @Test func `is not available`() {
        let query =
            [
                kSecClass: kSecClassGenericPassword, kSecAttrAccount: "anna", kSecValueData: Data("secret".utf8),
            ] as [CFString: Any]
        var item: CFTypeRef?
        #expect(SecItemAdd(query as CFDictionary, nil) == -25291)
        #expect(SecItemCopyMatching(query as CFDictionary, &item) == errSecNotAvailable && item == nil)
        #expect(SecItemUpdate(query as CFDictionary, [kSecValueData: Data()] as CFDictionary) == -25291)
        #expect(SecItemDelete([kSecClass as String: kSecClassGenericPassword] as CFDictionary) == -25291)
    }

    @Test func `has Apple's names for values`() {
        #expect(kSecClass as String == "class" && kSecClassGenericPassword as String == "genp")
        #expect(kSecAttrService as String == "svce" && kSecMatchLimitOne as String == "m_LimitOne")
        let query = [kSecAttrAccount as String: "anna", kSecReturnData as String: kCFBooleanTrue!] as CFDictionary
        #expect(query["acct"] as? String == "anna" && query["r_Data"] as? Bool == true)
        #expect(errSecSuccess == 0 && errSecItemNotFound == -25300 && errSecDuplicateItem == -25299)
    }

    @Test func `describes its failures`() {
        #expect(
            SecCopyErrorMessageString(errSecItemNotFound, nil) as String?
                == "The specified item could not be found in the keychain.")
        #expect(SecCopyErrorMessageString(-7, nil) as String? == "OSStatus -7")
    }

    @Test func `has random bytes`() {
        var first = [UInt8](repeating: 0, count: 32)
        var second = first
        #expect(SecRandomCopyBytes(kSecRandomDefault, 32, &first) == errSecSuccess)
        #expect(SecRandomCopyBytes(kSecRandomDefault, 16, &second) == errSecSuccess)
        #expect(first != second && first != [UInt8](repeating: 0, count: 32))
        #expect(second[16...].allSatisfy { $0 == 0 })
        #expect(SecRandomCopyBytes(nil, -1, &first) == errSecParam)
    }
}
