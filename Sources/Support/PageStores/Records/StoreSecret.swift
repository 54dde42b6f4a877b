/// The bytes that all workers of an app share.
enum StoreSecret {
    static let count = 32

    /// New bytes of the system's generator.
    static func make() -> [UInt8] {
        var generator = SystemRandomNumberGenerator()
        return (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
    }
}
