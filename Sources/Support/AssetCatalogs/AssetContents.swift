import Foundation

/// A file `Contents.json`.
struct AssetContents: Decodable {
    var properties: Properties?
    var images: [Item]?
    var colors: [Item]?
    var symbols: [Item]?
    var data: [Item]?

    struct Properties: Decodable {
        var providesNamespace: Bool?
        var templateIntent: String?

        enum CodingKeys: String, CodingKey {
            case providesNamespace = "provides-namespace"
            case templateIntent = "template-rendering-intent"
        }
    }

    /// A variant of an asset.
    struct Item: Decodable {
        var filename: String?
        var idiom: String?
        var scale: String?
        var size: String?
        var appearances: [Appearance]?
        var gamut: String?
        var locale: String?
        var direction: String?
        var color: ColorDescription?
        var type: String?

        enum CodingKeys: String, CodingKey {
            case filename, idiom, scale, size, appearances, locale, color
            case gamut = "display-gamut"
            case direction = "language-direction"
            case type = "universal-type-identifier"
        }

        struct Appearance: Decodable {
            var appearance: String
            var value: String
        }
    }

    struct ColorDescription: Decodable {
        var space: String?
        var components: [String: Component]?
        /// The name of a color of the system.
        var reference: String?

        enum CodingKeys: String, CodingKey {
            case components, reference
            case space = "color-space"
        }
    }

    /// A component as text, or as a number in hand-written catalogs.
    struct Component: Decodable {
        let text: String

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let text = try? container.decode(String.self) {
                self.text = text
            } else {
                text = String(try container.decode(Double.self))
            }
        }
    }

    /// The maximum size of the file in bytes.
    private static let limit = 1 << 20

    /// - Parameter path: The path below the catalog, for messages.
    init(file: String, path: String) throws(AssetFault) {
        guard let handle = FileHandle(forReadingAtPath: file) else {
            throw AssetFault(file: path, reason: "the file cannot be read")
        }
        defer { try? handle.close() }
        guard let data = try? handle.read(upToCount: Self.limit + 1) ?? Data() else {
            throw AssetFault(file: path, reason: "the file cannot be read")
        }
        guard data.count <= Self.limit else { throw AssetFault(file: path, reason: "the file is larger than 1 MiB") }
        do {
            self = try JSONDecoder().decode(AssetContents.self, from: data)
        } catch let error as DecodingError {
            throw AssetFault(file: path, reason: error.reason)
        } catch {
            throw AssetFault(file: path, reason: "the file is no JSON")
        }
    }
}

extension DecodingError {
    fileprivate var reason: String {
        func place(_ context: Context) -> String {
            context.codingPath.map(\.stringValue).joined(separator: ".")
        }
        switch self {
        case .dataCorrupted(let context) where context.codingPath.isEmpty: return "the file is no valid JSON"
        case .dataCorrupted(let context): return "the value of \(place(context)) is invalid"
        case .keyNotFound(let key, let context):
            return "\(context.codingPath.isEmpty ? "" : place(context) + " has no ")\(key.stringValue)"
        case .typeMismatch(_, let context), .valueNotFound(_, let context):
            return context.codingPath.isEmpty
                ? "the file is no JSON object" : "the value of \(place(context)) has the wrong type"
        @unknown default: return "the file is invalid"
        }
    }
}
