package import EspalierViews

/// Finds the endpoints of a path. Of several patterns, the one with a fixed part at the first difference comes first.
package struct EndpointTable: Sendable {
    /// The endpoints at one pattern, by method.
    struct Place: Sendable {
        let pattern: EndpointPattern
        var endpoints: [(method: WebRequest.Method, index: Int)] = []
    }

    /// A step of the way through the parts of a path.
    private struct Step {
        var fixed: [String: Int] = [:]
        var named: Int?
        /// The place of a pattern that ends with the rest.
        var rest: Int?
        /// The place of a pattern that ends here.
        var place: Int?
    }

    private(set) var places: [Place] = []
    private var steps = [Step()]
    /// The matches of the paths without names, which are most frequent.
    private var exact: [String: [EndpointMatch]] = [:]
    let endpoints: [_EndpointDeclaration]
    /// The names of the parts of each endpoint's path. Endpoints at one place may have different ones.
    private(set) var names: [[String]] = []

    /// No endpoints.
    init() {
        endpoints = []
    }

    /// The longest path in parts.
    private static let longestPath = 128

    /// - Throws: The fault of an endpoint, or two endpoints that fit the same requests, by their names.
    package init(_ endpoints: [_EndpointDeclaration]) throws(EndpointFault) {
        self.endpoints = endpoints
        for (index, endpoint) in endpoints.enumerated() {
            let pattern: EndpointPattern
            do throws(EndpointFault) { pattern = try EndpointPattern(endpoint.path) } catch {
                throw EndpointFault("The path of the endpoint \(endpoint.name) \(error).")
            }
            guard endpoint.method != .head, endpoint.method != .options, HTTPRequest.Method(endpoint.method) != .other
            else {
                throw EndpointFault(
                    "The endpoint \(endpoint.name) has a method that the server answers itself, or does not know: choose GET, POST, PUT, PATCH or DELETE."
                )
            }
            for origin in endpoint.settings.allowedOrigins ?? [] where !CrossOrigin.isOrigin(origin) {
                throw EndpointFault(
                    "The endpoint \(endpoint.name) allows \"\(origin)\", which is not an origin, such as https://shop.example."
                )
            }
            names.append(pattern.names)
            let place = place(of: pattern)
            if let other = places[place].endpoints.first(where: { $0.method == endpoint.method }) {
                throw EndpointFault(
                    "The endpoints \(endpoints[other.index].name) and \(endpoint.name) answer the same requests.")
            }
            places[place].endpoints.append((endpoint.method, index))
        }
        for place in places where place.pattern.names.isEmpty {
            let path =
                "/"
                + place.pattern.parts.map { if case .fixed(let text) = $0 { text } else { "" } }.joined(separator: "/")
            if !path.utf8.contains(UInt8(ascii: "%")) { exact[path] = matches(path) }
        }
    }

    /// The place of a pattern, made if there is none.
    private mutating func place(of pattern: EndpointPattern) -> Int {
        var step = 0
        for part in pattern.parts {
            let next: Int?
            switch part {
            case .fixed(let text): next = steps[step].fixed[text]
            case .named: next = steps[step].named
            case .rest:
                if let place = steps[step].rest { return place }
                places.append(Place(pattern: pattern))
                steps[step].rest = places.count - 1
                return places.count - 1
            }
            if let next {
                step = next
                continue
            }
            steps.append(Step())
            let new = steps.count - 1
            if case .fixed(let text) = part { steps[step].fixed[text] = new } else { steps[step].named = new }
            step = new
        }
        if let place = steps[step].place { return place }
        places.append(Place(pattern: pattern))
        steps[step].place = places.count - 1
        return places.count - 1
    }

    /// The places that fit an encoded path which is one of a pattern without names; nil for others. No page has such a path.
    func exactMatches(_ path: String) -> [EndpointMatch]? { exact[path] }

    /// The places that fit an encoded path, the most specific first; empty if there is none.
    func matches(_ path: String) -> [EndpointMatch] {
        var texts: [String] = []
        if path != "/" {
            for part in path.utf8.dropFirst().split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false) {
                let text = String(Substring(part))
                guard let decoded = part.contains(UInt8(ascii: "%")) ? PercentEncoding.decode(text) : text else {
                    return []
                }
                texts.append(decoded)
            }
        }
        guard texts.count <= Self.longestPath else { return [] }
        var found: [EndpointMatch] = []
        var values: [String] = []
        search(0, texts[...], &values, &found)
        return found
    }

    private func search(
        _ step: Int, _ parts: ArraySlice<String>, _ values: inout [String], _ found: inout [EndpointMatch]
    ) {
        guard let part = parts.first else {
            if let place = steps[step].place { found.append(EndpointMatch(place: place, values: values)) }
            return
        }
        if let next = steps[step].fixed[part] { search(next, parts.dropFirst(), &values, &found) }
        guard !part.isEmpty else { return }
        if let next = steps[step].named {
            values.append(part)
            search(next, parts.dropFirst(), &values, &found)
            values.removeLast()
        }
        if let place = steps[step].rest {
            found.append(EndpointMatch(place: place, values: values + [parts.joined(separator: "/")]))
        }
    }
}

/// A place that fits a path, with the texts of the parts that have names.
struct EndpointMatch: Equatable, Sendable {
    let place: Int
    let values: [String]
}

extension HTTPRequest.Method {
    init(_ method: WebRequest.Method) { self = Self(rawValue: method.rawValue) ?? .other }
}
