import EspalierDisplayTree
import Foundation

/// A button that makes files and hands them to the browser's share sheet, together with texts and addresses.
struct FileShareButton<Label: View>: View {
    let content: ShareContent
    let label: Label
    @Environment(\.pageOpenings) private var openings
    @Environment(\.self) private var environment

    var body: some View {
        Button(action: share) { label }
    }

    private func share() {
        guard let openings, let graph = environment.optionalGraph else { return }
        let texts = environment.textEnvironment(graph)
        let words = content.words(in: texts)
        let files = content.files.map { (file: $0, name: $0.name?.plainString(in: texts)) }
        do {
            var contents: [FileContent] = []
            for (file, name) in files {
                guard case .now(let make) = file.load else { break }
                contents.append(try make(name))
            }
            if contents.count == files.count { return try offer(contents, words, openings) }
        } catch {
            return Warning.log("a share link cannot make its file: \(error)")
        }
        Task {
            do {
                var contents: [FileContent] = []
                for (file, name) in files {
                    switch file.load {
                    case .now(let make): contents.append(try make(name))
                    case .later(let make): contents.append(try await make(name))
                    }
                }
                try offer(contents, words, openings)
            } catch {
                Warning.log("a share link cannot make its file: \(error)")
            }
        }
    }

    private func offer(_ contents: [FileContent], _ words: String, _ openings: PageOpenings) throws {
        let files = try contents.map { PageFile(try NamedFile($0.data, named: $0.name), mediaType: $0.mediaType) }
        openings.share(files, words: words)
    }
}
