public import CoreTransferable
public import Foundation
public import UniformTypeIdentifiers

extension View {
    /// Lets values of the page, and files of the user's device, be dropped on the view. Files are uploaded first.
    ///
    /// - Parameters:
    ///   - supportedContentTypes: The types of data that the view takes. Other values are refused. All files offer `fileURL`: the address
    ///     of a copy on the server, which exists as long as the page.
    ///   - isTargeted: True while the view would take what is dragged over it.
    ///   - action: Receives the values. Returns whether it takes them.
    public nonisolated __consuming func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping ([NSItemProvider]) -> Bool
    ) -> some View {
        onDrop(of: supportedContentTypes, isTargeted: isTargeted) { providers, _ in action(providers) }
    }

    /// Lets values of the page be dropped on the view.
    ///
    /// - Parameters:
    ///   - supportedContentTypes: The types of data that the view takes. Other values are refused.
    ///   - isTargeted: True while the view would take what is dragged over it.
    ///   - action: Receives the values and the position in the view. Returns whether it takes them.
    public nonisolated __consuming func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
    ) -> some View {
        modifier(
            DropModifier(
                target: DropTarget(
                    accepts: { $0.offers(supportedContentTypes) },
                    delegate: ProviderDrop(types: supportedContentTypes, isTargeted: isTargeted, action: action),
                    takesFiles: { supportedContentTypes.contains { $0.isOfDroppedFiles } })))
    }

    /// Lets values of the page be dropped on the view, as a delegate decides.
    ///
    /// - Parameter supportedContentTypes: The types of data that the view takes. Other values are refused.
    public nonisolated __consuming func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate)
        -> some View
    {
        modifier(
            DropModifier(
                target: DropTarget(
                    accepts: { $0.offers(supportedContentTypes) }, delegate: delegate, reportsMoves: true,
                    takesFiles: { supportedContentTypes.contains { $0.isOfDroppedFiles } })))
    }

    /// Lets values of the page be dropped on the view.
    ///
    /// - Parameter supportedTypes: The identifiers of the types of data that the view takes.
    public nonisolated __consuming func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool
    ) -> some View {
        onDrop(of: supportedTypes.map { UTType(exportedAs: $0) }, isTargeted: isTargeted, perform: action)
    }

    /// Lets values of the page be dropped on the view.
    ///
    /// - Parameter supportedTypes: The identifiers of the types of data that the view takes.
    public nonisolated __consuming func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?,
        perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
    ) -> some View {
        onDrop(of: supportedTypes.map { UTType(exportedAs: $0) }, isTargeted: isTargeted, perform: action)
    }

    /// Lets values of the page be dropped on the view, as a delegate decides.
    ///
    /// - Parameter supportedTypes: The identifiers of the types of data that the view takes.
    public nonisolated __consuming func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
        onDrop(of: supportedTypes.map { UTType(exportedAs: $0) }, delegate: delegate)
    }
}

/// Hands the providers of dropped values to an action.
nonisolated struct ProviderDrop: DropDelegate {
    let types: [UTType]
    let isTargeted: Binding<Bool>?
    let action: ([NSItemProvider], CGPoint) -> Bool

    @MainActor func dropEntered(info: DropInfo) { isTargeted?.wrappedValue = true }
    @MainActor func dropExited(info: DropInfo) { isTargeted?.wrappedValue = false }

    @MainActor func performDrop(info: DropInfo) -> Bool {
        let isTaken = action(info.itemProviders(for: types), info.location)
        if isTaken { isTargeted?.wrappedValue = false }
        return isTaken
    }
}
