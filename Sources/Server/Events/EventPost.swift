import EspalierDisplayTree
import EspalierHTMLRenderer
import Foundation

/// A batch of events that a page sends by `POST /<scene>/events` or by a message of its channel.
struct EventPost: Sendable, Equatable {
    var session: String
    /// The revision that the page shows; nil if it names none.
    var revision: Int?
    var content: Content
    /// The number of the batch; nil if the page sends none.
    var batch: Batch?
    /// Whether the page sends the batch again. It has been updated since, so its controls do not show the reported
    /// values.
    var isRepeated = false

    /// The name that a page chose for itself, and the number of a batch, which increases with each batch.
    struct Batch: Sendable, Equatable {
        var page: String
        var number: Int
        /// The first batch that the page still holds and can send again; this one if it holds no other.
        var firstHeld: Int

        init(page: String, number: Int, firstHeld: Int? = nil) {
            self.page = page
            self.number = number
            self.firstHeld = firstHeld ?? number
        }

        static let nameLengths = 1...32
        /// The range of integers that JSON and every client represent exactly.
        static let numbers = 0...1 << 52
    }

    enum Content: Sendable, Equatable {
        case events([PageEvent])
        /// The fields of a form. The page's tree determines their events.
        case form(Parameters)
    }
}

extension EventPost {
    /// Reads a JSON body (see `Wire.Request`).
    static func decode(json body: [UInt8], maximumEvents: Int) throws(Problem) -> EventPost {
        try decode(parse(body), session: nil, maximumEvents: maximumEvents)
    }

    /// The JSON object of a body.
    static func parse(_ body: [UInt8]) throws(Problem) -> JSONValue {
        let json: JSONValue
        do throws(JSONParser.Failure) { json = try JSONParser.parse(body) } catch {
            throw Problem(.badRequest, "The body is not JSON: \(error.message).")
        }
        guard case .object = json else { throw Problem(.badRequest, "The body must be a JSON object.") }
        return json
    }

    /// - Parameters:
    ///   - session: the session of the channel. The body may omit it, but must not name another one.
    ///   - page: the page's name, by which the channel was opened. A numbered body may omit it.
    static func decode(
        _ json: JSONValue, session known: String?, page: String? = nil, maximumEvents: Int
    ) throws(Problem) -> EventPost {
        let given = json[Wire.Request.session]
        guard let session = given == nil ? known : given?.string else {
            throw Problem(.badRequest, "\"session\" must be a string: the page's session.")
        }
        guard known == nil || known == session else {
            throw Problem(.badRequest, "\"session\" must be the channel's, or left out.")
        }
        var revision: Int?
        if let given = json[Wire.Request.revision], given != .null {
            guard let integer = given.integer, integer >= 0 else {
                throw Problem(.badRequest, "\"revision\" must be a whole number: the revision that the page shows.")
            }
            revision = integer
        }
        guard case .array(let list)? = json[Wire.Request.events] else {
            throw Problem(.badRequest, "\"events\" must be an array of {\"node\", \"type\", \"value\"}.")
        }
        guard list.count <= maximumEvents else {
            throw Problem(
                .contentTooLarge, "\(list.count) events came at once: send at most \(maximumEvents) in one request.")
        }
        var events: [PageEvent] = []
        events.reserveCapacity(list.count)
        for (index, item) in list.enumerated() { events.append(try decode(event: item, at: index)) }
        return EventPost(
            session: session, revision: revision, content: .events(events), batch: try batch(of: json, page: page),
            isRepeated: json[Wire.Request.again]?.bool ?? false)
    }

