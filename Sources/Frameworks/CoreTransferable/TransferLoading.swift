import Foundation
package import UniformTypeIdentifiers

/// Encodes and decodes a value.
package typealias Load<Value> = @MainActor () async throws -> Value

/// A value that only the main actor uses from here on.
struct Handed<Value>: @unchecked Sendable {
    let value: Value

    init(_ value: Value) {
        self.value = value
    }
}

/// A value on its way to a type.
package enum TransferLoading<Value> {
    /// The value is there.
    case ready(Value)
    /// The value must be encoded and decoded.
    case later(Load<Value>)

    func map<Other>(_ change: @escaping (Value) throws -> Other) -> TransferLoading<Other>? {
        switch self {
        case .ready(let value): (try? change(value)).map { .ready($0) }
        case .later(let load):
            .later { [change = Handed(change)] in try change.value(try await load()) }
        }
    }
}

/// Proxies of proxies end here, in case they form a circle.
private let proxyLimit = 4

extension Transferable {
    /// The types of data as which values leave, the preferred one first.
    package static func exportedTypes(depth: Int = 0) -> [UTType] {
        transferForms.flatMap { form -> [UTType] in
            switch form.content {
            case .data(let type, .some, _), .value(let type): [type]
            case .proxy(let proxy, .some, _): depth < proxyLimit ? proxy.exportedTypes(depth: depth + 1) : []
            default: []
            }
        }
    }

    /// The types of data from which values arrive, the preferred one first.
    package static func importedTypes(depth: Int = 0) -> [UTType] {
        transferForms.flatMap { form -> [UTType] in
            switch form.content {
            case .data(let type, _, .some), .value(let type): [type]
            case .proxy(let proxy, _, .some): depth < proxyLimit ? proxy.importedTypes(depth: depth + 1) : []
            default: []
            }
        }
    }

    /// The value as another type: itself, a proxy of it, a proxy of the other type, or its bytes; nil if the type takes
    /// none of these.
    package func loading<Other: Transferable>(as type: Other.Type, depth: Int = 0) -> TransferLoading<Other>? {
        if let same = self as? Other { return .ready(same) }
        if depth < proxyLimit {
            for case .proxy(_, let export?, _) in Self.transferForms.lazy.map(\.content) {
                guard let proxy = try? export(self) else { continue }
                if let found = proxy.loading(as: type, depth: depth + 1) { return found }
            }
        }
        return Other.loading(depth: depth) {
            anyLoading(as: $0, depth: $1)
        } bytes: {
            for case .data(let exported, let export?, _) in Self.transferForms.lazy.map(\.content)
            where exported.conforms(to: $0) {
                let value = Handed(self)
                return { try await export(value.value) }
            }
            return nil
        }
    }

    /// A value of the type from a source of values and bytes.
    ///
    /// - Parameters:
    ///   - value: Returns the source as another type.
    ///   - bytes: Returns the source as bytes that conform to a type.
    static func loading(
        depth: Int, value: (_ type: any Transferable.Type, _ depth: Int) -> TransferLoading<any Transferable>?,
        bytes: (UTType) -> Load<ExportedContent>?
    ) -> TransferLoading<Self>? {
        for form in transferForms {
            switch form.content {
            case .proxy(let proxy, _, let importing?) where depth < proxyLimit:
                if let found = value(proxy, depth + 1)?.map({ try importing($0) }) { return found }
            case .data(let type, _, let importing?):
                if let load = bytes(type) { return .later { try await importing(try await load()) } }
            default: break
            }
        }
        return nil
    }

    private func anyLoading(as type: any Transferable.Type, depth: Int) -> TransferLoading<any Transferable>? {
        func open<T: Transferable>(_ type: T.Type) -> TransferLoading<any Transferable>? {
            loading(as: type, depth: depth)?.map { $0 }
        }
        return open(type)
    }
}
