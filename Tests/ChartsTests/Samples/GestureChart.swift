import Charts

struct GestureChart: View {
    let values: [Double]
    @State private var range: (Int, Int)?

    var body: some View {
        Chart {
            ForEach(values.indices, id: \.self) { LineMark(x: .value("Index", $0), y: .value("Value", values[$0])) }
            if let (start, end) = range {
                RectangleMark(xStart: .value("Start", start), xEnd: .value("End", end))
                    .foregroundStyle(.gray.opacity(0.2))
            }
        }
        .chartGesture { proxy in
            DragGesture(minimumDistance: 5)
                .onChanged { value in
                    if let start: Int = proxy.value(atX: value.startLocation.x),
                        let end: Int = proxy.value(atX: value.location.x)
                    {
                        range = (start, end)
                    }
                }
                .onEnded { _ in range = nil }
        }
    }
}
