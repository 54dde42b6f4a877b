/// Names that cannot be guessed, for files that only one browser may read.
package enum SecretName {
    /// A new name, of 128 random bits.
    package static func make() -> String {
        var random = SystemRandomNumberGenerator()
        return String(random.next(), radix: 36) + String(random.next(), radix: 36)
    }
}
