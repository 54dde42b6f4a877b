import PhotosUI
import SwiftUI

/// Pickers of photos, and the photos that were chosen.
struct PhotosPage: View {
    @State private var portrait: PhotosPickerItem?
    @State private var album: [PhotosPickerItem] = []
    @State private var images: [Image] = []
    @State private var report = "nothing yet"
    @State private var isChoosing = false
    @State private var isLocked = false

    var body: some View {
        NavigationStack {
            VStack(spacing: 24) {
                HStack(spacing: 8) {
                    ForEach(images.indices, id: \.self) { index in
                        images[index].resizable().scaledToFill().frame(width: 64, height: 64)
                            .clipShape(RoundedRectangle(cornerRadius: 12))
                            .accessibilityLabel("Photo \(index + 1)")
                    }
                }
                .frame(height: 64)
                Text(report)
                PhotosPicker(selection: $portrait, matching: .images) {
                    Label("Choose a portrait", systemImage: "person.crop.circle")
                }
                .disabled(isLocked)
                PhotosPicker("Fill the album", selection: $album, maxSelectionCount: 2, matching: .images)
                    .buttonStyle(.borderedProminent)
                Button("Present a picker") { isChoosing = true }
                Toggle("Locked", isOn: $isLocked).fixedSize()
                Text("A movie")
                PhotosPicker("Choose a movie", selection: movie, matching: .videos).buttonStyle(.bordered)
                NavigationLink("Further") { PhotosPicker("Another one", selection: $portrait) }
            }
            .padding(20)
        }
        .photosPicker(isPresented: $isChoosing, selection: $album, matching: .images)
        .onChange(of: portrait) { load(portrait.map { [$0] } ?? []) }
        .onChange(of: album) { load(album) }
        .onChange(of: isChoosing) { if !isChoosing, album.isEmpty { report = "closed" } }
    }

    private var movie: Binding<PhotosPickerItem?> {
        Binding(get: { nil }) { item in
            Task {
                let movie = try? await item?.loadTransferable(type: Movie.self)
                report = movie.map { "a movie of \($0.size) bytes in \($0.type)" } ?? "no movie"
            }
        }
    }

    private func load(_ items: [PhotosPickerItem]) {
        Task {
            var loaded: [Image] = []
            for item in items {
                do {
                    if let image = try await item.loadTransferable(type: Image.self) { loaded.append(image) }
                } catch {
                    report = "a damaged photo"
                    return
                }
            }
            images = loaded
            report = "\(loaded.count) of \(items.count) photos"
        }
    }
}

/// A file that was received and measured.
private struct Movie: Transferable {
    let size: Int
    let type: String

    static var transferRepresentation: some TransferRepresentation {
        FileRepresentation(importedContentType: .movie) { received in
            let size = try received.file.resourceValues(forKeys: [.fileSizeKey]).fileSize
            return Movie(size: size ?? 0, type: received.file.pathExtension)
        }
    }
}
