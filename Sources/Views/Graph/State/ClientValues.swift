package import Foundation

/// The values of `AppStorage` for one browser, by their keys. All its pages share them.
@MainActor
package final class ClientValues {
    /// Each value as a JSON array of one element.
    private var encoded: [String: Data]
    private var locations: [String: [any StoredLocationUpdating]] = [:]

    private var features: [ObjectIdentifier: any ClientFeature] = [:]

    /// Called after a value has been set.
    package var onChange: (@MainActor () -> Void)?

    package init() {
        encoded = [:]
    }

    private static let dataKey = ".data"
    private var usualDataName = SecretName.make()

    /// The name of the browser's data, which only the server knows.
    ///
    /// The server derives the name from the browser's id, so that it needs no record. The values keep the name of a browser that gets
    /// another id while it has data.
    package var dataName: String {
        encoded[Self.dataKey].flatMap { (try? JSONDecoder().decode([String].self, from: $0))?.first } ?? usualDataName
    }

    /// Sets the name that counts unless the values have one.
    package func setUsualDataName(_ name: String) { usualDataName = name }

    /// Whether the app has used the browser's data, so that its name must stay the same.
    package var usesData = false

    /// Keeps the name of the browser's data, because the browser gets another id.
    package func keepDataName() {
        guard usesData, encoded[Self.dataKey] == nil else { return }
        encoded[Self.dataKey] = try? JSONEncoder().encode([usualDataName])
        onChange?()
    }

    private static let iconKey = ".alternateIcon"

    /// The name of the icon that the browser shows in place of the app's usual one; nil for that one.
    package private(set) lazy var alternateIcon: String? = encoded[Self.iconKey].flatMap {
        (try? JSONDecoder().decode([String].self, from: $0))?.first
    }

    /// Shows another icon of the app from now on; nil for the usual one.
    package func setAlternateIcon(_ name: String?) {
        guard name != alternateIcon else { return }
        alternateIcon = name
        encoded[Self.iconKey] = name.flatMap { try? JSONEncoder().encode([$0]) }
        onChange?()
    }

    /// The browser of the page for which the code runs; without a page, the process.
    package static var current: ClientValues { ViewGraph.current?.values ?? ofProcess }
    /// Used by code that runs before the first page.
    package static let ofProcess = ClientValues()

    /// The browser's feature of a type.
    package func feature<F: ClientFeature>(_ type: F.Type = F.self) -> F {
        if let known = features[ObjectIdentifier(type)] as? F { return known }
        let made = F(self)
        features[ObjectIdentifier(type)] = made
        return made
    }

    /// Releases what the features keep for pages, because the browser has none in memory.
    package func release() {
        for feature in features.values { feature.browserDidLeave() }
        features = [:]
    }

    /// Reads values that `data` returned. Damaged data counts as empty.
    package init(_ data: Data) {
        encoded = (try? JSONDecoder().decode([String: Data].self, from: data)) ?? [:]
    }

    /// All values in encoded form, for storage; empty if there are none.
    package var data: Data {
        guard !encoded.isEmpty else { return Data() }
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return (try? encoder.encode(encoded)) ?? Data()
    }

    /// The location of a key's value for values of one type. If the key has no value of this type yet, the value is
    /// `initial`.
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
        // Values of other types may have the same key.
        for location in locations[key] ?? [] where location !== writer { location.take(data) }
        onChange?()
    }
}

/// Encodes and decodes values of a type as property lists do, so that other builds can read them.
struct StorageCoding<Value> {
    let encode: (Value) -> Data?
    let decode: (Data) -> Value?

    /// Encodes values as another type that is `Codable`.
    init<Raw: Codable>(to raw: @escaping (Value) -> Raw, from value: @escaping (Raw) -> Value?) {
        encode = { try? JSONEncoder().encode([raw($0)]) }
        decode = { data in (try? JSONDecoder().decode([Raw].self, from: data))?.first.flatMap(value) }
    }
}

@MainActor
private protocol StoredLocationUpdating: AnyObject {
    func take(_ data: Data?)
}

/// The location of a value of a browser.
final class StoredLocation<Value>: Location<Value>, @unchecked Sendable {
    // Unchecked: the value is used on the main thread only.
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
