package import Foundation

/// The values that `AppStorage` keeps for one browser, by their keys. All its pages share them.
@MainActor
package final class ClientValues {
    /// Each value as JSON of one element.
    private var encoded: [String: Data]
    private var locations: [String: [any StoredLocationUpdating]] = [:]

    /// Called after a value was set.
    package var onChange: (@MainActor () -> Void)?

    package init() {
        encoded = [:]
    }

    /// Values as `data` gave them. What is damaged counts as none.
    package init(_ data: Data) {
        encoded = (try? JSONDecoder().decode([String: Data].self, from: data)) ?? [:]
    }

    /// All values, to be kept; empty where there is none.
    package var data: Data {
        guard !encoded.isEmpty else { return Data() }
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return (try? encoder.encode(encoded)) ?? Data()
    }

    /// The place of a key's value, as values of one type see it. Where the key has no value of this type yet, it is `initial`.
    func location<Value>(_ key: String, initial: Value, coding: StorageCoding<Value>) -> StoredLocation<Value> {
        for known in locations[key] ?? [] {
            if let known = known as? StoredLocation<Value> { return known }
        }
        let made = StoredLocation(
            key, encoded[key].flatMap(coding.decode) ?? initial, initial: initial, coding: coding, in: self)
        locations[key, default: []].append(made)
        return made
    }

    fileprivate func store(_ data: Data?, for key: String, from writer: any StoredLocationUpdating) {
        encoded[key] = data
        // Other types may read the same value.
        for location in locations[key] ?? [] where location !== writer { location.take(data) }
        onChange?()
    }
}

/// How values of a type are kept: as property lists keep them, so that another build reads them too.
struct StorageCoding<Value> {
    let encode: (Value) -> Data?
    let decode: (Data) -> Value?

    /// By another value that is Codable.
    init<Raw: Codable>(to raw: @escaping (Value) -> Raw, from value: @escaping (Raw) -> Value?) {
        encode = { try? JSONEncoder().encode([raw($0)]) }
        decode = { data in (try? JSONDecoder().decode([Raw].self, from: data))?.first.flatMap(value) }
    }
}

@MainActor
private protocol StoredLocationUpdating: AnyObject {
    func take(_ data: Data?)
}

/// The place of a browser's value.
final class StoredLocation<Value>: Location<Value>, @unchecked Sendable {
    // Unchecked: the value is read and written on the main thread alone.
    private let key: String
    private let value: StateLocation<Value>
    private let initial: Value
    private let coding: StorageCoding<Value>
    private weak var values: ClientValues?

    fileprivate init(
        _ key: String, _ value: Value, initial: Value, coding: StorageCoding<Value>, in values: ClientValues
    ) {
        self.key = key
        self.value = StateLocation(value)
        self.initial = initial
        self.coding = coding
        self.values = values
    }

    override func get() -> Value { value.get() }

    override func set(_ newValue: Value, transaction: Transaction) {
        let change = UncheckedTransfer((newValue, transaction))
        MainThread.run { [self] in
            let (newValue, transaction) = change.value
            value.set(newValue, transaction: transaction)
            values?.store(coding.encode(newValue), for: key, from: self)
        }
    }
}

extension StoredLocation: @MainActor StoredLocationUpdating {
    fileprivate func take(_ data: Data?) {
        value.set(data.flatMap(coding.decode) ?? initial, transaction: Transaction())
    }
}
