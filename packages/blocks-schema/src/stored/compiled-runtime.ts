/** What compiled checks import: the few functions of Ajv that its code calls, and the formats. */
import equalModule from 'ajv/dist/runtime/equal.js';
import ucs2lengthModule from 'ajv/dist/runtime/ucs2length.js';
import { fullFormats } from 'ajv-formats/dist/formats.js';

/** Bundlers disagree on what the default of an older module is: the module, or what the module calls so. */
function defaultOf<Value extends object>(module: Value): Value {
  return 'default' in module ? (module.default as Value) : module;
}
export const equal = defaultOf(equalModule);
export const ucs2length = defaultOf(ucs2lengthModule);
export { fullFormats };
