import EspalierLayoutEngine
import EspalierViews
import Foundation

/// The settings that the modifiers of a chart make.
struct ChartSettings {
    struct Scale {
        var values: _ScaleValues?
        var positions: _ScalePositions?
        var type: ScaleType?
    }

    struct AxisTitle {
        var position: AnnotationPosition
        var alignment: Alignment?
        var spacing: CGFloat?
        var content: AnyView
    }

    struct AxisSettings {
        var visibility = Visibility.automatic
        var groups: [AxisGroup]?
        var scale = Scale()
        var titles: [AxisTitle] = []
        var style: ((ChartAxisContent) -> AnyView)?
        var visibleLength: Double?
        var selection: ChartSelection?
        var scroll: ChartScroll?
    }

    struct Legend {
        var visibility = Visibility.automatic
        var position = AnnotationPosition.automatic
        var alignment: Alignment?
        var spacing: CGFloat?
        var content: AnyView?
    }

    var x = AxisSettings()
    var y = AxisSettings()
    var legend = Legend()
    var colors = VisualScale<AnyShapeStyle>()
    var symbols = VisualScale<SymbolChoice>()
    var lines = VisualScale<StrokeStyle>()
    var symbolSizes = VisualScale<CGFloat>()
    var plotStyle: ((ChartPlotContent) -> AnyView)?
    var overlays: [Layer] = []
    var backgrounds: [Layer] = []
    var scrollableAxes: Axis.Set = []
    var angleSelection: ChartSelection?
    var gesture: ((ChartProxy) -> AnyView)?
    var scrollBehavior: _ChartScrollAlignment?

    struct Layer {
        var alignment: Alignment
        var content: (ChartProxy) -> AnyView
    }
}

private enum ChartSettingsKey: EnvironmentKey {
    static var defaultValue: ChartSettings { ChartSettings() }
}

extension EnvironmentValues {
    var chartSettings: ChartSettings {
        get { self[ChartSettingsKey.self] }
        set { self[ChartSettingsKey.self] = newValue }
    }
}

extension View {
    /// Changes the settings of the charts inside.
    nonisolated func chartSettings(_ change: @escaping (inout ChartSettings) -> Void) -> some View {
        transformEnvironment(\.chartSettings, transform: change)
    }
}
