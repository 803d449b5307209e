import { fillDefaults, migrate, type Fixture } from '@boardwright/blocks-schema';
import type { AnyBlock } from '../define-block.ts';

/** Settings of a fixture as the page would read them: migrated, completed. */
export function settingsOfFixture(block: AnyBlock, fixture: Fixture): unknown {
  const { schema } = block;
  const lifted = migrate(
    schema,
    fixture.settings as Record<string, unknown>,
    fixture.version ?? schema.version,
  );
  return fillDefaults(schema.settings, lifted);
}
