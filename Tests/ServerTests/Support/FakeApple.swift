import CryptoKit
import Foundation
import Synchronization

@testable import EspalierServer

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// An issuer that answers as Apple's does, with tokens that tests make. It signs them by ES256.
final class FakeApple: Sendable {
    struct Down: Error {}

    private struct State {
        var token: @Sendable (_ nonce: String) -> String = { FakeApple.token(nonce: $0) }
        var nonce = ""
        var requests: [URLRequest] = []
        var isDown = false
        var tokenStatus = 200
    }

    private let state = Mutex(State())

    var isDown: Bool {
        get { state.withLock { $0.isDown } }
        set { state.withLock { $0.isDown = newValue } }
    }
    var tokenStatus: Int {
        get { state.withLock { $0.tokenStatus } }
        set { state.withLock { $0.tokenStatus = newValue } }
    }
    /// The nonce of the last sign-in that has begun.
    var nonce: String {
        get { state.withLock { $0.nonce } }
        set { state.withLock { $0.nonce = newValue } }
    }

    func setToken(_ make: @escaping @Sendable (_ nonce: String) -> String) { state.withLock { $0.token = make } }
    func requests(_ path: String) -> [URLRequest] { state.withLock { $0.requests.filter { $0.url?.path == path } } }

    @Sendable func send(_ request: URLRequest) async throws -> IssuerRequest.Answer {
        try state.withLock { state in
            state.requests.append(request)
            if state.isDown { throw Down() }
            func answer(_ text: String, _ status: Int = 200) -> IssuerRequest.Answer {
                IssuerRequest.Answer(status: status, body: Array(text.utf8))
            }
            switch request.url?.path {
            case "/.well-known/openid-configuration":
                return answer(
                    """
                    {"issuer":"https://apple.example","authorization_endpoint":"https://apple.example/auth/authorize",
                    "token_endpoint":"https://apple.example/auth/token","jwks_uri":"https://apple.example/auth/keys",
                    "token_endpoint_auth_methods_supported":["client_secret_post"]}
                    """)
            case "/auth/keys":
                return answer(#"{"keys":[{"kty":"EC","crv":"P-256","kid":"a","x":"\#(Self.x)","y":"\#(Self.y)"}]}"#)
            case "/auth/token":
                return answer(#"{"id_token":"\#(state.token(state.nonce))"}"#, state.tokenStatus)
            default: return answer("", 404)
            }
        }
    }

    /// The text of a p8 file, and its public half.
    static let file = """
        -----BEGIN PRIVATE KEY-----
        MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgjLh0dR3tO0s//3Yu
        JwxCjxx0Mf+49HOcSLZSJvZpgX6hRANCAAQEkdTvPREbKEQ4/DrZzEi9MXgswkWq
        3QiB8OmiVA0C5g74dTXDJjS5djUgbMSD6Dspxj4gr/lduR2XZjmXJASj
        -----END PRIVATE KEY-----
        """
    static let x = "BJHU7z0RGyhEOPw62cxIvTF4LMJFqt0IgfDpolQNAuY"
    static let y = "Dvh1NcMmNLl2NSBsxIPoOynGPiCv-V25HZdmOZckBKM"

    /// An identity token.
    static func token(
        nonce: String, issuer: String = "https://apple.example", audience: String = "com.example.desk",
        end: Int = 1_700_000_400, more: String = #","email":"ada@privaterelay.example","email_verified":"true""#
    ) -> String {
        let header = Base64URL.encode(Array(#"{"alg":"ES256","kid":"a"}"#.utf8))
        let claims = Base64URL.encode(
            Array(
                #"{"iss":"\#(issuer)","aud":"\#(audience)","exp":\#(end),"iat":1700000100,"sub":"000731.ada","nonce":"\#(nonce)"\#(more)}"#
                    .utf8))
        let signed = "\(header).\(claims)"
        let key = ClientSecretToken.key(pem: file)!
        return "\(signed).\(Base64URL.encode(key.signature(of: Array(signed.utf8))))"
    }
}
