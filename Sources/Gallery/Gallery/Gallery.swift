import EspalierGalleryPages
import SwiftUI

/// The demonstration app. Each page has a window group, and the group's id is its path. Programs get the orders at `/api/orders`.
@main struct Gallery: App {
    var body: some Scene {
        WindowGroup("Gallery", id: "") { IndexPage() }
        WindowGroup("Tabs", id: "tabs") { TabsPage() }
        WindowGroup("Minimap", id: "minimap") { MinimapPage() }
        WindowGroup("Picker", id: "picker") { PickerPage() }
        WindowGroup("Dividers", id: "dividers") { DividersPage() }
        WindowGroup("Scrolling", id: "scroll") { ScrollPage() }
        WindowGroup("Grid", id: "grid") { GridPage() }
        WindowGroup("List", id: "list") { ListPage() }
        WindowGroup("Form", id: "form") { FormPage() }
        WindowGroup("Styles", id: "styles") { StylesPage() }
        WindowGroup("Shapes", id: "shapes") { ShapesPage() }
        WindowGroup("Mixtures", id: "mixtures") { MixturesPage() }
        WindowGroup("Figures", id: "figures") { FiguresPage() }
        WindowGroup("Text", id: "text") { TextPage() }
        WindowGroup("Gestures", id: "gestures") { GesturesPage() }
        WindowGroup("Images", id: "images") { ImagesPage() }
        WindowGroup("Harbor", id: "harbor") { HarborPage() }
        WindowGroup("Effects", id: "effects") { EffectsPage() }
        WindowGroup("Motion", id: "motion") { MotionPage() }
        WindowGroup("Following", id: "following") { FollowingPage() }
        WindowGroup("Shop", id: "shop") { ShopPage() }
        WindowGroup("Mail", id: "mail") { MailPage() }
        WindowGroup("Orders", id: "tables") { TablesPage() }
        WindowGroup("Board", id: "board") { BoardPage() }
        WindowGroup("Charts", id: "charts") { ChartsPage() }
        WindowGroup("Library", id: "library") { LibraryPage() }
        WindowGroup("UIKit", id: "uikit") { UIKitPage() }
        OrderEndpoints()
    }
}
