#include "CSupervision.h"
