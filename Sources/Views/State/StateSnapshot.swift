import Foundation

/// The state of a page's views by their structural places, to be written and read by builds of the same program.
@MainActor
enum StateSnapshot {
    /// A property list of places and values, in a fixed order.
    static func write(_ root: ViewNode) -> Data {
        var places: [(String, Data)] = []
        func visit(_ node: ViewNode, _ path: String) {
            node.forEachSnapshotSlot { name, slot in
                if let data = slot.snapshot() { places.append(("\(path)/\(node.depth).\(name)", data)) }
            }
            node.forEachChildWithState { name, child in visit(child, name.isEmpty ? path : "\(path)/\(name)") }
        }
        visit(root, "")
        if places.isEmpty { return Data() }
        places.sort { $0.0 < $1.0 }
        var output = Data()
        func append(_ bytes: some Collection<UInt8>) {
            withUnsafeBytes(of: UInt32(bytes.count).littleEndian) { output.append(contentsOf: $0) }
            output.append(contentsOf: bytes)
        }
        for (place, data) in places {
            append(Array(place.utf8))
            append(data)
        }
        return output
    }

    /// The places and values of a snapshot; what is cut short or damaged ends the list.
    static func places(in snapshot: Data) -> [String: Data] {
        var places: [String: Data] = [:]
        let bytes = [UInt8](snapshot)
        var index = 0
        func next() -> ArraySlice<UInt8>? {
            guard bytes.count - index >= 4 else { return nil }
            let length = (0..<4).reduce(0) { $0 | Int(bytes[index + $1]) << (8 * $1) }
            index += 4
            guard length >= 0, bytes.count - index >= length else { return nil }
            defer { index += length }
            return bytes[index..<index + length]
        }
        while let place = next(), let value = next() {
            places[String(decoding: place, as: UTF8.self)] = Data(value)
        }
        return places
    }

    /// The name of a property's place in the tree, the same in each process of the same program.
    static func place(of node: ViewNode, property: String) -> String {
        var parts: [String] = []
        var child = node
        while let parent = child.parent {
            let name = parent.place(of: child)
            if !name.isEmpty { parts.append(name) }
            child = parent
        }
        return parts.reversed().reduce(into: "") { $0 += "/" + $1 } + "/\(node.depth).\(property)"
    }

    /// Codable values as JSON of one element, trivial ones as their bytes; nil for what is neither.
    static func encode<Value>(_ value: Value) -> Data? {
        if let codable = value as? any Encodable {
            guard let json = try? JSONEncoder().encode(Single(codable)) else { return nil }
            return Data([0]) + json
        }
        guard _isPOD(Value.self), !(Value.self is any AnyObject.Type) else { return nil }
        return withUnsafeBytes(of: value) { Data([1]) + Data($0) }
    }

    static func decode<Value>(_ type: Value.Type, from data: Data) -> Value? {
        guard let kind = data.first else { return nil }
        let body = data.dropFirst()
        if kind == 0, let decodable = type as? any Decodable.Type {
            return decodeJSON(decodable, from: Data(body)) as? Value
        }
        guard kind == 1, _isPOD(type), body.count == MemoryLayout<Value>.size, !(type is any Encodable.Type) else {
            return nil
        }
        return [UInt8](body).withUnsafeBytes { $0.loadUnaligned(as: Value.self) }
    }

    private static func decodeJSON<D: Decodable>(_ type: D.Type, from data: Data) -> Any? {
        (try? JSONDecoder().decode([D].self, from: data))?.first
    }

    private struct Single: Encodable {
        let value: any Encodable

        init(_ value: any Encodable) {
            self.value = value
        }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.unkeyedContainer()
            try container.encode(value)
        }
    }
}

/// Something that a node keeps and that a snapshot holds.
@MainActor
protocol SnapshotSlot: AnyObject {
    func snapshot() -> Data?
}

extension StateLocation: @MainActor SnapshotSlot {
    func snapshot() -> Data? { StateSnapshot.encode(stored) }
}
