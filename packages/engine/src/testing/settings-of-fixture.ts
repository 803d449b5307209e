import { fillDefaults, migrate, type BlockSchema, type Fixture } from '@boardwright/blocks-schema';

/** Settings of a fixture as the page would read them: migrated, completed. */
export function settingsOfFixture<Settings>(
  block: { readonly schema: BlockSchema<string, Settings> },
  fixture: Fixture,
): Settings {
  const { schema } = block;
  const lifted = migrate(
    schema,
    fixture.settings as Record<string, unknown>,
    fixture.version ?? schema.version,
  );
  // What the schema fills in is what its type was inferred from.
  return fillDefaults(schema.settings, lifted) as Settings;
}
