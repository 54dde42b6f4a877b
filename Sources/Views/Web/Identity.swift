public import Foundation

/// A signed-in user, such as `Identity("ada", roles: ["keeper"])`.
///
/// The identity belongs to the browser, on the server: all of its pages have the same one (`EnvironmentValues.identity`).
public struct Identity: Codable, Hashable, Sendable {
    /// The way in which the user was identified.
    public enum Method: String, Codable, Hashable, Sendable {
        /// The app signed the user in.
        case app
        /// A trusted proxy named the user in a header.
        case header
        /// A token in the header `Authorization`.
        case bearer
        /// Other properties of the request.
        case request
        /// An issuer of OpenID Connect, at which the user has signed in.
        case openIDConnect

        /// Whether the user stays signed in without being named by each request.
        package var isKept: Bool { self == .app || self == .openIDConnect }
    }

    /// The name of the account, which never changes and never becomes that of somebody else.
    public var subject: String
    /// The name for people.
    public var name: String
    /// The names of what the user may do.
    public var roles: Set<String>
    /// The way in which the user was identified.
    public package(set) var method = Method.app
    /// The time since which the user is signed in.
    public package(set) var since = Date()

    /// Describes a user.
    ///
    /// - Parameter name: The name for people; nil for the subject.
    public init(_ subject: String, name: String? = nil, roles: Set<String> = []) {
        self.subject = subject
        self.name = name ?? subject
        self.roles = roles
    }

    /// Whether both are the same user with the same rights, whatever the time.
    func isSame(as other: Identity?) -> Bool {
        guard let other else { return false }
        return subject == other.subject && name == other.name && roles == other.roles && method == other.method
    }
}

/// A change of the user of a browser.
package enum IdentityChange: Codable, Equatable, Sendable {
    /// - Parameter lifetime: The seconds until the user is signed out; nil for as long as the server knows the browser.
    case signIn(Identity, lifetime: Double?)
    /// - Parameter everywhere: Whether the user is signed out of all browsers.
    case signOut(everywhere: Bool)
}

/// The changes to a browser that code of a page makes, which a response tells the browser.
package struct BrowserChanges: Codable, Equatable, Sendable {
    /// The cookies, in the order in which they were set.
    package var cookies: [CookieChange] = []
    package var identity: IdentityChange?

    package init() {}
}

/// Changes of a page that its browser fetches by a secret name.
package struct BrowserTicket: Codable, Equatable, Sendable {
    package var name: String
    package var changes = BrowserChanges()

    package init(name: String) {
        self.name = name
    }
}
