public import Foundation
public import SwiftData

@Model
public class UserProfile {
    public private(set) var handle: String
    public var bio: String?
    public var joined: Date
    var settings: [String: Bool] = ["dark": false]

    public init(handle: String, joined: Date = .now) {
        self.handle = handle
        self.joined = joined
    }
}
