import {
  coreSchemas,
  pageSettingsKey,
  pageSettingsSchema,
  siteSettingsKey,
  siteSettingsSchema,
  type BlockSchema,
  type SettingsValidators,
} from '@boardwright/blocks-schema';
import { validatorOfSettings } from '@boardwright/blocks-schema/validate';

const schemas: readonly BlockSchema[] = Object.values(coreSchemas);
const validators = new Map<string, ReturnType<typeof validatorOfSettings>>(
  schemas.map(({ key, settings }) => [key, validatorOfSettings(settings)]),
);

validators.set(pageSettingsKey, validatorOfSettings(pageSettingsSchema));
validators.set(siteSettingsKey, validatorOfSettings(siteSettingsSchema));
const ofAnything = validatorOfSettings({});

/** The validators of the core's blocks, for tests: there at once, made without a build. */
export const validatorsFixture: SettingsValidators = {
  validatorOf: (key) => validators.get(key) ?? ofAnything,
  retry: () => undefined,
  subscribe: () => () => undefined,
};
