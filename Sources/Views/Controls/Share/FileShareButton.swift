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
        let files = content.files.map { (file: $0, title: $0.title?.plainString(in: texts)) }
        do {
            var contents: [FileContent] = []
            for (file, title) in files {
                guard case .now(let make) = file.load else { break }
                contents.append(try make(title))
            }
            if contents.count == files.count { return try offer(contents, words, openings) }
        } catch {
            return Warning.log("a share link cannot make its file: \(error)")
        }
        Task {
            do {
                var contents: [FileContent] = []
                for (file, title) in files {
                    switch file.load {
                    case .now(let make): contents.append(try make(title))
                    case .later(let make): contents.append(try await make(title))
                    }
                }
                try offer(contents, words, openings)
            } catch {
                Warning.log("a share link cannot make its file: \(error)")
            }
        }
    }

    private func offer(_ contents: [FileContent], _ words: String, _ openings: PageOpenings) throws {
        openings.share(try contents.map { try PageFile($0) }, words: words)
    }
}
