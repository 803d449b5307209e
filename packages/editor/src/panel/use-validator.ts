import type { SettingsValidator } from '@boardwright/blocks-schema';
import { use, useSyncExternalStore } from 'react';
import { useEditorServices } from '../editor-services.tsx';

const fulfilled = new WeakMap<SettingsValidator, Promise<SettingsValidator>>();

/** A promise that React need not wait for: it reads the state of a promise there, and `use` must always be called. */
function atOnce(validator: SettingsValidator): Promise<SettingsValidator> {
  let promise = fulfilled.get(validator);
  if (!promise) {
    promise = Object.assign(Promise.resolve(validator), { status: 'fulfilled', value: validator });
    fulfilled.set(validator, promise);
  }
  return promise;
}

/** What checks the settings of a kind of block; who draws it waits until it has come, or has not. */
export function useValidator(key: string): SettingsValidator {
  const { validators } = useEditorServices();
  const current = (): SettingsValidator | Promise<SettingsValidator> => validators.validatorOf(key);
  const validator = useSyncExternalStore(validators.subscribe, current, current);
  return use(validator instanceof Promise ? validator : atOnce(validator));
}
