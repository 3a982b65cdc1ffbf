#include "wasm_runtime.h"
