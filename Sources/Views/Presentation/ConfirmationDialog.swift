extension View {
    /// Presents a dialog with actions while a value is true.
    ///
    /// - Parameter titleVisibility: Whether the dialog shows the title. By default it does not.
    public nonisolated __consuming func confirmationDialog<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        dialog(.dialog, isPresented) {
            DialogContent(Text(titleKey), titleVisibility, actions: actions())
        }
    }

    /// Presents a dialog with actions while a value is true.
    ///
    /// - Parameter titleVisibility: Whether the dialog shows the title. By default it does not.
    public nonisolated __consuming func confirmationDialog<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
    ) -> some View {
        dialog(.dialog, isPresented) {
            DialogContent(Text(titleKey), titleVisibility, actions: actions(), message: message())
        }
    }

    /// Presents a dialog with actions for data while a value is true. Without data it presents nothing.
    ///
    /// - Parameter titleVisibility: Whether the dialog shows the title. By default it does not.
    public nonisolated __consuming func confirmationDialog<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        dialog(.dialog, isPresented) {
            data.map { DialogContent(Text(titleKey), titleVisibility, actions: actions($0)) }
        }
    }

    /// Presents a dialog with actions for data while a value is true. Without data it presents nothing.
    ///
    /// - Parameter titleVisibility: Whether the dialog shows the title. By default it does not.
    public nonisolated __consuming func confirmationDialog<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        dialog(.dialog, isPresented) {
            data.map {
                DialogContent(
                    Text(titleKey), titleVisibility, actions: actions($0), message: message($0))
            }
        }
    }

    /// Presents a dialog with actions while a value is true.
    ///
    /// - Parameter titleVisibility: Whether the dialog shows the title. By default it does not.
    @_disfavoredOverload
    public nonisolated __consuming func confirmationDialog<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        dialog(.dialog, isPresented) {
            DialogContent(Text(title), titleVisibility, actions: actions())
        }
    }

    /// Presents a dialog with actions while a value is true.
    ///
    /// - Parameter titleVisibility: Whether the dialog shows the title. By default it does not.
    @_disfavoredOverload
    public nonisolated __consuming func confirmationDialog<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
    ) -> some View {
        dialog(.dialog, isPresented) {
            DialogContent(Text(title), titleVisibility, actions: actions(), message: message())
        }
    }

    /// Presents a dialog with actions for data while a value is true. Without data it presents nothing.
    ///
    /// - Parameter titleVisibility: Whether the dialog shows the title. By default it does not.
    @_disfavoredOverload
    public nonisolated __consuming func confirmationDialog<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        dialog(.dialog, isPresented) {
            data.map { DialogContent(Text(title), titleVisibility, actions: actions($0)) }
        }
    }

    /// Presents a dialog with actions for data while a value is true. Without data it presents nothing.
    ///
    /// - Parameter titleVisibility: Whether the dialog shows the title. By default it does not.
    @_disfavoredOverload
    public nonisolated __consuming func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        dialog(.dialog, isPresented) {
            data.map {
                DialogContent(
                    Text(title), titleVisibility, actions: actions($0), message: message($0))
            }
        }
    }

    /// Presents a dialog with actions while a value is true.
    ///
    /// - Parameter titleVisibility: Whether the dialog shows the title. By default it does not.
    public nonisolated __consuming func confirmationDialog<A: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        dialog(.dialog, isPresented) { DialogContent(title, titleVisibility, actions: actions()) }
    }

    /// Presents a dialog with actions while a value is true.
    ///
    /// - Parameter titleVisibility: Whether the dialog shows the title. By default it does not.
    public nonisolated __consuming func confirmationDialog<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
    ) -> some View {
        dialog(.dialog, isPresented) {
            DialogContent(title, titleVisibility, actions: actions(), message: message())
        }
    }

    /// Presents a dialog with actions for data while a value is true. Without data it presents nothing.
    ///
    /// - Parameter titleVisibility: Whether the dialog shows the title. By default it does not.
    public nonisolated __consuming func confirmationDialog<A: View, T>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        dialog(.dialog, isPresented) {
            data.map { DialogContent(title, titleVisibility, actions: actions($0)) }
        }
    }

    /// Presents a dialog with actions for data while a value is true. Without data it presents nothing.
    ///
    /// - Parameter titleVisibility: Whether the dialog shows the title. By default it does not.
    public nonisolated __consuming func confirmationDialog<A: View, M: View, T>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        dialog(.dialog, isPresented) {
            data.map {
                DialogContent(title, titleVisibility, actions: actions($0), message: message($0))
            }
        }
    }
}
