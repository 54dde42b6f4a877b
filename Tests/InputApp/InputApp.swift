import SwiftUI

/// An app for tests of menus, keys and pointers.
@main struct InputApp: App {
    var body: some Scene {
        WindowGroup("Menus", id: "menus") { MenusPage() }
        WindowGroup("Keys", id: "keys") { KeysPage() }
        WindowGroup("Hovering", id: "hovering") { HoveringPage() }
        WindowGroup("Sorting", id: "sorting") { SortingPage() }
        WindowGroup("Dragging", id: "dragging") { DraggingPage() }
        WindowGroup("Table", id: "table") { TablePage() }
        WindowGroup("Outline", id: "outline") { OutlinePage() }
        WindowGroup("Tabs", id: "tabs") { TabsPage() }
        WindowGroup("Empty", id: "empty") { EmptyPage() }
    }
}
