import Combine
import Foundation
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Responds with the parts of a path, one after another, in which `_` is the end of a line. The part `fail` ends the response with an error.
private final class PartsProtocol: URLProtocol {
    override class func canInit(with request: URLRequest) -> Bool { request.url?.scheme == "parts" }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
        guard let url = request.url else { return }
        guard url.host != "nobody" else {
            client?.urlProtocol(self, didFailWithError: URLError(.cannotConnectToHost))
            return
        }
        let response = URLResponse(url: url, mimeType: "text/plain", expectedContentLength: -1, textEncodingName: nil)
        client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
        for part in url.path.split(separator: "/") {
            if part == "fail" {
                client?.urlProtocol(self, didFailWithError: URLError(.networkConnectionLost))
                return
            }
            client?.urlProtocol(self, didLoad: Data(part.replacing("_", with: "\n").utf8))
        }
        client?.urlProtocolDidFinishLoading(self)
    }

    override func stopLoading() {}
}

@Suite struct `The bytes of a response` {
    private let session: URLSession = {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [PartsProtocol.self]
        return URLSession(configuration: configuration)
    }()

    private func url(_ text: String) -> URL { URL(string: text)! }

    @Test func `arrive with the response, part after part`() async throws {
        let (bytes, response) = try await session.bytes(from: url("parts://host/ab/c"))
        #expect(response.mimeType == "text/plain" && bytes.task.response === response)
        var received: [UInt8] = []
        for try await byte in bytes { received.append(byte) }
        #expect(received == Array("abc".utf8))
    }

    @Test func `form lines, also across parts`() async throws {
        let (bytes, _) = try await session.bytes(for: URLRequest(url: url("parts://host/data:1_da/ta:2__end")))
        var lines: [String] = []
        for try await line in bytes.lines { lines.append(line) }
        #expect(lines == ["data:1", "data:2", "end"])
    }

    @Test func `end with the error of the connection`() async throws {
        let (bytes, _) = try await session.bytes(from: url("parts://host/one_/fail"))
        var lines: [String] = []
        await #expect(throws: URLError.self) {
            for try await line in bytes.lines { lines.append(line) }
        }
        #expect(lines == ["one"])
    }

    @Test func `are none if there is no response`() async throws {
        await #expect(throws: URLError.self) { _ = try await session.bytes(from: url("parts://nobody/")) }
    }

    @Test func `are not loaded for a task that is canceled`() async throws {
        let url = url("parts://host/a")
        let work = Task { [session] in
            withUnsafeCurrentTask { $0?.cancel() }
            return try await session.bytes(from: url)
        }
        await #expect(throws: CancellationError.self) { _ = try await work.value }
    }
}

@Suite struct `Lines of bytes` {
    private struct Bytes: AsyncSequence {
        var bytes: [UInt8]
        func makeAsyncIterator() -> AsyncStream<UInt8>.Iterator {
            let bytes = bytes
            return AsyncStream { sender in
                for byte in bytes { sender.yield(byte) }
                sender.finish()
            }
            .makeAsyncIterator()
        }
    }

    private func lines(_ bytes: [UInt8]) async -> [String] {
        var lines: [String] = []
        for await line in Bytes(bytes: bytes).lines { lines.append(line) }
        return lines
    }

    @Test func `end at each kind of line end, and empty ones are left out`() async {
        #expect(
            await lines(Array("a\nb\r\nc\rd\u{85}e\u{2028}f\u{2029}g".utf8)) == ["a", "b", "c", "d", "e", "f", "g"])
        #expect(await lines(Array("\n\na\n\n".utf8)) == ["a"])
        #expect(await lines([]) == [])
    }

    @Test func `replace what is not UTF-8`() async {
        #expect(await lines([0x61, 0xFF, 0x0A, 0xE2, 0x80]) == ["a\u{FFFD}", "\u{FFFD}"])
    }
}
