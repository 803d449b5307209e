import type { SettingsValidator } from '@boardwright/blocks-schema';
import { use } from 'react';
import { useEditorServices } from '../editor-services.tsx';

/** What checks the settings of a kind of block; who draws it waits until it has come. */
export function useValidator(key: string): SettingsValidator {
  const validator = useEditorServices().validators.validatorOf(key);
  return validator instanceof Promise ? use(validator) : validator;
}
