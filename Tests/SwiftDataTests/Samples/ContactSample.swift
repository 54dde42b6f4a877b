import Foundation
import SwiftData

struct PostalAddress: Codable, Equatable {
    var street = ""
    var city = ""
    var zip = ""
}

@Model
final class AddressCard: CustomStringConvertible {
    var firstName: String = ""
    var lastName: String = ""
    var email: String?
    var phones: [String: String] = [:]
    var home: PostalAddress = PostalAddress()
    var work: PostalAddress?
    @Attribute(.externalStorage) var photo: Data?
    var birthday: DateComponents?

    init(firstName: String, lastName: String) {
        self.firstName = firstName
        self.lastName = lastName
    }

    var description: String { "\(firstName) \(lastName)" }
    var initials: String { [firstName, lastName].compactMap(\.first).map(String.init).joined() }
}
