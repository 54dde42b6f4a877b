import SwiftUI

/// A product, with a sheet of details and links to other products of its shelf.
struct ProductScreen: View {
    let product: Product
    @Binding var basket: [String: Int]
    @State private var showsMore = false

    private var count: Int { basket[product.id] ?? 0 }

    var body: some View {
        List {
            Section {
                VStack(spacing: 12) {
                    Image(systemName: product.symbol).font(.system(size: 64)).foregroundStyle(.tint)
                        .accessibilityHidden(true)
                    Text(product.priceText).font(.title2)
                    Button(count == 0 ? "Add to basket" : "Add another one (\(count))") {
                        basket[product.id, default: 0] += 1
                    }
                    .buttonStyle(.borderedProminent)
                }
                .frame(maxWidth: .infinity)
                .padding(.vertical, 8)
            }
            Section {
                ForEach(Product.all.filter { $0.shelf == product.shelf && $0 != product }) { other in
                    NavigationLink(other.name, value: other)
                }
            } header: {
                Text("On the same shelf").foregroundColor(.quiet)
            }
        }
        .navigationTitle(product.name)
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
            Button("Details", systemImage: "info.circle") { showsMore = true }
        }
        .sheet(isPresented: $showsMore) { ProductDetails(product: product) }
    }
}

/// More about a product.
private struct ProductDetails: View {
    let product: Product
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationStack {
            Form {
                row("Price", product.priceText)
                row("Shelf", product.shelf)
                row("Number", product.id.uppercased())
            }
            .navigationTitle("About \(product.name)")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .confirmationAction) { Button("Done") { dismiss() } }
            }
        }
        .presentationDetents([.medium, .large])
    }

    private func row(_ name: String, _ value: String) -> some View {
        LabeledContent(name) { Text(value).foregroundColor(.quiet) }
    }
}
