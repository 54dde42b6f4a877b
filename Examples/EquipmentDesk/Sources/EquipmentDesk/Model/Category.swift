import SwiftUI

enum Category: String, CaseIterable, Codable, Identifiable {
    case camera, lighting, sound, computer, tool

    var id: Self { self }

    var title: LocalizedStringResource {
        switch self {
        case .camera: "Cameras"
        case .lighting: "Lighting"
        case .sound: "Sound"
        case .computer: "Computers"
        case .tool: "Tools"
        }
    }

    var symbol: String {
        switch self {
        case .camera: "camera.fill"
        case .lighting: "lightbulb.fill"
        case .sound: "headphones"
        case .computer: "laptopcomputer"
        case .tool: "hammer.fill"
        }
    }

    var color: Color {
        switch self {
        case .camera: .indigo
        case .lighting: .orange
        case .sound: .pink
        case .computer: .teal
        case .tool: .brown
        }
    }
}
