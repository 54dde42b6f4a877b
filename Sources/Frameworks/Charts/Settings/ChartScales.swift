public import EspalierViews

extension View {
    /// Sets the values and the type of a chart's horizontal axis.
    public nonisolated func chartXScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
        chartSettings { $0.x.scale.set(domain._values, nil, type) }
    }

    /// Sets the positions and the type of a chart's horizontal axis.
    public nonisolated func chartXScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = nil) -> some View {
        chartSettings { $0.x.scale.set(nil, range._positions, type) }
    }

    /// Sets the values, the positions and the type of a chart's horizontal axis.
    public nonisolated func chartXScale<Domain: ScaleDomain, Range: PositionScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View {
        chartSettings { $0.x.scale.set(domain._values, range._positions, type) }
    }

    /// Sets the type of a chart's horizontal axis.
    public nonisolated func chartXScale(type: ScaleType?) -> some View {
        chartSettings { $0.x.scale.set(nil, nil, type) }
    }

    /// Sets the values and the type of a chart's vertical axis.
    public nonisolated func chartYScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
        chartSettings { $0.y.scale.set(domain._values, nil, type) }
    }

    /// Sets the positions and the type of a chart's vertical axis.
    public nonisolated func chartYScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = nil) -> some View {
        chartSettings { $0.y.scale.set(nil, range._positions, type) }
    }

    /// Sets the values, the positions and the type of a chart's vertical axis.
    public nonisolated func chartYScale<Domain: ScaleDomain, Range: PositionScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View {
        chartSettings { $0.y.scale.set(domain._values, range._positions, type) }
    }

    /// Sets the type of a chart's vertical axis.
    public nonisolated func chartYScale(type: ScaleType?) -> some View {
        chartSettings { $0.y.scale.set(nil, nil, type) }
    }
}

extension ChartSettings.Scale {
    /// Sets what is not nil. An inner modifier wins.
    mutating func set(_ values: _ScaleValues?, _ positions: _ScalePositions?, _ type: ScaleType?) {
        if let values { self.values = values }
        if let positions { self.positions = positions }
        if let type { self.type = type }
    }
}
