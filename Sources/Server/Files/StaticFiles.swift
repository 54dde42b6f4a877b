import Foundation
import Synchronization

#if canImport(Glibc)
    import Glibc
#endif

/// The files behind `GET /public/…`: the server's own files in memory, and those of the app's folder.
package final class StaticFiles: Sendable {
    private let assets: Mutex<[String: MemoryFile]>
    /// Files that are created by their first request.
    private let unmade = Mutex<[String: @Sendable () -> [UInt8]]>([:])
    /// The app's folder. It may be created after the start.
    private let folder: String?
    /// Files of other folders that pages show, by their URL paths.
    private let shown = Mutex<[String: FolderFile]>([:])
    /// Compressed text files of the folder, by path, tag and coding.
    private let compressed = Mutex<[String: SharedBytes]>([:])

    /// The default folder of the app's files, in the working directory.
    package static let defaultFolder = "public"

    /// Whether the server's own files are compressed.
    private let compressesOwn: Bool

    /// - Parameters:
    ///   - folder: the folder of the app's files; nil for none.
    ///   - compressesOwn: whether the server's own files are compressed.
    package init(folder: String?, compressesOwn: Bool = true) {
        assets = Mutex([:])
        self.folder = folder
        self.compressesOwn = compressesOwn
    }

    /// Adds a file of the server's own. If its name contains a hash of the content, browsers cache it forever.
    package func add(_ name: String, bytes: [UInt8], isHashed: Bool = false) {
        let type = MediaType.of(name)
        let file = MemoryFile(
            type: type, tag: ContentHash.text(of: bytes), isHashed: isHashed, bytes: bytes,
            isCompressible: type.isText && compressesOwn)
        assets.withLock { $0[name] = file }
    }

    /// Makes the forms of the server's own files that most browsers ask for. Call it once, on an idle thread: a form that a
    /// request needs earlier is made for the request.
    package func prepareUsualForms() {
        for file in assets.withLock({ Array($0.values) }) { file.prepare(.brotli) }
    }

    /// Adds a compressed file that its first request creates, under a name that no other content ever has.
    package func add(_ name: String, make: @escaping @Sendable () -> [UInt8]) {
        unmade.withLock { $0[name] = make }
    }

    /// Returns a slow function that creates the file at a path, or its form in a coding; nil if there is no such file, or if both are there.
    func making(_ path: String, in coding: ContentCoding? = nil) -> (@Sendable () -> Void)? {
        if let file = assets.withLock({ $0[path] }) {
            guard let coding, file.lacks(coding) else { return nil }
            return { _ = file.compressed(in: coding) }
        }
        guard let make = unmade.withLock({ $0[path] }) else { return nil }
        return { [self] in
            let file = MemoryFile(
                type: MediaType.of(path), tag: path, isHashed: true, bytes: make(), isCompressible: false)
            assets.withLock { $0[path] = file }
            unmade.withLock { $0[path] = nil }
        }
    }

    /// Serves a file of another folder at a unique path.
    func show(_ file: FolderFile, at path: String) {
        shown.withLock { $0[path] = file }
    }

    /// The file at an encoded path below `/public/`.
    func response(to request: HTTPRequest, path: String) throws(Problem) -> HTTPResponse {
        let coding = ContentCoding(accepted: request.headers[.acceptEncoding])
        let name = try StaticFiles.name(of: path)
        if let asset = assets.withLock({ $0[name] }) { return response(of: asset, coding: coding, request) }
        guard let file = file(at: name) else { throw Problem.noSuchFile }
        return try response(of: file, coding: coding, request)
    }

    /// The bytes of the file at an encoded path below `/public/`; nil if there is none, or for a file of more than 200 MB.
    func data(at path: String) -> Data? {
        guard let name = try? StaticFiles.name(of: path), let file = file(at: name), file.size <= 200_000_000,
            let open = try? file.open()
        else { return nil }
        return Data(open.read(atMost: file.size))
    }

    private func file(at name: String) -> FolderFile? {
        if let folder = folder.flatMap(FolderFile.resolved), let file = FolderFile(folder: folder, name: name) {
            return file
        }
        return shown.withLock { $0[name] }?.now
    }

    /// The decoded path if it consists of plain names only: nothing outside the folder, and nothing hidden.
    private static func name(of path: String) throws(Problem) -> String {
        var names: [String] = []
        for segment in path.split(separator: "/", omittingEmptySubsequences: false) {
            guard let name = PercentEncoding.decode(String(segment)), isPlain(name[...]) else {
                throw Problem.noSuchFile
            }
            names.append(name)
        }
        return names.joined(separator: "/")
    }

    /// Whether a path consists of plain names only.
    static func isPlainPath(_ path: String) -> Bool {
        path.split(separator: "/", omittingEmptySubsequences: false).allSatisfy(isPlain)
    }

    private static func isPlain(_ name: Substring) -> Bool {
        !name.isEmpty && name.first != "."
            && !name.utf8.contains(where: { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "\\") || $0 < 0x20 })
    }

    private func response(of file: MemoryFile, coding: ContentCoding?, _ request: HTTPRequest) -> HTTPResponse {
        let caching = file.isHashed ? "public, max-age=31536000, immutable" : "no-cache"
        let chosen = coding.flatMap { coding in file.compressed(in: coding).map { (coding, $0) } }
        var headers = StaticFiles.headers(
            type: file.type.name, tag: file.tag, coding: chosen?.0, caching: caching, varies: file.isCompressible)
        if StaticFiles.isKnown(headers[0].value, to: request) {
            headers.removeAll { $0.name == "Content-Type" || $0.name == "Content-Encoding" }
            return HTTPResponse(.notModified, headers: headers)
        }
        return HTTPResponse(.ok, headers: headers, body: .shared(chosen?.1 ?? file.plain))
    }

    private func response(
        of file: FolderFile, coding: ContentCoding?, _ request: HTTPRequest
    ) throws(Problem) -> HTTPResponse {
        let type = MediaType.of(file.name)
        let isCompressible = type.isText && file.size > 256 && file.size < 4 << 20
        let coding = isCompressible ? coding : nil
        let headers = StaticFiles.headers(
            type: type.name, tag: file.tag, coding: coding, caching: "no-cache", varies: isCompressible)
        if StaticFiles.isKnown(headers[0].value, to: request) {
            return HTTPResponse(
                .notModified, headers: headers.filter { $0.name != "Content-Type" && $0.name != "Content-Encoding" })
        }
        guard let coding else { return HTTPResponse(.ok, headers: headers, body: .file(try file.open())) }
        let key = "\(file.name) \(headers[0].value)"
        if let known = compressed.withLock({ $0[key] }) {
            return HTTPResponse(.ok, headers: headers, body: .shared(known))
        }
        let bytes = try file.open().read()
        guard let smaller = bytes.withUnsafeBytes({ coding.compress($0, .quick) }) else {
            let plain = StaticFiles.headers(
                type: type.name, tag: file.tag, coding: nil, caching: "no-cache", varies: true)
            return HTTPResponse(.ok, headers: plain, body: .bytes(bytes))
        }
        let shared = SharedBytes(smaller)
        compressed.withLock { known in
            // A folder has few text files. If it has many, they are compressed again.
            if known.count >= 256 { known.removeAll() }
            known[key] = shared
        }
        return HTTPResponse(.ok, headers: headers, body: .shared(shared))
    }

    /// The headers of a file. The tag comes first.
    private static func headers(
        type: String, tag: String, coding: ContentCoding?, caching: String, varies: Bool
    ) -> [HTTPResponse.Header] {
        // Each coding has different bytes, so it has a different tag.
        var headers = [
            HTTPResponse.Header("ETag", coding.map { "\"\(tag)-\($0.rawValue)\"" } ?? "\"\(tag)\""),
            HTTPResponse.Header("Content-Type", type), HTTPResponse.Header("Cache-Control", caching),
        ]
        // Opened by itself, a drawing runs no scripts and loads nothing. In a page, browsers see to this.
        if type.hasPrefix("image/svg+xml") {
            headers.append(
                HTTPResponse.Header(
                    "Content-Security-Policy", "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox"))
        }
        if varies { headers.append(HTTPResponse.Header("Vary", "Accept-Encoding")) }
        if let coding { headers.append(HTTPResponse.Header("Content-Encoding", coding.rawValue)) }
        return headers
    }

    /// Whether `If-None-Match` contains the tag (RFC 9110, 13.1.2).
    private static func isKnown(_ tag: String, to request: HTTPRequest) -> Bool {
        request.headers[.ifNoneMatch].map { EntityTags.contain(tag, in: $0) } ?? false
    }
}
