import { Ajv, type Options } from 'ajv';
import addFormats from 'ajv-formats';
import { settingKinds } from '../languages/setting-kind.ts';

/** Ajv as settings are checked by it everywhere: where the API runs, and in the code that the editor's build is given. */
export function settingAjv(options: Options = {}): Ajv {
  // Tenths are no sums of powers of two: without a precision 19.99 is no multiple of 0.01.
  // What every object of JavaScript has, as `toString`, is no part of a value.
  const ajv = new Ajv({
    allErrors: true,
    strict: false,
    multipleOfPrecision: 7,
    ownProperties: true,
    ...options,
  });
  // What is a language's own and what is one for all: a misspelled one must not pass for none.
  ajv.addKeyword({ keyword: 'kind', metaSchema: { enum: settingKinds } });
  addFormats(ajv);
  return ajv;
}
