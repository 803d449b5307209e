import { checkOwnWidgets, siteSchemas, type FetchedSettings } from '@boardwright/blocks-schema';
import { createDeclaredEngine, type DeclaredEngine } from '@boardwright/engine/create-engine';
import type { AnyBlock, DeclaredBlock } from '@boardwright/engine/define-block';

/** A block that `defineBlock` made, with what only the editor reads of it: labels, a drawing, controls of its own. */
export type EditorBlock = AnyBlock & Pick<DeclaredBlock, 'labels' | 'drawing' | 'widgets'>;

let isReported = false;

/** Who runs the application reads once why nothing is checked while it is typed, and what to do. */
function report(error: unknown): void {
  if (isReported || !(error instanceof EvalError)) return;
  isReported = true;
  // oxlint-disable-next-line no-console -- it is the application's to mend: its console is where it looks
  console.warn(
    "The editor does not check settings while they are typed: this page's Content-Security-Policy has no 'unsafe-eval'. Give it `compiledSettings`, made by the Vite plugin of '@boardwright/blocks-schema/compile'.",
  );
}

/** Compiles the checks of settings, by the key of what they are of, when they are first asked for. */
export function compiledOnDemand(schemas: ReadonlyMap<string, object>): FetchedSettings {
  return Object.fromEntries(
    [...schemas].map(([key, schema]) => [
      key,
      async () => {
        try {
          // Also what checks schemas is code that is made, when it comes.
          const { compiledHere } = await import('@boardwright/blocks-schema/validate');
          return compiledHere(schema);
        } catch (error) {
          report(error);
          throw error;
        }
      },
    ]),
  );
}

/**
 * The engine of a mounted editor.
 * @throws DuplicateBlockError, and BlockPackageError where a block lacks a control that its schema names
 */
export function mountedEngine(
  blocks: readonly EditorBlock[],
  compiledSettings: FetchedSettings | undefined,
): DeclaredEngine {
  for (const { schema, widgets } of blocks) checkOwnWidgets(schema, widgets);
  const schemas = new Map<string, object>([
    ...blocks.map(({ key, schema }): [string, object] => [key, schema.settings]),
    ...Object.entries(siteSchemas),
  ]);
  return createDeclaredEngine({
    blocks,
    compiledSettings: { ...compiledOnDemand(schemas), ...compiledSettings },
    async loadMessages() {
      const { partMessages } = await import('@boardwright/engine/part-messages');
      return {
        blocks: Object.fromEntries(blocks.map(({ key, messages }) => [key, messages])),
        parts: partMessages,
      };
    },
  });
}
