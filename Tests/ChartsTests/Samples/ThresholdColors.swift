import Charts

struct ThresholdColors: View {
    let readings: [(time: Date, level: Double)]

    var body: some View {
        Chart(readings, id: \.time) { reading in
            BarMark(x: .value("Time", reading.time, unit: .hour), y: .value("Level", reading.level))
                .foregroundStyle(by: .value("State", reading.level > 80 ? "High" : "Normal"))
        }
        .chartForegroundStyleScale(mapping: { (state: String) in state == "High" ? Color.red : Color.blue })
        .chartXAxis {
            AxisMarks(values: .stride(by: .hour, count: 6)) { value in
                if let date = value.as(Date.self) {
                    let hour = Calendar.current.component(.hour, from: date)
                    AxisValueLabel {
                        VStack(alignment: .leading) {
                            switch hour {
                            case 0, 12: Text(date, format: .dateTime.hour())
                            default: Text(date, format: .dateTime.hour(.defaultDigits(amPM: .omitted)))
                            }
                            if value.index == 0 || hour == 0 { Text(date, format: .dateTime.month().day()) }
                        }
                    }
                    if hour == 0 {
                        AxisGridLine(stroke: StrokeStyle(lineWidth: 0.5))
                        AxisTick(stroke: StrokeStyle(lineWidth: 0.5))
                    } else {
                        AxisGridLine()
                        AxisTick()
                    }
                }
            }
        }
    }
}
