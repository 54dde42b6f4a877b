package import EspalierViews
import Foundation

/// The page of a picker, in the language of the user.
package struct PictureChooserPanel: View {
    /// Media types, separated by commas.
    let accept: String
    let usesCamera: Bool
    /// The largest number of files; 0 for any.
    let limit: Int
    let isReading: Bool
    /// The failure of the last choice; nil for none.
    let message: SystemText?
    let take: @MainActor (FileInput.Choice) -> Void
    let cancel: @MainActor () -> Void

    /// The page of a picker.
    package init(
        accept: String = "image/*", usesCamera: Bool = false, limit: Int, isReading: Bool = false, message: SystemText?,
        take: @escaping @MainActor (FileInput.Choice) -> Void, cancel: @escaping @MainActor () -> Void
    ) {
        (self.accept, self.usesCamera, self.limit) = (accept, usesCamera, limit)
        (self.isReading, self.message) = (isReading, message)
        (self.take, self.cancel) = (take, cancel)
    }

    package var body: some View {
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
            PictureChooserCard(
                accept: accept, usesCamera: usesCamera, limit: limit, opensAtOnce: true, isReading: isReading,
                message: message, take: take)
            Spacer()
            Spacer()
        }
    }
}
