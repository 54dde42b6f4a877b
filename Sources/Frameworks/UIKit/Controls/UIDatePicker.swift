import EspalierViews
public import Foundation

/// A control for a date: its day, its time of day, or both; or for a duration of hours and minutes.
open class UIDatePicker: UIControl {
    private let valueReaders = DependencySource.make()
    private var chosen = Date()

    // MARK: Value

    /// The date. It stays in the range, if there is one.
    open var date: Date {
        get { chosen }
        set { setDate(newValue, animated: false) }
    }

    /// Sets the date, without a call of the actions.
    open func setDate(_ date: Date, animated: Bool) {
        let new = held(date)
        guard new != chosen else { return }
        chosen = new
        valueReaders.invalidateReaders()
        invalidateIntrinsicContentSize()
    }

    /// The earliest date; nil for no limit.
    open var minimumDate: Date? { didSet { if minimumDate != oldValue { rangeDidChange() } } }
    /// The latest date; nil for no limit.
    open var maximumDate: Date? { didSet { if maximumDate != oldValue { rangeDidChange() } } }

    private func rangeDidChange() {
        date = chosen
        appearanceDidChange()
    }

    /// The date in the range that is nearest. A range whose limits are in the wrong order is ignored, as on iOS.
    private func held(_ date: Date) -> Date {
        if let minimumDate, let maximumDate, minimumDate > maximumDate { return date }
        if let minimumDate, date < minimumDate { return minimumDate }
        if let maximumDate, date > maximumDate { return maximumDate }
        return date
    }

    private var duration: TimeInterval = 60

    /// The duration in seconds, in whole minutes up to 23 hours and 59 minutes, in the mode `countDownTimer`.
    open var countDownDuration: TimeInterval {
        get { duration }
        set {
            let minutes = newValue.isFinite ? (newValue / 60).rounded(.down) : 1
            let new = min(max(minutes, 1), 24 * 60 - 1) * 60
            guard new != duration else { return }
            duration = new
            valueReaders.invalidateReaders()
        }
    }

    /// The difference in minutes between two times that the user can choose, a divisor of 60. A time between is rounded down.
    open var minuteInterval = 1 {
        didSet { if minuteInterval < 1 || minuteInterval > 30 || 60 % minuteInterval != 0 { minuteInterval = 1 } }
    }
    /// Whether dates that the app sets are rounded, too. It has no effect.
    open var roundsToMinuteInterval = true

    // MARK: Appearance

