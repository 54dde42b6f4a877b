package import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation

/// Compares two revisions of a page.
///
/// Nodes are compared by identity first, so the cost depends on the size of the change. Removals come first in the
/// patch, so that no number appears twice while it is applied.
package struct Difference: ~Copyable {
    var writer: HTMLWriter
    /// Values that the page's controls already show, because the page reported them.
    private var reported: [Int: EventValue]

    var oldStyle = ByteWriter(capacity: 512, recordsDeclarations: true)
    var newStyle = ByteWriter(capacity: 512, recordsDeclarations: true)
    var oldAttributes = AttributeList()
    var newAttributes = AttributeList()

    var animations: [DisplayAnimation] = []
    var operations: [PatchOperation] = []
    var removals: [Removal] = []
    /// Fonts of styles that nodes have newly received.
    var newFonts: [FontVariant] = []
    var insertions: [Insertion] = []

    /// A node that its parent lost. It may reappear elsewhere.
    struct Removal {
        var node: DisplayNode
        var context: ElementContext
        var animation: Int?
        var isMove = false
    }

    /// A node that its parent gained, and the index of its operation.
    struct Insertion {
        var node: DisplayNode
        var place: ElementPlace
        var context: ElementContext
        var parent: Int
        var before: Int?
        var animation: Int?
        var operation: Int
    }

    /// The patch that turns a page from `old` to `new`.
    ///
    /// - Parameters:
    ///   - reported: The events that the page sent since it received `old`. The page already shows the values of `input` and
    ///     `change`, so the patch sets a control only if the new tree has another value, even if the old tree had it too.
    ///   - fonts: The web fonts of pages. The patch names the typefaces of its texts.
    ///   - basePath: The path in front of the app's paths.
    /// - Complexity: O(changed nodes and their siblings).
    package static func patch(
        from old: DisplayTree, to new: DisplayTree, reported: [DisplayEvent] = [], symbols: any SymbolMarkup,
        fonts: (any WebFontRules)? = nil, basePath: BasePath = .none
    ) -> Patch {
        var difference = Difference(symbols: symbols, reported: reported, basePath: basePath)
        difference.compareDocuments(old, new)
        difference.update(
            old.root, new.root, from: ElementPlace(old.root.gridFrame), to: ElementPlace(new.root.gridFrame),
            context: .root)
        difference.resolveReports(new.root)
        difference.resolveMoves()
        let matches = difference.matches(old, new)
        difference.writeInsertions()
        for node in new.endedMotions { difference.operations.append(.rest(node)) }
        difference.writeTracks(old, new)
        let changes = HeadMetadata.changes(from: old, to: new, below: basePath)
        let openings =
            (changes.isEmpty ? [] : [.metadata(changes)])
            + new.openings.filter(URLPolicy.allows).map(basePath.addresses)
        if let first = openings.first {
            // The client keeps only the last request of a patch until its script is there.
            difference.operations.append(.open(openings.count == 1 ? first : .all(openings)))
        }
        if let focus = new.focus, focus != old.focus { difference.operations.append(.focus(focus.node)) }
        let typefaces = fonts?.typefaces(for: difference.writer.fonts + difference.newFonts) ?? []
        return Patch(
            from: old.revision, to: new.revision, animations: difference.animations,
            operations: (typefaces.isEmpty ? [] : [.fonts(typefaces)]) + matches + difference.removalOperations()
                + difference.operations)
    }

    private init(symbols: any SymbolMarkup, reported events: [DisplayEvent], basePath: BasePath) {
        writer = HTMLWriter(capacity: 1024, symbols: symbols, basePath: basePath)
        oldStyle.basePath = basePath
        newStyle.basePath = basePath
        oldAttributes.basePath = basePath
        newAttributes.basePath = basePath
        reported = [:]
        for event in events where event.type == .input || event.type == .change {
            reported[event.node] = event.value
        }
    }

    private mutating func compareDocuments(_ old: DisplayTree, _ new: DisplayTree) {
        if old.title != new.title { operations.append(.title(new.title)) }
        if let place = new.place, place != old.place {
            operations.append(
                .place(writer.out.basePath.address(of: place.path), screens: place.screens, choice: place.choice))
        }
        if old.colorScheme != new.colorScheme { operations.append(.colorScheme(new.colorScheme)) }
        if old.language != new.language || old.direction != new.direction {
            operations.append(.language(new.language, new.direction))
        }
    }

    // MARK: A node

    /// Writes the changes of a node that exists in both versions. `context` applies to both nodes, because an element
    /// whose context changes is replaced with all its content.
    mutating func update(
        _ old: DisplayNode, _ new: DisplayNode, from oldPlace: ElementPlace, to newPlace: ElementPlace,
        context: ElementContext
    ) {
        if old === new {
            if oldPlace != newPlace { updatePlace(new, from: oldPlace, to: newPlace) }
            return
        }
        var (oldPlace, newPlace) = (oldPlace, newPlace)
        if new.isLeaving {
            if !old.isLeaving { operations.append(.leave(new.id, animation: index(of: new.animation))) }
            // A node that leaves the flow keeps its visible position, which the page knows.
            if newPlace.isInFlow || oldPlace.isInFlow { newPlace = oldPlace }
        } else if old.isLeaving {
            operations.append(.comeBack(new.id))
            oldPlace = ElementPlace(isInFlow: !newPlace.isInFlow, x: .max, y: .max)
        }
        if new.isMovedCopy(of: old) {
            if oldPlace != newPlace { updatePlace(new, from: oldPlace, to: newPlace) }
            return
        }
        let kind = ElementKind(of: new, context: context)
        guard kind == ElementKind(of: old, context: context), canBePatched(old, new, kind: kind) else {
            return replace(old, new, at: newPlace, context: context)
        }
        if !hasSameStyle(old, new) || oldPlace != newPlace {
            updateStyle(old, new, from: oldPlace, to: newPlace, kind: kind)
        }
        updateAttributes(old, new, kind: kind, context: context)
        updateContent(old, new, kind: kind, context: context)
        if !new.children.isIdentical(to: old.children) || !flowsSame(old, new) {
            updateChildren(old, new, context: context.inside(kind, new))
        }
    }

    private func canBePatched(_ old: DisplayNode, _ new: DisplayNode, kind: ElementKind) -> Bool {
        let hidesSame = (old.semantics?.isHidden == true) == (new.semantics?.isHidden == true)
        guard hidesSame || new.children.isEmpty && old.children.isEmpty else { return false }
        if kind == .compoundButton || kind == .compoundLink, old.semantics != new.semantics { return false }
        let hasChildren = !old.children.isEmpty || !new.children.isEmpty
        switch (old.content, new.content) {
        case (.box, .box), (.box, .flow), (.flow, .box), (.flow, .flow), (.scroll, .scroll), (.popup, .popup),
            (.tapArea, .tapArea), (.part, .part), (.box, .part), (.part, .box), (.dialog, .dialog):
            return true
        case (.link(let old), .link(let new)): return kind == .link || old == new
        case (.text(let oldText), .text(let newText)): return !hasChildren || oldText.isIdentical(to: newText)
        case (.image(let oldImage), .image(let newImage)):
            return !hasChildren || oldImage.hasSameMarkup(as: newImage)
        case (.shape, .shape): return !hasChildren || old.shapeDrawing == .box && new.shapeDrawing == .box
        case (.drawing, .drawing): return !hasChildren && !old.definesEffects && !new.definesEffects
        case (.control(let oldControl), .control(let newControl)):
            return kind != .compoundButton || oldControl == newControl
        default: return false
        }
    }

    private mutating func replace(
        _ old: DisplayNode, _ new: DisplayNode, at place: ElementPlace, context: ElementContext
    ) {
        writer.out.removeAll()
        writer.write(new, at: place, context: context)
        operations.append(
            .replace(new.id, Markup(bytes: writer.out.bytes), animation: index(of: new.animation)))
        resolve(new)
    }

    /// The index of the animation in the patch's table. New animations are added.
    mutating func index(of animation: DisplayAnimation?) -> Int? {
        guard let animation else { return nil }
        if let known = animations.firstIndex(of: animation) { return known }
        animations.append(animation)
        return animations.count - 1
    }

    // MARK: Reports

    /// Returns and removes the value that a control shows because the page reported it; nil for none.
    mutating func takeReport(_ node: DisplayNode) -> EventValue? {
        reported.isEmpty ? nil : reported.removeValue(forKey: node.id)
    }

    /// Drops the reports of controls that are rewritten.
    private mutating func resolve(_ node: DisplayNode) {
        guard !reported.isEmpty else { return }
        reported[node.id] = nil
        for child in node.children { resolve(child) }
    }

    /// Corrects controls that the comparison did not visit, because the server did not change them.
    private mutating func resolveReports(_ root: DisplayNode) {
        guard !reported.isEmpty else { return }
        if let report = takeReport(root), case .control(let control) = root.content {
            updateValue(root, shown: control.shownValue(report), control)
        }
        for child in root.children where !reported.isEmpty { resolveReports(child) }
    }
}