    private static func batch(of json: JSONValue, page known: String?) throws(Problem) -> Batch? {
        let given = json[Wire.Request.page] ?? .null
        // A message of a channel without a number reports only what needs no response.
        let known = json[Wire.Request.number] == nil ? nil : known
        guard given != .null || known != nil else { return nil }
        guard let name = given == .null ? known : given.string, Batch.nameLengths ~= name.utf8.count,
            let number = json[Wire.Request.number]?.integer,
            Batch.numbers ~= number
        else {
            throw Problem(
                .badRequest,
                "\"page\" must be a name of at most 32 bytes, and \"n\" beside it the whole number of this batch.")
        }
        guard let held = json[Wire.Request.from], held != .null else { return Batch(page: name, number: number) }
        guard let first = held.integer, 1...max(number, 1) ~= first else {
            throw Problem(.badRequest, "\"from\" must be the number of the first batch that the page still holds.")
        }
        return Batch(page: name, number: number, firstHeld: first)
    }

    private static func decode(event: JSONValue, at index: Int) throws(Problem) -> PageEvent {
        guard let node = event[Wire.Event.node]?.integer, node >= 0 else {
            throw Problem(.badRequest, "Event \(index): \"node\" must be a node's number.")
        }
        guard let name = event[Wire.Event.type]?.string, let type = EventType(rawValue: name) else {
            let types = EventType.allCases.map(\.rawValue).joined(separator: ", ")
            throw Problem(.badRequest, "Event \(index): \"type\" must be one of \(types).")
        }
        let value = event[Wire.Event.value] ?? .null
        if type == .resize { return .window(try WindowReport(value, at: index)) }
        if type == .touch || type == .move || type == .lift {
            guard let report = TouchReport(value) else {
                throw Problem(
                    .unprocessableContent,
                    "Event \(index): \"value\" must be {\"\(Wire.Touch.number)\": a whole number, "
                        + "\"\(Wire.Touch.time)\": milliseconds, \"\(Wire.Touch.points)\": [x, y]}.")
            }
            return .node(DisplayEvent(node: node, type: type, value: .touch(report)))
        }
        return .node(DisplayEvent(node: node, type: type, value: try decode(value: value, at: index)))
    }

    /// The maximum length of the text of a field, in bytes: a book of seventy pages. A page that shows a longer one takes long to lay out.
    static let maximumText = 1 << 17

    private static func decode(value: JSONValue, at index: Int) throws(Problem) -> EventValue {
        switch value {
        case .null: return .none
        case .bool(let bool): return .bool(bool)
        case .number(let number): return .number(number)
        case .string(let text):
            guard text.utf8.count <= maximumText else {
                throw Problem(
                    .unprocessableContent, "Event \(index): a text may have at most \(maximumText) bytes in UTF-8.")
            }
            return .text(text)
        case .object:
            guard let x = value[Wire.Point.x]?.number, let y = value[Wire.Point.y]?.number else { break }
            return .point(CGPoint(x: x, y: y))
        case .array(let elements):
            guard elements.count == 2, let x = elements[0].number, let y = elements[1].number else { break }
            return .point(CGPoint(x: x, y: y))
        }
        throw Problem(
            .unprocessableContent,
            "Event \(index): \"value\" must be a string, a number, a Boolean, null or {\"x\", \"y\"}.")
    }

    /// Reads a form's body.
    static func decode(form body: [UInt8], maximumEvents: Int) throws(Problem) -> EventPost {
        guard var fields = Parameters(formEncoded: body) else {
            throw Problem(.badRequest, "The body is not a form in UTF-8 with at most 4096 fields.")
        }
        for index in fields.pairs.indices where fields.pairs[index].value.utf8.contains(0) {
            fields.pairs[index].value = String(fields.pairs[index].value.map { $0 == "\0" ? "\u{FFFD}" : $0 })
        }
        guard let session = fields[Wire.Form.session] else {
            throw Problem(.badRequest, "The form must have a field \"session\": the page's session.")
        }
        guard fields.pairs.allSatisfy({ $0.value.utf8.count <= maximumText }) else {
            throw Problem(.unprocessableContent, "A text may have at most \(maximumText) bytes in UTF-8.")
        }
        guard fields.pairs.count <= maximumEvents else {
            throw Problem(.contentTooLarge, "A form may have at most \(maximumEvents) fields.")
        }
        return EventPost(
            session: session, revision: fields[Wire.Form.revision].flatMap { Int($0) }, content: .form(fields))
    }
}
