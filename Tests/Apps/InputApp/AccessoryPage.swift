import SwiftUI

/// Fields with bars above the keyboard: of UIKit, on a screen, in a sheet and on a screen that is pushed, and of SwiftUI.
struct AccessoryPage: View {
    @State private var code = ""
    @State private var isSheetShown = false
    @FocusState private var isFocused: Bool

    var body: some View {
        NavigationStack {
            VStack(spacing: 16) {
                AmountField().frame(height: 36)
                TextField("Code", text: $code)
                    .textFieldStyle(.roundedBorder)
                    .focused($isFocused)
                    .toolbar {
                        ToolbarItemGroup(placement: .keyboard) {
                            Spacer()
                            Button("Close") { isFocused = false }
                        }
                    }
                Spacer()
            }
            .padding()
            .navigationTitle("Payment")
            .toolbar {
                Button("Sheet") { isSheetShown = true }
                NavigationLink("Details") { DetailsForm() }
            }
            .sheet(isPresented: $isSheetShown) {
                ScrollView { AmountField().frame(height: 36).padding(.vertical, 40).padding(.horizontal) }
            }
        }
    }
}

/// The same field in a form on a screen that is pushed.
private struct DetailsForm: View {
    var body: some View {
        Form {
            ForEach(0..<20, id: \.self) { Text("Line \($0)") }
            AmountField()
        }
        .navigationTitle("Details")
    }
}

/// A field for an amount, with a toolbar above the keyboard.
private struct AmountField: UIViewRepresentable {
    func makeUIView(context: Context) -> UITextField {
        let field = UITextField()
        field.placeholder = "Amount"
        field.borderStyle = .roundedRect
        field.keyboardType = .decimalPad
        let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        bar.items = [
            UIBarButtonItem(
                title: "Add 10",
                primaryAction: UIAction { [weak field] _ in
                    field?.text = String((Int(field?.text ?? "") ?? 0) + 10)
                }),
            UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil),
            UIBarButtonItem(
                systemItem: .done,
                primaryAction: UIAction { [weak field] _ in
                    field?.resignFirstResponder()
                }),
        ]
        bar.sizeToFit()
        field.inputAccessoryView = bar
        return field
    }

    func updateUIView(_ field: UITextField, context: Context) {}
}
