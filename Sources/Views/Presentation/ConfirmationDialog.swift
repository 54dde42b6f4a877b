import Foundation
import EspalierLayoutEngine
import EspalierDisplayTree
extension View {
    /// Presents a dialog with actions while a value is true.
    ///
    /// - Parameter titleVisibility: Whether the title is shown; usually it is not.
    public nonisolated func confirmationDialog<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        dialog(
            .dialog,
            {
                guard isPresented.wrappedValue else { return nil }
                return DialogContent(
                    title: titleVisibility == .visible ? Text(titleKey) : nil, message: nil, actions: AnyView(actions())
                )
            }, { isPresented.wrappedValue = false })
    }

    /// Presents a dialog with actions while a value is true.
    ///
    /// - Parameter titleVisibility: Whether the title is shown; usually it is not.
    public nonisolated func confirmationDialog<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
    ) -> some View {
        dialog(
            .dialog,
            {
                guard isPresented.wrappedValue else { return nil }
                return DialogContent(
                    title: titleVisibility == .visible ? Text(titleKey) : nil, message: AnyView(message()),
                    actions: AnyView(actions()))
            }, { isPresented.wrappedValue = false })
    }

    /// Presents a dialog with actions for data, while a value is true and there is data.
    ///
    /// - Parameter titleVisibility: Whether the title is shown; usually it is not.
    public nonisolated func confirmationDialog<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        dialog(
            .dialog,
            {
                guard isPresented.wrappedValue, let data else { return nil }
                return DialogContent(
                    title: titleVisibility == .visible ? Text(titleKey) : nil, message: nil,
                    actions: AnyView(actions(data)))
            }, { isPresented.wrappedValue = false })
    }

    /// Presents a dialog with actions for data, while a value is true and there is data.
    ///
    /// - Parameter titleVisibility: Whether the title is shown; usually it is not.
    public nonisolated func confirmationDialog<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        dialog(
            .dialog,
            {
                guard isPresented.wrappedValue, let data else { return nil }
                return DialogContent(
                    title: titleVisibility == .visible ? Text(titleKey) : nil, message: AnyView(message(data)),
                    actions: AnyView(actions(data)))
            }, { isPresented.wrappedValue = false })
    }

    /// Presents a dialog with actions while a value is true.
    ///
    /// - Parameter titleVisibility: Whether the title is shown; usually it is not.
    @_disfavoredOverload
    public nonisolated func confirmationDialog<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        dialog(
            .dialog,
            {
                guard isPresented.wrappedValue else { return nil }
                return DialogContent(
                    title: titleVisibility == .visible ? Text(title) : nil, message: nil, actions: AnyView(actions()))
            }, { isPresented.wrappedValue = false })
    }

    /// Presents a dialog with actions while a value is true.
    ///
    /// - Parameter titleVisibility: Whether the title is shown; usually it is not.
    @_disfavoredOverload
    public nonisolated func confirmationDialog<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
    ) -> some View {
        dialog(
            .dialog,
            {
                guard isPresented.wrappedValue else { return nil }
                return DialogContent(
                    title: titleVisibility == .visible ? Text(title) : nil, message: AnyView(message()),
                    actions: AnyView(actions()))
            }, { isPresented.wrappedValue = false })
    }

    /// Presents a dialog with actions for data, while a value is true and there is data.
    ///
    /// - Parameter titleVisibility: Whether the title is shown; usually it is not.
    @_disfavoredOverload
    public nonisolated func confirmationDialog<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        dialog(
            .dialog,
            {
                guard isPresented.wrappedValue, let data else { return nil }
                return DialogContent(
                    title: titleVisibility == .visible ? Text(title) : nil, message: nil,
                    actions: AnyView(actions(data)))
            }, { isPresented.wrappedValue = false })
    }

    /// Presents a dialog with actions for data, while a value is true and there is data.
    ///
    /// - Parameter titleVisibility: Whether the title is shown; usually it is not.
    @_disfavoredOverload
    public nonisolated func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        dialog(
            .dialog,
            {
                guard isPresented.wrappedValue, let data else { return nil }
                return DialogContent(
                    title: titleVisibility == .visible ? Text(title) : nil, message: AnyView(message(data)),
                    actions: AnyView(actions(data)))
            }, { isPresented.wrappedValue = false })
    }

    /// Presents a dialog with actions while a value is true.
    ///
    /// - Parameter titleVisibility: Whether the title is shown; usually it is not.
    public nonisolated func confirmationDialog<A: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        dialog(
            .dialog,
            {
                guard isPresented.wrappedValue else { return nil }
                return DialogContent(
                    title: titleVisibility == .visible ? title : nil, message: nil, actions: AnyView(actions()))
            }, { isPresented.wrappedValue = false })
    }

    /// Presents a dialog with actions while a value is true.
    ///
    /// - Parameter titleVisibility: Whether the title is shown; usually it is not.
    public nonisolated func confirmationDialog<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
    ) -> some View {
        dialog(
            .dialog,
            {
                guard isPresented.wrappedValue else { return nil }
                return DialogContent(
                    title: titleVisibility == .visible ? title : nil, message: AnyView(message()),
                    actions: AnyView(actions()))
            }, { isPresented.wrappedValue = false })
    }

    /// Presents a dialog with actions for data, while a value is true and there is data.
    ///
    /// - Parameter titleVisibility: Whether the title is shown; usually it is not.
    public nonisolated func confirmationDialog<A: View, T>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        dialog(
            .dialog,
            {
                guard isPresented.wrappedValue, let data else { return nil }
                return DialogContent(
                    title: titleVisibility == .visible ? title : nil, message: nil, actions: AnyView(actions(data)))
            }, { isPresented.wrappedValue = false })
    }

    /// Presents a dialog with actions for data, while a value is true and there is data.
    ///
    /// - Parameter titleVisibility: Whether the title is shown; usually it is not.
    public nonisolated func confirmationDialog<A: View, M: View, T>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        dialog(
            .dialog,
            {
                guard isPresented.wrappedValue, let data else { return nil }
                return DialogContent(
                    title: titleVisibility == .visible ? title : nil, message: AnyView(message(data)),
                    actions: AnyView(actions(data)))
            }, { isPresented.wrappedValue = false })
    }
}
