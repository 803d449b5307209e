import type { BlockSchema } from './define-block-schema.ts';

/** A named example of a block: what stories, the test page and the contract suite draw. */
export interface Fixture<Stored = object> {
  /** What it shows, in a few words. */
  readonly title: string;
  /** Settings that differ from the defaults. */
  readonly settings: Stored;
  /** Set on a fixture of settings stored by an earlier version: `settings` are then that version's. */
  readonly version?: number;
}

/** Settings as an earlier version stored them: of a shape that only its migrations know. */
interface EarlierFixture extends Fixture {
  readonly version: number;
}

/** Declares a block's fixtures: a record by kebab-case name with at least `default`. */
export function defineFixtures<Stored extends object, const Names extends string>(
  _schema: BlockSchema<string, unknown, Stored>,
  fixtures: Readonly<Record<Names | 'default', Fixture<NoInfer<Stored>> | EarlierFixture>>,
): Readonly<Record<Names | 'default', Fixture>> {
  return fixtures;
}
