/// Formats for texts that follow the time, such as stopwatches and timers.
public enum SystemFormatStyle: Sendable {}
