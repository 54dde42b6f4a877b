import EspalierLayoutEngine
import EspalierDisplayTree
public import Foundation

extension View {
    /// Presents an alert while a value is true.
    public nonisolated func alert<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        alert(isPresented) { DialogContent(title: Text(titleKey), message: nil, actions: AnyView(actions())) }
    }

    /// Presents an alert while a value is true.
    public nonisolated func alert<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M
    ) -> some View {
        alert(isPresented) {
            DialogContent(title: Text(titleKey), message: AnyView(message()), actions: AnyView(actions()))
        }
    }

    /// Presents an alert for data, while a value is true and there is data.
    public nonisolated func alert<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        dialog(
            .alert,
            {
                guard isPresented.wrappedValue, let data else { return nil }
                return DialogContent(title: Text(titleKey), message: nil, actions: AnyView(actions(data)))
            }, { isPresented.wrappedValue = false })
    }

    /// Presents an alert for data, while a value is true and there is data.
    public nonisolated func alert<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        dialog(
            .alert,
            {
                guard isPresented.wrappedValue, let data else { return nil }
                return DialogContent(
                    title: Text(titleKey), message: AnyView(message(data)), actions: AnyView(actions(data)))
            }, { isPresented.wrappedValue = false })
    }

    /// Presents an alert while a value is true.
    @_disfavoredOverload
    public nonisolated func alert<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        alert(isPresented) { DialogContent(title: Text(title), message: nil, actions: AnyView(actions())) }
    }

    /// Presents an alert while a value is true.
    @_disfavoredOverload
    public nonisolated func alert<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M
    ) -> some View {
        alert(isPresented) {
            DialogContent(title: Text(title), message: AnyView(message()), actions: AnyView(actions()))
        }
    }

    /// Presents an alert for data, while a value is true and there is data.
    @_disfavoredOverload
    public nonisolated func alert<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        dialog(
            .alert,
            {
                guard isPresented.wrappedValue, let data else { return nil }
                return DialogContent(title: Text(title), message: nil, actions: AnyView(actions(data)))
            }, { isPresented.wrappedValue = false })
    }

    /// Presents an alert for data, while a value is true and there is data.
    @_disfavoredOverload
    public nonisolated func alert<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
        @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        dialog(
            .alert,
            {
                guard isPresented.wrappedValue, let data else { return nil }
                return DialogContent(
                    title: Text(title), message: AnyView(message(data)), actions: AnyView(actions(data)))
            }, { isPresented.wrappedValue = false })
    }

    /// Presents an alert while a value is true.
    public nonisolated func alert<A: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        alert(isPresented) { DialogContent(title: title, message: nil, actions: AnyView(actions())) }
    }

    /// Presents an alert while a value is true.
    public nonisolated func alert<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M
    ) -> some View {
        alert(isPresented) { DialogContent(title: title, message: AnyView(message()), actions: AnyView(actions())) }
    }

    /// Presents an alert for data, while a value is true and there is data.
    public nonisolated func alert<A: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        dialog(
            .alert,
            {
                guard isPresented.wrappedValue, let data else { return nil }
                return DialogContent(title: title, message: nil, actions: AnyView(actions(data)))
            }, { isPresented.wrappedValue = false })
    }

    /// Presents an alert for data, while a value is true and there is data.
    public nonisolated func alert<A: View, M: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
        @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        dialog(
            .alert,
            {
                guard isPresented.wrappedValue, let data else { return nil }
                return DialogContent(title: title, message: AnyView(message(data)), actions: AnyView(actions(data)))
            }, { isPresented.wrappedValue = false })
    }

    /// Presents an alert for an error while a value is true and there is an error. The title is the error's description.
    public nonisolated func alert<E: LocalizedError, A: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        dialog(
            .alert,
            {
                guard isPresented.wrappedValue, let error else { return nil }
                return DialogContent(
                    title: Text(error.errorDescription ?? ""), message: nil, actions: AnyView(actions()))
            }, { isPresented.wrappedValue = false })
    }

    /// Presents an alert for an error while a value is true and there is an error. The title is the error's description.
    public nonisolated func alert<E: LocalizedError, A: View, M: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping (E) -> A,
        @ViewBuilder message: @escaping (E) -> M
    ) -> some View {
        dialog(
            .alert,
            {
                guard isPresented.wrappedValue, let error else { return nil }
                return DialogContent(
                    title: Text(error.errorDescription ?? ""), message: AnyView(message(error)),
                    actions: AnyView(actions(error)))
            }, { isPresented.wrappedValue = false })
    }
}