    /// The parts of the date.
    open var datePickerMode = Mode.dateAndTime { didSet { if datePickerMode != oldValue { formDidChange() } } }
    /// The wanted form.
    open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
        didSet { if preferredDatePickerStyle != oldValue { formDidChange() } }
    }
    /// The form.
    open var datePickerStyle: UIDatePickerStyle {
        if datePickerMode == .countDownTimer { return .wheels }
        return preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
    }
    /// The locale of names and formats; nil for that of the page.
    open var locale: Locale? { didSet { if locale != oldValue { formDidChange() } } }
    /// The calendar; nil for that of the page.
    open var calendar: Calendar! { didSet { if calendar != oldValue { formDidChange() } } }
    /// The time zone; nil for that of the page.
    open var timeZone: TimeZone? { didSet { if timeZone != oldValue { formDidChange() } } }

    private var textColor: UIColor? { didSet { appearanceDidChange() } }

    /// Sets a property by its name, as apps do for those that the class does not declare.
    ///
    /// - Parameters:
    ///   - value: A `UIColor` for `textColor`, or nil.
    ///   - key: Other names have no effect, with a line in the log.
    open func setValue(_ value: Any?, forKey key: String) {
        guard key == "textColor" else {
            return Warning.once("UIDatePicker has no key \(key): it has textColor.")
        }
        textColor = value as? UIColor
    }

    /// Sets a property by its name, as `setValue(_:forKey:)`.
    open func setValue(_ value: Any?, forKeyPath keyPath: String) { setValue(value, forKey: keyPath) }

    private func formDidChange() {
        invalidateIntrinsicContentSize()
        appearanceDidChange()
    }

    private var components: DatePickerComponents {
        switch datePickerMode {
        case .time, .countDownTimer: .hourAndMinute
        case .date, .yearAndMonth: .date
        case .dateAndTime: [.date, .hourAndMinute]
        }
    }

    override open var intrinsicContentSize: CGSize {
        switch datePickerStyle {
        case .wheels: CGSize(width: 320, height: 216)
        case .inline:
            // The title, the days of the week and six weeks; and the time.
            CGSize(
                width: 320,
                height: (components.contains(.date) ? 332 : 0) + (components == [.date, .hourAndMinute] ? 8 : 0)
                    + (components.contains(.hourAndMinute) ? 36 : 0))
        case .automatic, .compact: compactSize
        }
    }

    private var compactSize: CGSize {
        func size(date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle) -> CGSize {
            var zoned = calendar ?? Calendar.current
            zoned.timeZone = timeZone ?? .current
            var format = Date.FormatStyle(date: date, time: time, locale: locale ?? .current, calendar: zoned)
            format.timeZone = zoned.timeZone
            let text = Text(verbatim: chosen.formatted(format)).measured(in: .unspecified, lineLimit: 1)?.size ?? .zero
            return CGSize(width: text.width + 22, height: text.height + 14)
        }
        var parts: [CGSize] = []
        if components.contains(.date) { parts.append(size(date: .abbreviated, time: .omitted)) }
        if components.contains(.hourAndMinute) { parts.append(size(date: .omitted, time: .shortened)) }
        let width = parts.reduce(CGFloat(parts.count - 1) * 6) { $0 + $1.width }
        return CGSize(width: width, height: parts.map(\.height).max() ?? 0)
    }

    override open func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
    override var reportsOwnEvents: Bool { true }
    override func standardHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        datePickerStyle == .compact || axis == .vertical ? .defaultHigh : .defaultLow
    }

    override var contents: AnyView? {
        var shown = AnyView(
            picker.labelsHidden().modifier(OptionalTextColor(color: textColor)).disabled(!isEnabled))
        if let locale { shown = AnyView(shown.environment(\.locale, locale)) }
        if let calendar { shown = AnyView(shown.environment(\.calendar, calendar)) }
        if let timeZone { shown = AnyView(shown.environment(\.timeZone, timeZone)) }
        return shown
    }

    @ViewBuilder private var picker: some View {
        if datePickerMode == .countDownTimer {
            DurationWheels(seconds: shownDuration, minuteInterval: minuteInterval)
        } else {
            let picker = DatePicker(shownDate, minimumDate, maximumDate, components, Text(verbatim: label))
            switch datePickerStyle {
            case .wheels: picker.datePickerStyle(.wheel)
            case .inline: picker.datePickerStyle(.graphical)
            case .automatic, .compact: picker.datePickerStyle(.compact)
            }
        }
    }

    private var label: String { accessibilityLabel ?? "" }

    private var shownDate: Binding<Date> {
        Binding(
            get: { [weak self] in
                self?.valueReaders.noteRead()
                return self?.chosen ?? Date()
            },
            set: { [weak self] new in
                guard let self else { return }
                setDate(rounded(new), animated: false)
                sendActions(for: [.valueChanged, .primaryActionTriggered])
            })
    }

    private func rounded(_ date: Date) -> Date {
        guard minuteInterval > 1, components.contains(.hourAndMinute) else { return date }
        var zoned = Calendar(identifier: .gregorian)
        zoned.timeZone = timeZone ?? .current
        let extra = zoned.component(.minute, from: date) % minuteInterval
        return extra == 0 ? date : date.addingTimeInterval(-60 * Double(extra))
    }

    private var shownDuration: Binding<TimeInterval> {
        Binding(
            get: { [weak self] in
                self?.valueReaders.noteRead()
                return self?.duration ?? 60
            },
            set: { [weak self] new in
                guard let self else { return }
                countDownDuration = new
                sendActions(for: [.valueChanged, .primaryActionTriggered])
            })
    }

    /// The parts of dates.
    public enum Mode: Int, Sendable {
        /// The time of day.
        case time
        /// The day.
        case date
        /// The day and the time of day.
        case dateAndTime
        /// A duration of hours and minutes.
        case countDownTimer
        /// The month. The day is shown, too.
        case yearAndMonth
    }
}

/// A wheel for the hours of a duration, and one for its minutes.
private struct DurationWheels: View {
    let seconds: Binding<TimeInterval>
    let minuteInterval: Int

    var body: some View {
        let minutes = Int(seconds.wrappedValue / 60)
        HStack(spacing: 0) {
            wheel("Hour", Array(0..<24), 3600, Self.hours, minutes / 60) { $0 * 60 + minutes % 60 }
            wheel("Minute", Array(stride(from: 0, to: 60, by: minuteInterval)), 60, Self.minutes, minutes % 60) {
                minutes / 60 * 60 + $0
            }
        }
        .pickerStyle(.wheel)
    }

    private func wheel(
        _ name: LocalizedStringKey, _ choices: [Int], _ length: Int, _ format: Duration.UnitsFormatStyle,
        _ current: Int, _ whole: @escaping (Int) -> Int
    ) -> some View {
        Picker(name, selection: Binding(get: { current }, set: { seconds.wrappedValue = Double(whole($0)) * 60 })) {
            ForEach(choices, id: \.self) { choice in
                Text(Duration.seconds(choice * length), format: format).tag(choice)
            }
        }
    }

    private static let hours = Duration.UnitsFormatStyle.units(
        allowed: [.hours], width: .abbreviated, zeroValueUnits: .show(length: 1))
    private static let minutes = Duration.UnitsFormatStyle.units(
        allowed: [.minutes], width: .abbreviated, zeroValueUnits: .show(length: 1))
}
