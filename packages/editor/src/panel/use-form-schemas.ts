import type { BlockSchema, SettingsValidator } from '@boardwright/blocks-schema';
import { isSame } from '@boardwright/blocks-schema';
import { retrieveSchema, type RJSFSchema, type ValidatorType } from '@rjsf/utils';
import { useMemo, useState } from 'react';
import type { FormSchemas } from '../widgets/form-place.ts';
import { formValidator } from '../widgets/form-validator.ts';
import { definitionsOf, settingsFor } from './form-schema.ts';
import type { Setting } from './use-settings.ts';

/** What all forms of a block have in common. */
export function useFormSchemas(schema: BlockSchema, validator: SettingsValidator): FormSchemas {
  return useMemo(
    () => ({ validator: formValidator(validator), definitions: definitionsOf(schema) }),
    [schema, validator],
  );
}

/** The schema as it is drawn while the settings are what they are: the same one for as long as nothing of it changes. */
export function useFormSchema(
  schema: BlockSchema,
  settings: Readonly<Record<string, Setting>>,
  validator: ValidatorType,
): BlockSchema {
  const [last, setLast] = useState(schema);
  const next = useMemo(() => {
    const values = Object.fromEntries(Object.values(settings).map(({ name, value }) => [name, value]));
    return settingsFor(schema, values, (whole, held) =>
      // What is drawn is made of the same parts as RJSF's schemas are.
      retrieveSchema(validator, whole as RJSFSchema, whole as RJSFSchema, held),
    );
  }, [schema, settings, validator]);
  if (next === last) return last;
  if (next !== schema && isSame(next.settings, last.settings)) return last;
  setLast(next);
  return next;
}
