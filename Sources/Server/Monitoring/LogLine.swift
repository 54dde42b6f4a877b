import EspalierLayoutEngine

#if canImport(Glibc)
    import Glibc
#endif

/// One line of the log.
struct LogLine {
    /// Seconds since 1970.
    var time: Double
    var level: Log.Level
    var event: String
    /// The id of the request to which the line belongs; nil for none.
    var request: String?
    var fields: [(name: String, value: String)]

    /// The line with its line feed. Control characters are escaped in both formats, so that no value can end the line or control a
    /// terminal.
    func bytes(as format: Log.Format) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(256)
        switch format {
        case .json: writeJSON(to: &bytes)
        case .text: writeText(to: &bytes)
        }
        bytes.append(UInt8(ascii: "\n"))
        return bytes
    }

    /// `{"time":"…","level":"info","event":"…","field":"value","request":"…"}`
    private func writeJSON(to bytes: inout [UInt8]) {
        bytes += #"{"time":""#.utf8
        bytes += LogLine.timestamp(time).utf8
        bytes += #"","level":""#.utf8
        bytes += level.name.utf8
        bytes += #"","event":"#.utf8
        LogLine.quote(event, to: &bytes)
        for field in allFields { LogLine.write(field.name, field.value, to: &bytes) }
        bytes.append(UInt8(ascii: "}"))
    }

    private var allFields: [(name: String, value: String)] {
        request.map { fields + [("request", $0)] } ?? fields
    }

    private static func write(_ name: String, _ value: String, to bytes: inout [UInt8]) {
        bytes.append(UInt8(ascii: ","))
        quote(name, to: &bytes)
        bytes.append(UInt8(ascii: ":"))
        quote(value, to: &bytes)
    }

    /// `… info event field=value request=…`, with values in quotation marks unless they are words.
    private func writeText(to bytes: inout [UInt8]) {
        bytes += LogLine.timestamp(time).utf8
        bytes.append(UInt8(ascii: " "))
        bytes += level.name.utf8
        bytes.append(UInt8(ascii: " "))
        bytes += event.utf8
        for field in allFields {
            bytes += " \(field.name)=".utf8
            if LogLine.isWord(field.value) { bytes += field.value.utf8 } else { LogLine.quote(field.value, to: &bytes) }
        }
    }

    private static func isWord(_ text: String) -> Bool {
        !text.isEmpty
            && text.unicodeScalars.allSatisfy { $0 != " " && $0 != "\"" && $0 != "\\" && !AuthorMessages.isControl($0) }
    }

    /// Writes a string of JSON.
    private static func quote(_ text: String, to bytes: inout [UInt8]) {
        bytes.append(UInt8(ascii: "\""))
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": bytes += #"\""#.utf8
            case "\\": bytes += #"\\"#.utf8
            case "\n": bytes += #"\n"#.utf8
            case _ where AuthorMessages.isControl(scalar): escape(scalar, to: &bytes)
            default: bytes += UTF8.encode(scalar)!
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }

    private static func escape(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
        let digits: StaticString = "0123456789abcdef"
        bytes += #"\u"#.utf8
        for shift in [12, 8, 4, 0] as [UInt32] {
            bytes.append(digits.utf8Start[Int(scalar.value >> shift & 15)])
        }
    }

    /// A time of RFC 3339, in UTC, to the millisecond.
    private static func timestamp(_ time: Double) -> String {
        var seconds = time_t(time)
        var parts = tm()
        gmtime_r(&seconds, &parts)
        var buffer = [CChar](repeating: 0, count: 32)
        strftime(&buffer, buffer.count, "%Y-%m-%dT%H:%M:%S", &parts)
        let text = buffer.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
        let milliseconds = String(1000 + Int((time - Double(seconds)) * 1000)).dropFirst()
        return "\(text).\(milliseconds)Z"
    }
}
