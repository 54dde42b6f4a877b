import EspalierViews
import Foundation

/// The page of a picker, in the language of the user.
struct PictureChooserPanel: View {
    let usesCamera: Bool
    let allowsMultiple: Bool
    let isReading: Bool
    /// The failure of the last choice; nil for none.
    let message: SystemText?
    let take: @MainActor (FileInput.Choice) -> Void
    let cancel: @MainActor () -> Void
    @Environment(\.locale) private var locale

    var body: some View {
        VStack(spacing: 0) {
            HStack {
                Button(action: cancel) { SystemLabel(.cancel) }
                Spacer()
            }
            .overlay { SystemLabel(usesCamera ? .camera : .photos).font(.headline) }
            .padding(.horizontal, 16)
            .frame(minHeight: 52)
            Divider()
            Spacer()
            button
            Spacer()
            Spacer()
        }
    }

    private var button: some View {
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
            SystemLabel(message ?? .pictureHint)
                .font(.subheadline)
                .foregroundStyle(message == nil ? AnyShapeStyle(.secondary) : AnyShapeStyle(.red))
        }
        .multilineTextAlignment(.center)
        .padding(24)
        .frame(maxWidth: 320)
        .background(Color(UIColor.secondarySystemBackground), in: RoundedRectangle(cornerRadius: 16))
        .overlay {
            FileInput(
                accept: "image/*", usesCamera: usesCamera, allowsMultiple: allowsMultiple,
                label: Text(verbatim: title.text(language: locale.identifier(.bcp47))), action: take
            )
            .disabled(isReading)
        }
        .padding(24)
    }

    private var title: SystemText {
        if isReading { return .reading }
        if usesCamera { return .takePhoto }
        return allowsMultiple ? .choosePhotos : .choosePhoto
    }
}
