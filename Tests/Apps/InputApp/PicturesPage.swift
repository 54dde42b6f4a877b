import SwiftUI

/// An image from an address that a test enters.
struct PicturesPage: View {
    @State private var address = ""
    @State private var url: URL?

    var body: some View {
        VStack(spacing: 20) {
            TextField("Address", text: $address)
                .textFieldStyle(.roundedBorder)
                .onSubmit { url = URL(string: address) }
            AsyncImage(url: url, scale: 2) { phase in
                switch phase {
                case .empty: Text("nothing yet").frame(width: 100, height: 60)
                case .success(let image): image
                case .failure: Text("a failure")
                }
            }
            Text("below")
        }
        .padding(20)
        .frame(maxHeight: .infinity, alignment: .top)
    }
}
