import SwiftUI

/// An app for tests of menus, keys, pointers and windows.
@main struct InputApp: App {
    var body: some Scene {
        WindowGroup("Menus", id: "menus") { MenusPage() }
        WindowGroup("Keys", id: "keys") { KeysPage() }
        WindowGroup("Hovering", id: "hovering") { HoveringPage() }
        WindowGroup("Plot", id: "plot") { PlotPage() }
        WindowGroup("Sorting", id: "sorting") { SortingPage() }
        WindowGroup("Dragging", id: "dragging") { DraggingPage() }
        WindowGroup("Table", id: "table") { TablePage() }
        WindowGroup("Row shapes", id: "rowshapes") { RowShapesPage() }
        WindowGroup("Long list", id: "longlist") { LongListPage() }
        WindowGroup("Ledger", id: "ledger") { LedgerPage() }
        WindowGroup("Outline", id: "outline") { OutlinePage() }
        WindowGroup("Tabs", id: "tabs") { TabsPage() }
        WindowGroup("Empty", id: "empty") { EmptyPage() }
        WindowGroup("Sheets", id: "sheets") { SheetsPage() }
        WindowGroup("Bars", id: "bars") { BarsPage() }
        WindowGroup("Commands", id: "commands") { CommandsPage() }.commands { DraftCommands() }
        WindowGroup("Dates", id: "dates") { DatesPage() }
        WindowGroup("Windows", id: "windows") { WindowsPage() }
        WindowGroup("Pictures", id: "pictures") { PicturesPage() }
        WindowGroup("Phases", id: "phases") { PhasesPage() }
        WindowGroup("Fields", id: "fields") { FieldsPage() }
        WindowGroup("Files", id: "files") { FilesPage() }
        WindowGroup("Drops", id: "drops") { DropsPage() }
        WindowGroup("Drawn", id: "drawn") { DrawnPage() }
        WindowGroup("Selection", id: "selection") { SelectionPage() }
        WindowGroup("Photos", id: "photos") { PhotosPage() }
        WindowGroup("Controllers", id: "controllers") { ControllersPage().ignoresSafeArea() }
        WindowGroup("Labels", id: "labels") { LabelsPage() }
        WindowGroup("Layouts", id: "layouts") { LayoutsPage().ignoresSafeArea() }
        WindowGroup("Layers", id: "layers") { LayersPage() }
        WindowGroup("Touches", id: "touches") { TouchesPage() }
        WindowGroup("Stickers", id: "stickers") { StickersPage() }
        WindowGroup("Drafts", id: "drafts") { DraftsPage().ignoresSafeArea() }
        WindowGroup("Accessory", id: "accessory") { AccessoryPage() }
        WindowGroup("Rows", id: "rows") { RowsPage().ignoresSafeArea() }
        WindowGroup("Spinners", id: "spinners") { SpinnersPage() }
        WindowGroup("Sign up", id: "signup") { SignUpPage() }
        WindowGroup("Palette", id: "palette") { PalettePage() }
        WindowGroup("Trips", id: "trips") { TripsPage().ignoresSafeArea() }
        WindowGroup("Popovers", id: "popovers") { PopoversPage() }
        WindowGroup("Undo", id: "undo") { UndoPage() }
        WindowGroup("Elsewhere", id: "elsewhere") { ElsewherePage() }
        WindowGroup("Texts", id: "texts") { TextsPage() }
        WindowGroup("Chat", id: "chat") { ChatPage() }
        WindowGroup("Moving", id: "moving") { MovingPage() }
        WindowGroup("Payment", id: "payment") { PaymentPage() }
        WindowGroup("Arrival", id: "arrival") { ArrivalPage() }
        WindowGroup("Wide", id: "wide") { WidePage() }.commands { WideCommands() }
        WindowGroup("Split", id: "split") { FilesTab() }
        WindowGroup("Kept", id: "kept") { KeptPage() }
        WindowGroup("Links", id: "links") { LinksPage() }
        WindowGroup("Answers", id: "answers") { AnswersPage() }
        WindowGroup("Catalog", id: "catalog") { CatalogPage() }
        WindowGroup("Paper", id: "paper") { PaperPage(isLazy: false) }
        WindowGroup("Measured", id: "measured") { MeasuredPage() }
        WindowGroup("Paper list", id: "paperlist") { PaperPage(isLazy: true) }
        WindowGroup("Orders", id: "orders") { OrdersPage() }
        WindowGroup("Users", id: "users") { UsersPage() }
        WindowGroup("Password", id: "password") { PasswordPage() }
        WindowGroup("Issuer", id: "issuer") { IssuerPage() }
            .authentication(.openIDConnect(issuer: IssuerPage.issuer, clientID: "input", clientSecret: "secret"))
        WindowGroup("Apple", id: "apple") { ApplePage() }
            .authentication(
                .apple(
                    clientID: "com.example.input", teamID: "A1B2C3D4E5", keyID: "F6G7H8I9J0",
                    privateKey: ProcessInfo.processInfo.environment["APPLE_KEY"] ?? "", issuer: ApplePage.issuer))
        Endpoint(.post, "/check-password") { request in
            try await PasswordPage.isRight(request.text, of: "ada", at: request.remoteAddress) ? "right" : "wrong"
        }
        WindowGroup("Arrived", id: "arrived") { ArrivedPage() }
        WindowGroup("Moved", id: "moved") { MovedPage() }
        WindowGroup("Order", id: "order", for: Int.self) { $number in OrderPage(number: $number) }
        ProxiedEndpoints()
        MeasuredEndpoints()
        SiteEndpoint()
        NotFound { url in UnknownPage(path: url.path) }
    }
}
