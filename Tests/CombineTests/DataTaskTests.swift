import Combine
import Foundation
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Responds to each request with the path of its URL.
private final class PathProtocol: URLProtocol {
    override class func canInit(with request: URLRequest) -> Bool { request.url?.scheme == "path" }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
        guard let url = request.url else { return }
        let response = URLResponse(url: url, mimeType: nil, expectedContentLength: -1, textEncodingName: nil)
        client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
        client?.urlProtocol(self, didLoad: Data(url.path.utf8))
        client?.urlProtocolDidFinishLoading(self)
    }

    override func stopLoading() {}
}

@Suite struct `A request's publisher` {
    private func load(_ url: URL) async -> Result<Data, URLError> {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [PathProtocol.self]
        let session = URLSession(configuration: configuration)
        return await withCheckedContinuation { continuation in
            var token: AnyCancellable?
            token = session.dataTaskPublisher(for: url).map(\.data).sink { completion in
                if case .failure(let error) = completion { continuation.resume(returning: .failure(error)) }
                _ = token
                token = nil
            } receiveValue: {
                continuation.resume(returning: .success($0))
            }
        }
    }

    @Test func `delivers the data at the URL`() async throws {
        let url = try #require(URL(string: "path://host/a/b"))
        #expect(try await load(url).get() == Data("/a/b".utf8))
    }

    @Test func `fails if the server does not respond`() async throws {
        // No server listens on this port.
        let url = try #require(URL(string: "http://127.0.0.1:9/"))
        guard case .failure = await load(url) else {
            Issue.record("Something answered.")
            return
        }
    }
}
