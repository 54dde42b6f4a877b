import Foundation

/// Translates a Swift file that was written for Apple's systems (`SourceTranslator`).
///
///     TranslateSources FROM TO
@main struct TranslateSources {
    static func main() throws {
        let files = CommandLine.arguments.dropFirst().map { URL(fileURLWithPath: $0) }
        guard files.count == 2 else {
            FileHandle.standardError.write(Data("TranslateSources FROM TO\n".utf8))
            exit(64)
        }
        var translator = SourceTranslator(try Data(contentsOf: files[0]), path: files[0].path)
        try Data(translator.translate()).write(to: files[1], options: .atomic)
    }
}
