@testable import Charts
import Testing
