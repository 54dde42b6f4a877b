import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Exchanges the code of an issuer's answer for the ID token, and checks the token.
struct CodeExchange: Sendable {
    let issuer: String
    let clientID: String
    let documents: IssuerDocuments
    let send: IssuerRequest.Send
    /// The time in seconds since 1970.
    let now: @Sendable () -> Double

    /// The ID token for which the issuer takes a code, as text and with its claims.
    ///
    /// - Parameters:
    ///   - fields: The fields of the request, with the code.
    ///   - authorization: The value of the header `Authorization`; nil if the fields contain the client's secret.
    ///   - nonce: The text that the token has to repeat.
    func token(
        for fields: [(String, String)], authorization: String? = nil, nonce: String
    ) async throws(IssuerFault) -> (text: String, claims: OpenIDClaims) {
        var request = URLRequest(url: try await documents.description().token)
        request.httpMethod = "POST"
        request.setValue("application/x-www-form-urlencoded", forHTTPHeaderField: "Content-Type")
        request.setValue("application/json", forHTTPHeaderField: "Accept")
        if let authorization { request.setValue(authorization, forHTTPHeaderField: "Authorization") }
        request.httpBody = Data(FormText.form(fields).utf8)
        let answer = try await IssuerDocuments.json(request, send)
        guard let text = answer["id_token"]?.string else { throw .wrongAnswer("the answer has no ID token") }
        let token: IDToken
        do throws(IDTokenFault) { token = try IDToken(text) } catch { throw .wrongAnswer(error.rawValue) }
        guard let key = try await documents.key(of: token) else {
            throw .wrongAnswer(IDTokenFault.unknownKey.rawValue)
        }
        do throws(IDTokenFault) {
            let claims = try token.claims(signedBy: key, issuer: issuer, clientID: clientID, nonce: nonce, at: now())
            return (text, claims)
        } catch {
            throw .wrongAnswer(error.rawValue)
        }
    }
}
