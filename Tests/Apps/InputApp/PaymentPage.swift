import SwiftUI

/// A field for an amount and buttons that act on it, and views that leave when their buttons are pressed.
struct PaymentPage: View {
    @State private var amount: Double?
    @State private var saved = "nothing"
    @State private var bills = [1, 2, 3]
    @State private var payments = 0
    @State private var asks = false

    private let format = FloatingPointFormatStyle<Double>(locale: Locale(identifier: "en_US"))

    var body: some View {
        NavigationStack {
            VStack(spacing: 12) {
                TextField("Amount", value: $amount, format: format).textFieldStyle(.roundedBorder)
                Text("Twice that: \(((amount ?? 0) * 2).formatted(format))")
                Button("Save") { saved = (amount ?? 0).formatted(format) }
                    .keyboardShortcut("s", modifiers: .control)
                    .disabled(amount == nil)
                Text("Saved: \(saved)")
                ForEach(bills, id: \.self) { bill in
                    Button("Pay \(bill)") {
                        payments += 1
                        withAnimation(.linear(duration: 1)) { bills.removeAll { $0 == bill } }
                    }
                }
                Button("Ask") { asks = true }
                NavigationLink("Receipt") { Text("Thank you").navigationTitle("Receipt") }
                Text("Payments: \(payments)")
            }
            .padding()
            .navigationTitle("Payment")
            .alert("Sure?", isPresented: $asks) { Button("Pay now") { payments += 1 } }
        }
    }
}
