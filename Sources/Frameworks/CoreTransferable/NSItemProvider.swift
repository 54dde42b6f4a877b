public import Foundation
public import UniformTypeIdentifiers

/// A value on its way from a dragged view to the view where it is dropped, with the types of data that it offers.
///
/// The value stays on the server. Completion handlers run on the main actor.
public final class NSItemProvider: NSObject, @unchecked Sendable {
    /// The name that a file made of the value would have; nil for none.
    public var suggestedName: String? {
        get { offer.name }
        set { offer.name = newValue }
    }

    /// The value in all its forms.
    private struct Offer {
        var name: String?
        var values: [any Transferable] = []
        var representations: [Bytes] = []
        var file: OfferedFile?
    }

    /// Bytes that are made when they are asked for.
    private struct Bytes {
        let type: UTType
        let load: @Sendable () async throws -> ExportedContent
    }

    /// Adds a file of the user's device.
    func add(_ file: OfferedFile) { offer.file = file }

    /// Adds bytes that are in a file, too.
    func add(_ type: UTType, _ content: @escaping @Sendable () -> ExportedContent) {
        offer.representations.append(Bytes(type: type) { content() })
    }

    private let lock = NSLock()
    private var guardedOffer = Offer()

    private var offer: Offer {
        get {
            lock.lock()
            defer { lock.unlock() }
            return guardedOffer
        }
        set {
            lock.lock()
            defer { lock.unlock() }
            guardedOffer = newValue
        }
    }

    /// A provider without a value. A drag with it says no more than which view is dragged.
    public override init() {
        super.init()
    }

    /// A provider of a text or an address.
    public convenience init(object: any NSItemProviderWriting) {
        self.init()
        registerObject(object, visibility: .all)
    }

    /// A provider of a value that can be transferred.
    package convenience init(value: any Transferable) {
        self.init()
        offer.values = [value]
    }

    /// A provider of an address; nil without one.
    public convenience init?(contentsOf fileURL: URL?) {
        guard let fileURL else { return nil }
        self.init(value: fileURL)
    }

    // MARK: Offering

    /// Adds a text or an address.
    public func registerObject(
        _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
    ) {
        offer.values.append(object._transferable)
    }

    /// Adds a value that can be transferred.
    public func register<T: Transferable>(_ transferable: @autoclosure @escaping @Sendable () -> T) {
        offer.values.append(transferable())
    }

    /// Adds bytes of a type, which `loadHandler` makes when they are asked for.
    public func registerDataRepresentation(
        for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all,
        loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
    ) {
        let load: @Sendable () async throws -> ExportedContent = {
            try await withCheckedThrowingContinuation { continuation in
                _ = loadHandler { data, error in
                    if let data {
                        continuation.resume(returning: ExportedContent(data))
                    } else {
                        continuation.resume(throwing: error ?? TransferError.unsupported)
                    }
                }
            }
        }
        offer.representations.append(Bytes(type: contentType, load: load))
    }

    /// Adds bytes of a type, which `loadHandler` makes when they are asked for.
    public func registerDataRepresentation(
        forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
    ) {
        registerDataRepresentation(
            for: UTType(exportedAs: typeIdentifier), visibility: visibility, loadHandler: loadHandler)
    }

    // MARK: Types

    /// The types of data that the value offers, the preferred one first.
    public var registeredContentTypes: [UTType] {
        let offer = offer
        return offer.values.flatMap { type(of: $0).exportedTypes() } + offer.representations.map(\.type)
            + (offer.file?.registeredTypes ?? [])
    }

    /// The identifiers of the types of data that the value offers, the preferred one first.
    public var registeredTypeIdentifiers: [String] { registeredContentTypes.map(\.identifier) }

    /// The types of data that the value offers and that conform to a type.
    public func registeredContentTypes(conformingTo contentType: UTType) -> [UTType] {
        registeredContentTypes.filter { $0.conforms(to: contentType) }
    }

