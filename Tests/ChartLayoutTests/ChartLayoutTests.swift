@testable import EspalierChartLayout
import Testing
