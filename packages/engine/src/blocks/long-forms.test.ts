import { afterAll, describe, expect, it } from 'vitest';
import type { Visitor } from '../board/board-context.ts';
import type { ActionContext, ActionResult, AnyBlock, BlockAction } from '../board/define-block.ts';
import { fillDefaults } from '@boardwright/blocks-schema';
import { longSigns, longText, most } from '../testing/long-settings.ts';
import { contextOf } from '../testing/preview-data.ts';
import { sceneOf } from '../testing/scene-of.ts';
import { coreBlocks } from './core-blocks.ts';

/** What is typed in the fields beside the long one, so that they are taken. */
function usual(name: string): string {
  if (/mail/i.test(name)) return 'femke@voorbeeld.nl';
  if (/phone/i.test(name)) return '+31612345678';
  if (/password/i.test(name)) return 'wadlopen 26 keer';
  return /count|price|amount|salary|hours|radius|distance|lat|lon|id$/i.test(name) ? '3' : 'Femke';
}

/** A form that has every field an action looks for, and notes which those are. */
class AnyForm extends FormData {
  readonly names = new Set<string>();
  readonly #long: string | undefined;
  readonly #text: string;

  /** @param long the field that holds the text; without one every field does */
  constructor(text: string, long?: string) {
    super();
    this.#text = text;
    this.#long = long;
  }

  #valueOf(name: string): string {
    // Of numbered fields there are as many as somebody sends: two stand for all.
    if (/-(?:[2-9]|\d\d+)$/.test(name)) return '';
    this.names.add(name);
    return this.#long === undefined || this.#long === name ? this.#text : usual(name);
  }

  override get(name: string): string {
    return this.#valueOf(name);
  }

  override getAll(name: string): string[] {
    return [this.#valueOf(name)];
  }

  override has(name: string): boolean {
    return !/-(?:[2-9]|\d\d+)$/.test(name);
  }
}

const spent: { readonly name: string; readonly time: number }[] = [];
afterAll(() => {
  const slowest = spent.toSorted((one, other) => other.time - one.time).slice(0, 5);
  process.stdout.write(slowest.map(({ name, time }) => `${time.toFixed(0)} ms ${name}\n`).join(''));
});

interface Form {
  readonly block: AnyBlock;
  readonly name: string;
  readonly run: BlockAction<unknown>['run'];
}

const forms: readonly Form[] = coreBlocks.flatMap((block: AnyBlock) =>
  Object.entries((block.actions ?? {}) as Readonly<Record<string, BlockAction<unknown>>>).map(
    ([action, { run }]) => ({ block, name: `${block.key} ${action}`, run }),
  ),
);

/** Posts a form as somebody. @returns milliseconds of processor time */
async function post({ block, run }: Form, form: AnyForm, visitor: Visitor): Promise<number> {
  const context: ActionContext = {
    ...contextOf(block, { ...sceneOf(block.key, 'default'), visitor }, 'nl'),
    settings: fillDefaults(block.schema.settings, {}),
    session: { logIn: () => undefined, logOut: () => undefined },
  };
  const before = process.cpuUsage();
  // What the preview's API does not know it refuses: here it is asked only how long that takes.
  await run(form, context).catch((error: unknown): ActionResult => ({ ok: false, message: String(error) }));
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

type Fields = readonly [visitor: Visitor, names: ReadonlySet<string>];

/** Fields that a form reads, and as whom it reads the most of them: who may not send it reads so before. */
async function findFields(form: Form): Promise<Fields> {
  const tried: (readonly [Visitor, ReadonlySet<string>])[] = [];
  for (const visitor of ['guest', 'candidate', 'employer'] as const) {
    const seen = new AnyForm('', 'none');
    await post(form, seen, visitor);
    tried.push([visitor, seen.names]);
  }
  return tried.toSorted(([, one], [, other]) => other.size - one.size)[0] ?? ['guest', new Set()];
}

/** Found once, whatever is typed in them. */
const found = new Map<Form, Promise<Fields>>();
function fieldsOf(form: Form): Promise<Fields> {
  const fields = found.get(form) ?? findFields(form);
  found.set(form, fields);
  return fields;
}

describe.each(Object.entries(longSigns))('a field of nothing but %s', (what, sign) => {
  it.each(forms.map((form) => [form.name, form] as const))(
    'is answered soon by the form %s',
    async (_name, form) => {
      const text = longText(sign);
      const [visitor, names] = await fieldsOf(form);
      for (const name of names) {
        const time = await post(form, new AnyForm(text, name), visitor);
        spent.push({ name: `${form.name} ${name} of ${what}`, time });
        expect(time, name).toBeLessThan(most);
      }
      // Some fields are read only where others say so.
      const every = new AnyForm(text);
      expect(await post(form, every, visitor)).toBeLessThan(most * Math.max(1, every.names.size));
    },
  );
});

it('the forms of all blocks are sent, and what most of them read is known', async () => {
  const read = await Promise.all(forms.map(async (form) => (await fieldsOf(form))[1].size));
  expect(read.filter((size) => size > 0).length).toBeGreaterThan(forms.length * 0.8);
  expect(read.reduce((sum, size) => sum + size, 0)).toBeGreaterThan(300);
});
