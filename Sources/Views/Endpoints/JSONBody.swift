import Foundation

/// Reads the JSON of a request, and names the place of a fault.
enum JSONBody {
    /// The media type of a header `Content-Type`, without parameters; nil without one.
    static func mediaType(_ header: String?) -> String? {
        header.map { $0.prefix { $0 != ";" }.lowercased().trimmingCharacters(in: .whitespaces) }
    }

    /// Refuses media types other than JSON. A body without one may be JSON.
    static func check(_ header: String?) throws(HTTPError) {
        guard let type = mediaType(header), !type.isEmpty else { return }
        guard type == "application/json" || type.hasPrefix("application/") && type.hasSuffix("+json") else {
            throw HTTPError(.unsupportedMediaType, "Send the body as application/json.")
        }
    }

    static func decode<Value: Decodable>(_ type: Value.Type, from bytes: [UInt8]) throws -> Value {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .custom { decoder in
            let container = try decoder.singleValueContainer()
            guard let date = WebDate.parse(try container.decode(String.self)) else {
                throw DecodingError.dataCorruptedError(in: container, debugDescription: "not a date")
            }
            return date
        }
        do { return try decoder.decode(type, from: Data(bytes)) } catch let error as DecodingError {
            // An error without a path may be one of the text or of the value.
            guard case .dataCorrupted(let context) = error, context.codingPath.isEmpty, !isJSON(bytes) else {
                throw HTTPError(error)
            }
            throw HTTPError(.badRequest, "The body is not valid JSON.")
        }
    }

    private static func isJSON(_ bytes: [UInt8]) -> Bool {
        (try? JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)) != nil
    }
}

extension HTTPError {
    /// The error for a body that does not fit a type.
    fileprivate init(_ error: DecodingError) {
        switch error {
        case .dataCorrupted(let context):
            self.init(context.codingPath, "is not acceptable")
        case .keyNotFound(let key, let context):
            self.init(context.codingPath + [key], "is missing")
        case .valueNotFound(_, let context):
            self.init(context.codingPath, "must not be null")
        case .typeMismatch(let type, let context):
            self.init(context.codingPath, "must be \(Self.name(of: type))")
        @unknown default:
            self.init(.unprocessableContent, "The body is not acceptable.")
        }
    }

    private init(_ path: [any CodingKey], _ fault: String) {
        let steps = path.map { key in
            key.intValue.map(String.init)
                ?? key.stringValue.replacingOccurrences(of: "~", with: "~0").replacingOccurrences(of: "/", with: "~1")
        }
        let pointer = "#" + steps.map { "/" + $0 }.joined()
        self.init(
            .unprocessableContent, path.isEmpty ? "The body \(fault)." : "The value at \(pointer) \(fault).",
            pointer: pointer)
    }

    private static func name(of type: Any.Type) -> String {
        switch type {
        case is String.Type: "a string"
        case is Bool.Type: "true or false"
        case is [Any].Type: "an array"
        case is [String: Any].Type: "an object"
        case is any BinaryInteger.Type: "a whole number"
        case is any BinaryFloatingPoint.Type: "a number"
        default: "of another type"
        }
    }
}
