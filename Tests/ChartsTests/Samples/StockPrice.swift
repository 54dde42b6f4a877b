import Charts

struct StockPrice: View {
    struct Candle: Identifiable {
        let date: Date
        let open, high, low, close: Double
        var id: Date { date }
        var color: Color { close >= open ? .green : .red }
    }

    let candles: [Candle]

    var body: some View {
        Chart(candles) { candle in
            RectangleMark(
                x: .value("Day", candle.date, unit: .day), yStart: .value("Low", candle.low),
                yEnd: .value("High", candle.high), width: 1
            )
            .foregroundStyle(candle.color)
            BarMark(
                x: .value("Day", candle.date, unit: .day), yStart: .value("Open", candle.open),
                yEnd: .value("Close", candle.close), width: .ratio(0.6)
            )
            .foregroundStyle(candle.color)
        }
        .chartYScale(domain: .automatic(includesZero: false))
        .chartXAxis { AxisMarks(preset: .aligned, values: .stride(by: .weekOfYear, count: 1)) }
    }
}
