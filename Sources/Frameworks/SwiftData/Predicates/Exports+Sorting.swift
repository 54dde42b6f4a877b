// Foundation's comparators and expressions of predicates that Linux lacks.
@_exported public import EspalierInternationalization
