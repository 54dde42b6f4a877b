#include "CClipper.h"
#include <clipper.hpp>
#include <new>

int espalier_combine_polygons(
    enum espalier_combination combination, const espalier_point *points, const size_t *lengths, size_t subjects, size_t count,
    int uses_even_odd, espalier_polygon_receiver receive, void *context) {
    try {
        ClipperLib::Clipper clipper;
        ClipperLib::Path polygon;
        bool has_area = false;
        for (size_t index = 0; index < count; index++) {
            polygon.clear();
            for (size_t point = 0; point < lengths[index]; point++, points++) {
                polygon.push_back(ClipperLib::IntPoint(points->x, points->y));
            }
            // Returns false for a polygon without an area, which adds nothing.
            has_area |= clipper.AddPath(polygon, index < subjects ? ClipperLib::ptSubject : ClipperLib::ptClip, true);
        }
        // The library fails without any area.
        if (!has_area) return 1;
        ClipperLib::Paths result;
        const auto rule = uses_even_odd ? ClipperLib::pftEvenOdd : ClipperLib::pftNonZero;
        if (!clipper.Execute(static_cast<ClipperLib::ClipType>(combination), result, rule, rule)) return 0;
        static_assert(sizeof(ClipperLib::IntPoint) == sizeof(espalier_point), "both are two integers of 64 bits");
        for (const auto &path : result) {
            receive(context, reinterpret_cast<const espalier_point *>(path.data()), path.size());
        }
        return 1;
    } catch (const std::exception &) {
        return 0;
    }
}