    /// Whether the value offers a type of data that conforms to one with an identifier.
    public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        !registeredContentTypes(conformingTo: UTType(exportedAs: typeIdentifier)).isEmpty
    }

    /// Whether the value can be loaded as an object of a class.
    public func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        aClass._canLoad(from: self)
    }

    /// Whether the value can be loaded as a type, such as `String`.
    public func canLoadObject<T: Transferable>(ofClass aClass: T.Type) -> Bool { loading(as: aClass) != nil }

    /// The value as a type; nil if it has no form that the type takes.
    package func loading<T: Transferable>(as type: T.Type) -> TransferLoading<T>? {
        let offer = offer
        for value in offer.values {
            if let found = value.loading(as: type) { return found }
        }
        if let found = offer.file?.loading(as: type) { return found }
        return T.loading(depth: 0) { _, _ in
            nil
        } bytes: { type in
            guard let load = offer.representations.first(where: { $0.type.conforms(to: type) })?.load else {
                return nil
            }
            return { try await load() }
        }
    }

    // MARK: Loading

    /// Loads the value as an object of a class.
    @discardableResult
    public func loadObject(
        ofClass aClass: any NSItemProviderReading.Type,
        completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
        aClass._load(from: self, completionHandler)
    }

    /// Loads the value as a type, such as `String`.
    @discardableResult
    public func loadObject<T: Transferable>(
        ofClass aClass: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
    ) -> Progress {
        load(aClass) {
            completionHandler($0, nil)
        } failure: {
            completionHandler(nil, $0)
        }
    }

    /// Loads the value as a type that can be transferred.
    @discardableResult
    public func loadTransferable<T: Transferable>(
        type transferableType: T.Type, completionHandler: @escaping @Sendable (Result<T, any Error>) -> Void
    ) -> Progress {
        load(transferableType) {
            completionHandler(.success($0))
        } failure: {
            completionHandler(.failure($0))
        }
    }

    /// Loads the value as a type that can be transferred; nil if it has no form that the type takes.
    package func loadTransferable<T: Transferable>(_ type: T.Type) async throws -> T? {
        guard let loading = loading(as: type) else { return nil }
        let loaded: Handed<T> = try await withCheckedThrowingContinuation { continuation in
            TransferWork(loading) { value in
                continuation.resume(returning: Handed(value))
            } failure: { error in
                continuation.resume(throwing: error)
            }
            .start()
        }
        return loaded.value
    }

    private func load<T: Transferable>(
        _ type: T.Type, success: @escaping (T) -> Void, failure: @escaping (any Error) -> Void
    ) -> Progress {
        let progress = Progress(totalUnitCount: 1)
        let loading = loading(as: type) ?? .later { throw TransferError.unsupported }
        TransferWork(loading) { value in
            progress.completedUnitCount = 1
            success(value)
        } failure: {
            failure($0)
        }
        .start()
        return progress
    }

    /// Loads the bytes of the first offered type that conforms to `contentType`.
    @discardableResult
    public func loadDataRepresentation(
        for contentType: UTType, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        loadContent(for: contentType) { completionHandler($0?.data, $1) }
    }

    /// Loads the bytes of the first offered type that conforms to `contentType`.
    func loadContent(
        for contentType: UTType, completionHandler: @escaping @Sendable (ExportedContent?, (any Error)?) -> Void
    ) -> Progress {
        let progress = Progress(totalUnitCount: 1)
        Task { @MainActor in
            do {
                let offer = offer
                var content = try await offer.file?.content(as: contentType)?()
                if content == nil {
                    content = try await offer.representations.first { $0.type.conforms(to: contentType) }?.load()
                }
                for value in offer.values where content == nil { content = try await value.content(as: contentType) }
                guard let content else { throw TransferError.unsupported }
                progress.completedUnitCount = 1
                completionHandler(content, nil)
            } catch {
                completionHandler(nil, error)
            }
        }
        return progress
    }

    /// Loads the bytes of the first offered type that conforms to one with an identifier.
    @discardableResult
    public func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        loadDataRepresentation(for: UTType(exportedAs: typeIdentifier), completionHandler: completionHandler)
    }
}

extension Transferable {
    /// The value as bytes that conform to a type; nil if it has no such form.
    @MainActor package func content(as type: UTType, depth: Int = 0) async throws -> ExportedContent? {
        for form in Self.transferForms {
            let content: ExportedContent?
            switch form.content {
            case .data(let exported, let export?, _) where exported.conforms(to: type):
                content = try await export(self)
            case .proxy(_, let export?, _) where depth < 4:
                content = try await export(self).content(as: type, depth: depth + 1)
            default: content = nil
            }
            guard let content else { continue }
            guard let name = form.name?(self) else { return content }
            var named = content
            named.fileName = name
            return named
        }
        return nil
    }
}
