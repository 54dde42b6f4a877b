import SwiftUI

struct PhotoView: View {
    let photo: UUID

    var body: some View {
        AsyncImage(url: URL(string: "/photos/\(photo)")) { image in
            image.resizable().scaledToFill()
        } placeholder: {
            Color(.secondarySystemFill)
        }
        .frame(height: 220)
        .frame(maxWidth: .infinity)
        .clipped()
        .listRowInsets(EdgeInsets())
    }
}
