import {
  coreSchemas,
  siteSchemas,
  type BlockSchema,
  type SettingsValidators,
} from '@boardwright/blocks-schema';
import { validatorOfSettings } from '@boardwright/blocks-schema/validate';

const schemas: readonly BlockSchema[] = Object.values(coreSchemas);
const validators = new Map<string, ReturnType<typeof validatorOfSettings>>([
  ...schemas.map(({ key, settings }) => [key, validatorOfSettings(settings)] as const),
  ...Object.entries(siteSchemas).map(([key, schema]) => [key, validatorOfSettings(schema)] as const),
]);

const ofAnything = validatorOfSettings({});

/** The validators of the core's blocks, for tests: there at once, made without a build. */
export const validatorsFixture: SettingsValidators = {
  validatorOf: (key) => validators.get(key) ?? ofAnything,
  retry: () => undefined,
  subscribe: () => () => undefined,
};
