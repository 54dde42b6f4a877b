import EspalierViews

extension AppIntent {
    /// Performs the intent in a task, which starts on the main actor with the locale and the time zone of the current page. An error
    /// is logged.
    func start() {
        Task { @MainActor in
            do {
                if let fault { throw fault }
                _ = try await perform()
            } catch is CancellationError {
            } catch {
                Warning.log("the intent \(Self.self) failed: \(error)")
            }
        }
    }

    /// The error of the first parameter that lacks a value; nil if all have one.
    private var fault: MissingParameter? {
        Mirror(reflecting: self).children.lazy.compactMap { ($0.value as? any AnyIntentParameter)?.fault }.first
    }
}
