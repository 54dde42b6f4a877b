import Combine
import Foundation
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@Suite struct `A request's publisher` {
    private func load(_ url: URL) async -> Result<Data, URLError> {
        await withCheckedContinuation { continuation in
            var token: AnyCancellable?
            token = URLSession.shared.dataTaskPublisher(for: url).map(\.data).sink { completion in
                if case .failure(let error) = completion { continuation.resume(returning: .failure(error)) }
                _ = token
                token = nil
            } receiveValue: {
                continuation.resume(returning: .success($0))
            }
        }
    }

    @Test func `delivers what stands at the address`() async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try Data("[1, 2]".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        #expect(try await load(file).get() == Data("[1, 2]".utf8))
    }

    @Test func `fails where nothing stands`() async throws {
        // A port of this machine that nothing listens to.
        let url = try #require(URL(string: "http://127.0.0.1:9/"))
        guard case .failure = await load(url) else {
            Issue.record("Something answered.")
            return
        }
    }
}
