#pragma once
#include <clipper.hpp>
