@testable import EspalierDataStore
import Testing
