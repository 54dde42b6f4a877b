import SwiftUI

extension View {
    /// Shows an error that was not expected until the user has read it.
    func alert(_ fault: Binding<String?>) -> some View {
        alert(
            "That did not work",
            isPresented: Binding {
                fault.wrappedValue != nil
            } set: {
                if !$0 { fault.wrappedValue = nil }
            }
        ) {
            Button("OK") {}
        } message: {
            Text(fault.wrappedValue ?? "")
        }
    }
}

extension Optional where Wrapped == String {
    /// Runs a body, and keeps the description of its error.
    @MainActor mutating func note(_ body: () throws -> Void) {
        do { try body() } catch { self = error.localizedDescription }
    }
}
