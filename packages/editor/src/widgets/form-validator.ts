import type { SettingsValidator } from '@boardwright/blocks-schema';
import type { ValidatorType } from '@rjsf/utils';
import { isRecord } from '../model/is-record.ts';

/** One value of a part, as a choice between kinds marks them: `kind: 'page'`. */
function isMarked(schema: Readonly<Record<string, unknown>>, value: unknown): boolean {
  const { enum: choices, properties } = schema;
  if ('const' in schema) return schema['const'] === value;
  if (Array.isArray(choices)) return choices.includes(value);
  if (!isRecord(properties)) return true;
  return Object.entries(properties).every(
    ([name, part]) => !isRecord(part) || !isRecord(value) || isMarked(part, value[name]),
  );
}

/**
 * What RJSF asks to find out which part of a schema it draws. Conditions and choices are asked of the block's own
 * validator, by the mark they bear; a schema that RJSF puts together itself holds the value that marks a kind. What is
 * wrong with a value is found beside the form, of the block as a whole, and shown by its rows.
 */
export function formValidator(validator: SettingsValidator): ValidatorType {
  return {
    validateFormData: () => ({ errors: [], errorSchema: {} }),
    rawValidation: () => ({}),
    isValid(schema: object, value: unknown) {
      const { branch } = schema as { readonly branch?: unknown };
      return typeof branch === 'string'
        ? validator.isOfBranch(branch, value)
        : isMarked(schema as Readonly<Record<string, unknown>>, value);
    },
  };
}
