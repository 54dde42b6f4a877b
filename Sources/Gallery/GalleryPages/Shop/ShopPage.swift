package import SwiftUI

/// A shop with two tabs. Each product is a screen with a URL of its own.
package struct ShopPage: View {
    private enum Part: Hashable { case shelves, basket }

    @State private var part = Part.shelves
    /// The number of pieces of each product, by its id.
    @State private var basket: [String: Int] = [:]

    package init() {}

    package var body: some View {
        TabView(selection: $part) {
            Tab("Shelves", systemImage: "bag", value: Part.shelves) { ShelvesScreen(basket: $basket) }
            Tab("Basket", systemImage: "cart", value: Part.basket) { BasketScreen(basket: $basket) }
                .badge(basket.values.reduce(0, +))
        }
        .tint(.indigo)
    }
}

/// All products, by their shelves.
private struct ShelvesScreen: View {
    @Binding var basket: [String: Int]
    @State private var wanted = ""

    var body: some View {
        NavigationStack {
            List {
                ForEach(Product.shelves, id: \.self) { shelf in
                    let products = products(on: shelf)
                    if !products.isEmpty {
                        Section {
                            ForEach(products) { product in
                                NavigationLink(value: product) { ProductRow(product: product) }
                            }
                        } header: {
                            Text(shelf).foregroundColor(.quiet)
                        }
                    }
                }
            }
            .overlay {
                if !Product.shelves.contains(where: { !products(on: $0).isEmpty }) {
                    ContentUnavailableView.search(text: wanted)
                }
            }
            .navigationTitle("Shop")
            .navigationDestination(for: Product.self) { ProductScreen(product: $0, basket: $basket) }
            .searchable(text: $wanted, prompt: "Search products")
        }
    }

    private func products(on shelf: String) -> [Product] {
        Product.all.filter {
            $0.shelf == shelf && (wanted.isEmpty || $0.name.localizedCaseInsensitiveContains(wanted))
        }
    }
}

private struct ProductRow: View {
    let product: Product
    @Environment(\.dynamicTypeSize) private var size

    /// Large text needs a line for the price.
    private var layout: AnyLayout {
        size.isAccessibilitySize ? AnyLayout(VStackLayout(alignment: .leading)) : AnyLayout(HStackLayout())
    }

    var body: some View {
        HStack(spacing: 12) {
            Image(systemName: product.symbol).foregroundStyle(.tint).frame(minWidth: 28).accessibilityHidden(true)
            layout {
                Text(product.name)
                if !size.isAccessibilitySize { Spacer() }
                Text(product.priceText).foregroundColor(.quiet)
            }
        }
    }
}

/// The contents of the basket.
private struct BasketScreen: View {
    @Binding var basket: [String: Int]
    @State private var orders = false
    @State private var hasOrdered = false

    private var products: [Product] { Product.all.filter { basket[$0.id] != nil } }
    private var total: Int { products.reduce(0) { $0 + $1.price * (basket[$1.id] ?? 0) } }

    var body: some View {
        NavigationStack {
            Group {
                if products.isEmpty {
                    ContentUnavailableView(
                        "The basket is empty", systemImage: "cart",
                        description: Text("Products that you add appear here."))
                } else {
                    List {
                        Section {
                            ForEach(products) { product in
                                HStack {
                                    Text(product.name)
                                    Spacer()
                                    Text("\(basket[product.id] ?? 0) × \(product.priceText)").foregroundStyle(
                                        .secondary)
                                }
                            }
                            .onDelete { [shown = products] positions in
                                for position in positions { basket[shown[position].id] = nil }
                            }
                        } footer: {
                            Text("Together \((Double(total) / 100).formatted(.currency(code: "EUR")))")
                                .foregroundColor(.quiet)
                        }
                        Button("Order") { orders = true }
                    }
                }
            }
            .navigationTitle("Basket")
            .confirmationDialog("Order these products?", isPresented: $orders, titleVisibility: .visible) {
                Button("Order") {
                    basket = [:]
                    hasOrdered = true
                }
                Button("Empty the basket", role: .destructive) { basket = [:] }
            }
            .alert("Thank you", isPresented: $hasOrdered) {
            } message: {
                Text("This shop sends nothing, and it costs nothing.")
            }
        }
    }
}
