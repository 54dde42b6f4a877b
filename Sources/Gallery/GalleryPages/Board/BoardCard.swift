import SwiftUI
import UniformTypeIdentifiers

/// A card of the board, which can be dragged to another stage.
struct BoardCard: Identifiable, Hashable, Codable, Transferable {
    let id: Int
    var title: String
    var note: String
    var hue: Double
    var stage: Stage

    enum Stage: String, CaseIterable, Codable {
        case ideas = "Ideas"
        case making = "In the workshop"
        case done = "Done"
    }

    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: UTType(exportedAs: "org.espalier.gallery.card"))
        ProxyRepresentation(exporting: \.title)
    }

    static let all = [
        BoardCard(id: 1, title: "A bench", note: "Oak, for two, under the pear tree", hue: 0.09, stage: .ideas),
        BoardCard(id: 2, title: "A birdhouse", note: "The robins ask for a porch", hue: 0.97, stage: .ideas),
        BoardCard(id: 3, title: "Frames for beans", note: "Hazel rods, 2 m", hue: 0.34, stage: .ideas),
        BoardCard(id: 4, title: "A gate", note: "It must close by itself", hue: 0.58, stage: .making),
        BoardCard(id: 5, title: "Labels", note: "Slate and white chalk", hue: 0.72, stage: .making),
        BoardCard(id: 6, title: "A cold frame", note: "The old windows, at last", hue: 0.48, stage: .done),
    ]
}
