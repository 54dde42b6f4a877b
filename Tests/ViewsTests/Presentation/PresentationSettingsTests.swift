import EspalierLayoutEngine
import Foundation
import TestKit
import Testing

@testable import EspalierViews

@MainActor @Suite struct `The settings of several views for one presentation` {
    private let empty = PresentationSettings()

    private var full: PresentationSettings {
        var settings = PresentationSettings()
        settings.isDismissDisabled = true
        settings.detents = [.medium]
        settings.selection = .constant(.medium)
        settings.dragIndicator = .hidden
        settings.cornerRadius = 7
        settings.background = PresentationBackground(Color.red)
        settings.compactAdaptation = .popover
        settings.sizing = .page
        settings.interaction = .enabled
        settings.isModeless = true
        settings.confirmation = {}
        return settings
    }

    private var other: PresentationSettings {
        var settings = PresentationSettings()
        settings.detents = [.large]
        settings.selection = .constant(.large)
        settings.dragIndicator = .visible
        settings.cornerRadius = 9
        settings.background = PresentationBackground(Color.blue)
        settings.compactAdaptation = .sheet
        settings.sizing = .fitted
        settings.interaction = .disabled
        return settings
    }

    private func merged(_ first: PresentationSettings, _ second: PresentationSettings) -> PresentationSettings {
        var result = first
        PresentationSettingsKey.reduce(value: &result) { second }
        return result
    }

    @Test func `are those of the view that makes them`() {
        #expect(merged(empty, full) == full)
        #expect(merged(full, empty) == full)
        #expect(merged(empty, empty) == empty)
    }

    @Test func `are those of the first view if several make them`() {
        #expect(merged(full, other) == full)
        #expect(merged(other, full).sizing == .fitted && merged(other, full).cornerRadius == 9)
    }

    @Test func `forbid the end if any view does`() {
        #expect(merged(other, full).isDismissDisabled && merged(other, full).isModeless)
        #expect(!merged(other, empty).isDismissDisabled && !merged(other, empty).isModeless)
    }

    @Test func `differ if one of them differs`() {
        let changes: [(inout PresentationSettings) -> Void] = [
            { $0.isDismissDisabled = false }, { $0.detents = nil }, { $0.selection = nil }, { $0.dragIndicator = nil },
            { $0.cornerRadius = nil }, { $0.background = nil }, { $0.compactAdaptation = nil }, { $0.sizing = nil },
            { $0.interaction = nil }, { $0.isModeless = false }, { $0.confirmation = nil },
        ]
        for change in changes {
            var changed = full
            change(&changed)
            #expect(changed != full)
        }
        #expect(full == full)
    }

    @Test func `have equal backgrounds if the styles are equal`() {
        #expect(PresentationBackground(Color.red) == PresentationBackground(Color.red))
        #expect(PresentationBackground(Color.red) != PresentationBackground(Color.blue))
        #expect(PresentationBackground(Color.red) != PresentationBackground(view: Text("a")))
        #expect(PresentationBackground(view: Text("a")) != PresentationBackground(Color.red))
        #expect(PresentationBackground(view: Text("a")) == PresentationBackground(view: Text("b")))
    }
}
