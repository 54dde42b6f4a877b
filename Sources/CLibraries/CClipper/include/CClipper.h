#pragma once
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct {
    int64_t x, y;
} espalier_point;

enum espalier_combination {
    espalier_intersection = 0,
    espalier_union = 1,
    espalier_difference = 2,
    espalier_exclusion = 3,
};

/// Receives one polygon of a result. The points are valid during the call.
typedef void (*espalier_polygon_receiver)(void *context, const espalier_point *points, size_t count);

/// Combines the areas of closed polygons, whose points follow each other in `points`. The first `subjects` of the `count`
/// lengths are polygons of the first area, the others of the second. Coordinates are between -2^30 and 2^30. Returns 0 if
/// memory is short, or the library gives up; then there may be a part of the result.
int espalier_combine_polygons(
    enum espalier_combination combination, const espalier_point *points, const size_t *lengths, size_t subjects, size_t count,
    int uses_even_odd, espalier_polygon_receiver receive, void *context);

#ifdef __cplusplus
}
#endif
