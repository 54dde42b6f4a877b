import EspalierViews
import Foundation

#if canImport(Glibc)
    import Glibc
#endif

/// A file as a response, of which the client may ask for a part, or for a changed one only (RFC 9110, 13 and 14).
enum FileAnswer {
    /// - Parameters:
    ///   - url: the URL of the file.
    ///   - headers: the headers that the app has set.
    static func response(_ url: URL, _ headers: [HTTPResponse.Header], to request: WebRequest) throws(Problem)
        -> HTTPResponse
    {
        let descriptor = open(url.path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw Problem.noSuchFile }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            close(descriptor)
            throw Problem.noSuchFile
        }
        let size = Int(status.st_size)
        let file = OpenFile(descriptor: descriptor, size: size)
        let tag = "\"\(FolderFile.tag(of: status))\""
        let modified = HTTPDate.text(of: status.st_mtim.tv_sec)
        var headers = headers
        func add(_ name: String, _ value: String) {
            if !headers.contains(where: { $0.name.lowercased() == name.lowercased() }) {
                headers.append(.init(name, value))
            }
        }
        add("ETag", tag)
        add("Last-Modified", modified)
        add("Cache-Control", "no-cache")
        if isKnown(tag, modified, to: request) {
            headers.removeAll { $0.name.lowercased().hasPrefix("content-") }
            return HTTPResponse(.notModified, headers: headers)
        }
        add("Content-Type", MediaType.of(url.lastPathComponent).name)
        add("Accept-Ranges", "bytes")
        guard request.method == .get, isCurrent(tag, modified, for: request),
            let range = request.headers["range"].flatMap({ ByteRange($0, of: size) })
        else { return HTTPResponse(.ok, headers: headers, body: .file(file)) }
        switch range {
        case .bytes(let first, let count):
            add("Content-Range", "bytes \(first)-\(first + count - 1)/\(size)")
            return HTTPResponse(.partialContent, headers: headers, body: .part(file, offset: first, count: count))
        case .unsatisfiable:
            headers.removeAll { $0.name.lowercased() == "content-type" }
            add("Content-Range", "bytes */\(size)")
            return HTTPResponse(.rangeNotSatisfiable, headers: headers)
        }
    }

    /// Whether the client has this version of the file.
    private static func isKnown(_ tag: String, _ modified: String, to request: WebRequest) -> Bool {
        if let tags = request.headers["if-none-match"] { return EntityTags.contain(tag, in: tags) }
        return request.headers["if-modified-since"] == modified
    }

    /// Whether the range is wanted of this version of the file.
    private static func isCurrent(_ tag: String, _ modified: String, for request: WebRequest) -> Bool {
        guard let condition = request.headers["if-range"] else { return true }
        return condition == tag || condition == modified
    }
}

/// A part of a file that a header `Range` asks for. Several parts are answered with the whole file.
enum ByteRange: Equatable {
    case bytes(first: Int, count: Int)
    case unsatisfiable

    /// Nil for a header that is to be ignored.
    init?(_ header: String, of size: Int) {
        guard header.lowercased().hasPrefix("bytes=") else { return nil }
        let range = header.dropFirst(6).trimmed
        let ends = range.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
        guard ends.count == 2, ends.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }) else {
            return nil
        }
        switch (Int(ends[0]), Int(ends[1])) {
        case (let first?, let last):
            guard ends[1].isEmpty || last != nil, last.map({ first <= $0 }) ?? true else { return nil }
            guard first < size else {
                self = .unsatisfiable
                return
            }
            self = .bytes(first: first, count: min(last ?? size - 1, size - 1) - first + 1)
        case (nil, let count?) where ends[0].isEmpty:
            guard count > 0, size > 0 else {
                self = .unsatisfiable
                return
            }
            self = .bytes(first: max(size - count, 0), count: min(count, size))
        default: return nil
        }
    }
}

/// Dates in headers (RFC 9110, 5.6.7).
enum HTTPDate {
    /// The text of seconds since 1970: `Thu, 26 Nov 2026 08:30:00 GMT`.
    static func text(of seconds: Int) -> String {
        var seconds = time_t(seconds)
        var parts = tm()
        gmtime_r(&seconds, &parts)
        let days = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
        let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
        func two(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
        return
            "\(days[Int(parts.tm_wday)]), \(two(parts.tm_mday)) \(months[Int(parts.tm_mon)]) \(parts.tm_year + 1900) "
            + "\(two(parts.tm_hour)):\(two(parts.tm_min)):\(two(parts.tm_sec)) GMT"
    }
}
