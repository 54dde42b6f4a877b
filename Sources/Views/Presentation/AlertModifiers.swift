public import Foundation

extension View {
    /// Presents an alert while a value is true.
    public nonisolated __consuming func alert<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        dialog(.alert, isPresented) { DialogContent(Text(titleKey), actions: actions()) }
    }

    /// Presents an alert while a value is true.
    public nonisolated __consuming func alert<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M
    ) -> some View {
        dialog(.alert, isPresented) { DialogContent(Text(titleKey), actions: actions(), message: message()) }
    }

    /// Presents an alert for data while a value is true. Without data it presents nothing.
    public nonisolated __consuming func alert<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        dialog(.alert, isPresented) { data.map { DialogContent(Text(titleKey), actions: actions($0)) } }
    }

    /// Presents an alert for data while a value is true. Without data it presents nothing.
    public nonisolated __consuming func alert<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        dialog(.alert, isPresented) {
            data.map { DialogContent(Text(titleKey), actions: actions($0), message: message($0)) }
        }
    }

    /// Presents an alert while a value is true.
    @_disfavoredOverload
    public nonisolated __consuming func alert<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        dialog(.alert, isPresented) { DialogContent(Text(title), actions: actions()) }
    }

    /// Presents an alert while a value is true.
    @_disfavoredOverload
    public nonisolated __consuming func alert<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M
    ) -> some View {
        dialog(.alert, isPresented) { DialogContent(Text(title), actions: actions(), message: message()) }
    }

    /// Presents an alert for data while a value is true. Without data it presents nothing.
    @_disfavoredOverload
    public nonisolated __consuming func alert<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        dialog(.alert, isPresented) { data.map { DialogContent(Text(title), actions: actions($0)) } }
    }

    /// Presents an alert for data while a value is true. Without data it presents nothing.
    @_disfavoredOverload
    public nonisolated __consuming func alert<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
        @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        dialog(.alert, isPresented) {
            data.map { DialogContent(Text(title), actions: actions($0), message: message($0)) }
        }
    }

    /// Presents an alert while a value is true.
    public nonisolated __consuming func alert<A: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        dialog(.alert, isPresented) { DialogContent(title, actions: actions()) }
    }

    /// Presents an alert while a value is true.
    public nonisolated __consuming func alert<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M
    ) -> some View {
        dialog(.alert, isPresented) { DialogContent(title, actions: actions(), message: message()) }
    }

    /// Presents an alert for data while a value is true. Without data it presents nothing.
    public nonisolated __consuming func alert<A: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        dialog(.alert, isPresented) { data.map { DialogContent(title, actions: actions($0)) } }
    }

    /// Presents an alert for data while a value is true. Without data it presents nothing.
    public nonisolated __consuming func alert<A: View, M: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
        @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        dialog(.alert, isPresented) { data.map { DialogContent(title, actions: actions($0), message: message($0)) } }
    }

    /// Presents an alert for an error while a value is true. The title is the error's description. Without an error it presents
    /// nothing.
    public nonisolated __consuming func alert<E: LocalizedError, A: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        dialog(.alert, isPresented) { error.map { DialogContent(Text($0.errorDescription ?? ""), actions: actions()) } }
    }

    /// Presents an alert for an error while a value is true. The title is the error's description. Without an error it presents
    /// nothing.
    public nonisolated __consuming func alert<E: LocalizedError, A: View, M: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping (E) -> A,
        @ViewBuilder message: @escaping (E) -> M
    ) -> some View {
        dialog(.alert, isPresented) {
            error.map { DialogContent(Text($0.errorDescription ?? ""), actions: actions($0), message: message($0)) }
        }
    }
}
