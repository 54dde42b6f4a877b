import Foundation

/// A message on its way to pages.
///
/// Workers send it to each other as a frame: a byte with the version of the format, a byte with the number of hops, two bytes with the length of
/// the topic's name (the higher one first), the name in UTF-8, and the value as JSON.
final class BroadcastMessage: Sendable {
    /// The largest sum of the bytes of a topic's name and of a value.
    static let sizeLimit = 64_000
    /// The largest number of hops, so that pages that answer themselves come to rest.
    static let hopLimit: UInt8 = 24
    private static let version: UInt8 = 1
    private static let headSize = 4

    let topic: String
    let json: [UInt8]
    /// The number of messages, one sent by the action for another, that led to this one.
    let hops: UInt8

    /// The value by the types of the listeners, decoded once for all pages.
    @MainActor private var values: [ObjectIdentifier: Any] = [:]

    /// Stands for a value that does not decode.
    private struct Undecodable {}

    init(topic: String, json: [UInt8], hops: UInt8 = 0) {
        self.topic = topic
        self.json = json
        self.hops = hops
    }

    /// Encodes a value.
    convenience init<Value: Encodable>(_ value: Value, topic: String, hops: UInt8) throws(BroadcastError) {
        let json: Data
        do { json = try JSONEncoder().encode(value) } catch {
            throw .notEncodable(topic: topic, reason: "\(error)")
        }
        let size = topic.utf8.count + json.count
        guard size <= Self.sizeLimit else { throw .tooLarge(topic: topic, bytes: size) }
        self.init(topic: topic, json: [UInt8](json), hops: hops)
    }

    // MARK: Frames

    /// Reads a frame; nil if anything in it is not as the format says.
    convenience init?(frame: [UInt8]) {
        guard frame.count > Self.headSize, frame.count <= Self.headSize + Self.sizeLimit, frame[0] == Self.version,
            frame[1] <= Self.hopLimit
        else { return nil }
        let end = Self.headSize + Int(frame[2]) << 8 + Int(frame[3])
        guard end < frame.count, let topic = String(validating: frame[Self.headSize..<end], as: UTF8.self) else {
            return nil
        }
        self.init(topic: topic, json: [UInt8](frame[end...]), hops: frame[1])
    }

    var frame: [UInt8] {
        let name = topic.utf8
        var frame: [UInt8] = []
        frame.reserveCapacity(Self.headSize + name.count + json.count)
        frame += [Self.version, hops, UInt8(name.count >> 8), UInt8(name.count & 0xFF)]
        frame += name
        frame += json
        return frame
    }

    // MARK: Values

    /// The value as a type; nil, with a line in the log, if it does not decode.
    @MainActor
    func value<Value: Decodable>(as type: Value.Type) -> Value? {
        let key = ObjectIdentifier(type)
        if let known = values[key] { return known as? Value }
        do {
            let value = try JSONDecoder().decode(type, from: Data(json))
            values[key] = value
            return value
        } catch {
            values[key] = Undecodable()
            Warning.once("a broadcast of \"\(topic)\" is dropped, because it is no \(type): \(Self.reason(for: error))")
            return nil
        }
    }

    /// A description of the mismatch that quotes nothing of the message.
    private static func reason(for error: any Error) -> String {
        func place(_ path: [any CodingKey]) -> String {
            path.isEmpty ? "the value" : path.map(\.stringValue).joined(separator: ".")
        }
        return switch error as? DecodingError {
        case .keyNotFound(let key, let context): "\(place(context.codingPath + [key])) is missing"
        case .valueNotFound(_, let context): "\(place(context.codingPath)) is null"
        case .typeMismatch(let expected, let context): "\(place(context.codingPath)) is no \(expected)"
        case .dataCorrupted(let context): "\(place(context.codingPath)) is not acceptable"
        default: "\(Swift.type(of: error))"
        }
    }
}
