/// A modifier of previews of any type.
struct PreviewSurrounding: Sendable {
    /// Identifies the type, whose previews share their data.
    let key: ObjectIdentifier
    let makeContext: @MainActor @Sendable () async throws -> Any
    /// Puts the modifier's view around a content, with the shared data.
    let wrap: @MainActor @Sendable (AnyView, Any) -> AnyView

    @MainActor
    init<Modifier: PreviewModifier>(_ modifier: Modifier) {
        key = ObjectIdentifier(Modifier.self)
        makeContext = { try await Modifier.makeSharedContext() }
        wrap = { content, context in
            guard let context = context as? Modifier.Context else { return content }
            return AnyView(modifier.body(content: PreviewModifierContent(content: content), context: context))
        }
    }
}

#if DEBUG
    /// The data that the modifiers of previews share, by their types.
    @MainActor
    enum PreviewContexts {
        private static var made: [ObjectIdentifier: Result<Any, any Error>] = [:]
        private static var tasks: [ObjectIdentifier: Task<Void, Never>] = [:]

        /// The data, or the reason why there is none; nil if it has not been made.
        static func context(of surrounding: PreviewSurrounding) -> Result<Any, any Error>? { made[surrounding.key] }

        /// Makes the data, unless a preview has done so before.
        static func make(for surrounding: PreviewSurrounding) async {
            guard made[surrounding.key] == nil else { return }
            let task =
                tasks[surrounding.key]
                ?? Task {
                    do { made[surrounding.key] = .success(try await surrounding.makeContext()) } catch {
                        made[surrounding.key] = .failure(error)
                    }
                }
            tasks[surrounding.key] = task
            await task.value
        }
    }

    /// A view inside of the modifiers of its preview.
    struct SurroundedPreview<Content: View>: View {
        let surroundings: [PreviewSurrounding]
        let content: Content
        /// The number of times that shared data has arrived.
        @State private var arrivals = 0

        var body: some View {
            if let missing = surroundings.first(where: { PreviewContexts.context(of: $0) == nil }) {
                ProgressView().id(arrivals).task {
                    await PreviewContexts.make(for: missing)
                    arrivals += 1
                }
            } else if let fault {
                PreviewFault("The shared data of the preview could not be made: \(fault)")
            } else {
                wrapped
            }
        }

        private var fault: String? {
            for surrounding in surroundings {
                if case .failure(let error)? = PreviewContexts.context(of: surrounding) { return "\(error)" }
            }
            return nil
        }

        private var wrapped: AnyView {
            var view = AnyView(content)
            // The first modifier is the innermost.
            for surrounding in surroundings {
                if case .success(let context)? = PreviewContexts.context(of: surrounding) {
                    view = surrounding.wrap(view, context)
                }
            }
            return view
        }
    }

    /// A sentence in place of a preview.
    struct PreviewFault: View {
        private let sentence: String

        init(_ sentence: String) {
            self.sentence = sentence
        }

        var body: some View {
            Text(verbatim: sentence).foregroundStyle(.secondary).multilineTextAlignment(.center).padding()
        }
    }
#endif
