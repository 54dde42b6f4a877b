@testable import SwiftData
import Testing
