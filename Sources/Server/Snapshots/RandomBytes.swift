/// Bytes that nobody can guess.
enum RandomBytes {
    /// 32 bytes of the system's generator.
    static func make() -> [UInt8] {
        var generator = SystemRandomNumberGenerator()
        return (0..<32).map { _ in UInt8.random(in: 0...255, using: &generator) }
    }
}
