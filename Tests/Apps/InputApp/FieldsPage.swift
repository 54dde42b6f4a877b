import SwiftUI

/// Fields with buttons that remove their texts while they are edited.
struct FieldsPage: View {
    @State private var name = "Ada"
    @State private var city = "London"

    init() {
        UITextField.appearance().clearButtonMode = .whileEditing
    }

    var body: some View {
        Form {
            TextField("Name", text: $name)
            TextField("City", text: $city)
            Text("name: \(name), city: \(city)")
        }
    }
}
