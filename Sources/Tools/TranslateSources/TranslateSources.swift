import Foundation

/// Translates a Swift file that was written for Apple's systems (`SourceTranslator`).
///
///     TranslateSources FROM TO [OTHER...]
///
/// The other files are those of the same target. A translation that exists and is the same stays untouched.
@main struct TranslateSources {
    static func main() throws {
        let files = CommandLine.arguments.dropFirst().map { URL(fileURLWithPath: $0) }
        guard files.count >= 2 else {
            FileHandle.standardError.write(Data("TranslateSources FROM TO [OTHER...]\n".utf8))
            exit(64)
        }
        let others = try files[2...].map { (path: $0.path, bytes: Array(try Data(contentsOf: $0))) }
        var translator = SourceTranslator(try Data(contentsOf: files[0]), path: files[0].path, others: others)
        let translation = Data(translator.translate())
        if (try? Data(contentsOf: files[1])) == translation { return }
        try translation.write(to: files[1], options: .atomic)
    }
}
