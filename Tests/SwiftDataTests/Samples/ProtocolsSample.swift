import Foundation
import SwiftData

protocol Nameable: AnyObject {
    var name: String { get set }
}

protocol Syncable {
    associatedtype Payload
    var remoteID: String? { get }
    func payload() -> Payload
}

@Model
final class Device: Nameable, Syncable {
    var name: String
    var remoteID: String?
    var firmware: String = "1.0"
    init(name: String) { self.name = name }
    func payload() -> [String: String] { ["name": name] }
}

extension Nameable where Self: PersistentModel {
    func rename(_ name: String) { self.name = name }
}
