import EspalierLayoutEngine
import Foundation

/// A menu, or entries of a group in a menu of the system.
nonisolated struct CommandEntry {
    enum Kind {
        case menu(Text)
        case before(CommandGroupPlacement), after(CommandGroupPlacement), replacing(CommandGroupPlacement)
        /// The usual entries of a group, which others may replace.
        case usual(CommandGroupPlacement)
    }

    let kind: Kind
    let view: AnyView
}

/// The preference for the commands of a page. They accumulate.
nonisolated enum CommandEntriesKey: PreferenceKey {
    static var defaultValue: [CommandEntry] { [] }

    static func reduce(value: inout [CommandEntry], nextValue: () -> [CommandEntry]) { value += nextValue() }
}

extension CommandEntry {
    /// A view without content that adds the entry.
    nonisolated var contribution: AnyView {
        AnyView(Color.clear.frame(width: 0, height: 0).preference(key: CommandEntriesKey.self, value: [self]))
    }
}

/// A menu of the menu bar: its title, and its groups of entries.
nonisolated struct CommandBarMenu {
    let title: Text
    let groups: [[AnyView]]

    /// The menus of entries, in the system's order. Menus of the app are in front of “Window”, and menus without entries are
    /// left out.
    static func menus(of entries: [CommandEntry], appName: String, language: String) -> [CommandBarMenu] {
        var groups: [CommandGroupPlacement: (before: [AnyView], own: [AnyView], isReplaced: Bool, after: [AnyView])] =
            [:]
        var own: [CommandBarMenu] = []
        for entry in entries {
            switch entry.kind {
            case .menu(let title): own.append(CommandBarMenu(title: title, groups: [[entry.view]]))
            case .before(let group): groups[group, default: ([], [], false, [])].before.append(entry.view)
            case .after(let group): groups[group, default: ([], [], false, [])].after.append(entry.view)
            case .replacing(let group):
                if groups[group]?.isReplaced != true { groups[group, default: ([], [], false, [])].own = [] }
                groups[group]?.isReplaced = true
                groups[group]?.own.append(entry.view)
            case .usual(let group):
                if groups[group]?.isReplaced != true {
                    groups[group, default: ([], [], false, [])].own.append(entry.view)
                }
            }
        }
        func menu(_ menu: CommandGroupPlacement.Menu, _ title: Text) -> [CommandBarMenu] {
            let filled = groups.filter { $0.key.menu == menu }.sorted { $0.key.position < $1.key.position }
                .map { $0.value.before + $0.value.own + $0.value.after }.filter { !$0.isEmpty }
            return filled.isEmpty ? [] : [CommandBarMenu(title: title, groups: filled)]
        }
        func system(_ kind: CommandGroupPlacement.Menu, _ text: SystemText) -> [CommandBarMenu] {
            menu(kind, Text(verbatim: text.text(language: language)))
        }
        return menu(.app, Text(verbatim: appName).bold()) + system(.file, .file) + system(.edit, .edit)
            + system(.format, .format) + system(.view, .view) + own + system(.window, .window) + system(.help, .help)
    }
}
