package import EspalierViews
import Foundation

/// A large button that opens the browser's chooser of files.
package struct PictureChooserCard: View {
    let accept: String
    let usesCamera: Bool
    let limit: Int
    let opensAtOnce: Bool
    let isReading: Bool
    let message: SystemText?
    let take: @MainActor (FileInput.Choice) -> Void
    @Environment(\.locale) private var locale

    /// A button.
    ///
    /// - Parameters:
    ///   - accept: Media types, separated by commas.
    ///   - limit: The largest number of files; 0 for any.
    ///   - opensAtOnce: Whether the chooser opens when the button appears, if the user has just pressed something.
    ///   - message: The failure of the last choice; nil for none.
    package init(
        accept: String, usesCamera: Bool = false, limit: Int, opensAtOnce: Bool, isReading: Bool = false,
        message: SystemText?, take: @escaping @MainActor (FileInput.Choice) -> Void
    ) {
        (self.accept, self.usesCamera, self.limit, self.opensAtOnce) = (accept, usesCamera, limit, opensAtOnce)
        (self.isReading, self.message) = (isReading, message)
        self.take = take
    }

    package var body: some View {
        VStack(spacing: 12) {
            if isReading {
                ProgressView().frame(height: 56)
            } else {
                Image(systemName: usesCamera ? "camera" : "photo.on.rectangle")
                    .font(.system(size: 44))
                    .foregroundStyle(.tint)
                    .frame(height: 56)
            }
            SystemLabel(title).font(.headline).foregroundStyle(.tint)
            if let message {
                SystemLabel(message).font(.subheadline).foregroundStyle(.red)
            } else if takesOnlyPictures {
                SystemLabel(.pictureHint).font(.subheadline).foregroundStyle(.secondary)
            }
        }
        .multilineTextAlignment(.center)
        .padding(24)
        .frame(maxWidth: 320)
        .background(Color(UIColor.secondarySystemBackground), in: RoundedRectangle(cornerRadius: 16))
        .overlay {
            FileInput(
                accept: accept, usesCamera: usesCamera, limit: limit, opensAtOnce: opensAtOnce,
                label: Text(verbatim: title.text(language: locale.identifier(.bcp47))), action: take
            )
            .disabled(isReading)
        }
        .padding(24)
    }

    private var takesOnlyPictures: Bool { accept == "image/*" }

    private var title: SystemText {
        if isReading { return .reading }
        if usesCamera { return .takePhoto }
        guard takesOnlyPictures else { return .select }
        return limit == 1 ? .choosePhoto : .choosePhotos
    }
}
