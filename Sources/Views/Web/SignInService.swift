/// A service elsewhere at which users sign in.
package protocol SignInService: AnyObject, Sendable {
    /// Seals the sign-ins on their way with the secret that all processes of the server share. Until then, they go on in this process only.
    func share(_ secret: [UInt8])
}
