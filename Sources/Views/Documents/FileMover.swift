public import Foundation

extension View {
    /// Moves a file to a place that the user chooses.
    @available(*, unavailable, message: "A page cannot move files of its user's device. Use fileExporter.")
    public nonisolated __consuming func fileMover(
        isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> some View { self }

    /// Moves files to a place that the user chooses.
    @available(*, unavailable, message: "A page cannot move files of its user's device. Use fileExporter.")
    public nonisolated __consuming func fileMover<C: Collection>(
        isPresented: Binding<Bool>, files: C, onCompletion: @escaping (Result<[URL], any Error>) -> Void
    ) -> some View where C.Element == URL { self }

    /// Moves a file to a place that the user chooses.
    @available(*, unavailable, message: "A page cannot move files of its user's device. Use fileExporter.")
    public nonisolated __consuming func fileMover(
        isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void,
        onCancellation: @escaping () -> Void
    ) -> some View { self }

    /// Moves files to a place that the user chooses.
    @available(*, unavailable, message: "A page cannot move files of its user's device. Use fileExporter.")
    public nonisolated __consuming func fileMover<C: Collection>(
        isPresented: Binding<Bool>, files: C, onCompletion: @escaping (Result<[URL], any Error>) -> Void,
        onCancellation: @escaping () -> Void
    ) -> some View where C.Element == URL { self }
}
