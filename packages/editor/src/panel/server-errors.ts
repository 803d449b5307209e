import { isSame, kindOf, type BlockSchema, type SettingKind } from '@boardwright/blocks-schema';
import type { Failure } from '../page-editing/editing.ts';
import type { Values } from '../page-editing/edited-site.ts';
import { partsOf } from './field-path.ts';
import { nodeOf } from './form-schema.ts';

/** Sentences by field path, as the server says them: 'questions.3.question'. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

type ByPointer = Readonly<Record<string, readonly string[]>>;
const none: ByPointer = {};

/**
 * What the server said of the values of a block in a language, as long as they are what it put back: whoever writes
 * something else there has answered it.
 */
export function refusedIn(
  failures: readonly Failure[],
  { block, locale }: { readonly block: number; readonly locale: string },
  stored: Values,
): FieldErrors {
  const errors = failures.flatMap(({ commands, fields, back }) => {
    const isHere = commands.some(
      (command) => command.type === 'setSettings' && command.block === block && command.locale === locale,
    );
    return isHere && back
      ? Object.entries(fields).filter(([path]) => {
          const name = partsOf(path)[0] ?? '';
          return isSame(stored[name], back[name]);
        })
      : [];
  });
  return Object.fromEntries(errors);
}

/** Those of a kind of setting alone. */
export function errorsOfKind(errors: FieldErrors, schema: BlockSchema, kind: SettingKind): FieldErrors {
  const isKind = (path: string): boolean => kindOf(nodeOf(schema, partsOf(path)[0] ?? '')) === kind;
  return Object.fromEntries(Object.entries(errors).filter(([path]) => isKind(path)));
}

/** The server's sentences by setting, and within each by JSON pointer: `questions` → `/3/question`. */
export function errorsBySetting(errors: FieldErrors): (name: string) => ByPointer {
  const found: Record<string, Record<string, readonly string[]>> = {};
  for (const [path, sentences] of Object.entries(errors)) {
    const [name = '', ...rest] = partsOf(path);
    found[name] = { ...found[name], [rest.map((part) => `/${part}`).join('')]: sentences };
  }
  return (name) => found[name] ?? none;
}
