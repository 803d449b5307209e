/**
 * What a story's test does beyond drawing it once as the toolbar stands: it is compared with its pictures, drawn in the
 * other languages for other brands, visitors and screens, and squeezed. One browser, one page: each drawing is cheap.
 */
import { afterEach } from 'vitest';
import { page } from 'vitest/browser';
import { comparePicturesOf } from './picture-tests.ts';
import { widerThanTheScreen } from './wide-parts.ts';

/** What the addon leaves in a test's context; it has no type of its own. */
interface TestedStory {
  readonly id: string;
  readonly globals: Readonly<Record<string, unknown>>;
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly run: (context: { readonly globals: Readonly<Record<string, unknown>> }) => Promise<void>;
}

/** The story has been drawn, hydrated and seen by axe: in Dutch, for a guest, on a desktop, in the first brand. */
const others = [
  { width: 768, locale: 'en', brand: 'kunstlicht', visitor: 'candidate' },
  { width: 320, locale: 'ro', brand: 'avondrood', visitor: 'employer' },
] as const;
const narrowest = 320;

/** How many stories of a part were seen. */
const seen = new Map<string, number>();

/**
 * The first state of a part is drawn in each of the others, the second in one; of those after it, whose words and frame
 * have mostly been seen by then, every second one, in turns.
 */
function scenesOf(id: string): readonly (typeof others)[number][] {
  const [part = ''] = id.split('--');
  const before = seen.get(part) ?? 0;
  seen.set(part, before + 1);
  if (before === 0) return others;
  if (before > 1 && before % 2 === 0) return [];
  return [others[((before + 1) / 2) % others.length] ?? others[0]];
}

afterEach(async (context) => {
  const { story } = context as { readonly story?: TestedStory };
  if (!story || context.task.result?.state === 'fail') return;
  // Left out of plain `vitest` runs, where a block is still being built.
  const { picture, visitor: own } = story.parameters;
  if (import.meta.env['PICTURES'] && typeof picture === 'string')
    await comparePicturesOf(picture, context.expect);
  if (import.meta.env['PICTURES'] === 'update') return;
  await squeeze('nl');
  // A whole page: its blocks are drawn in other languages and brands by stories of their own.
  if (story.parameters['drawnOnce'] === true) return;
  for (const { width, locale, brand, visitor } of scenesOf(story.id)) {
    const scene = { locale, brand, visitor: own ?? visitor };
    await page.viewport(width, 900);
    await withPlace(`in ${locale}, brand ${brand}, ${String(scene.visitor)}, at ${width} px`, () =>
      story.run({ globals: { ...story.globals, ...scene } }),
    );
    await squeeze(locale);
  }
});

/** What was drawn must fit on the narrowest of phones. */
async function squeeze(locale: string): Promise<void> {
  await page.viewport(narrowest, 900);
  const wide = widerThanTheScreen(document);
  if (wide.length > 0)
    throw new Error(`In ${locale} it scrolls sideways at ${narrowest} px: ${wide.join(', ')}`);
}

async function withPlace(where: string, run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    throw new Error(`${where}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}
