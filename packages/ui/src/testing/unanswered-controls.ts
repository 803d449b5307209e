import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';

type Args = Readonly<Record<string, unknown>>;

/** A control of a story, as Storybook knows it. */
interface Control {
  readonly name: string;
  readonly options?: readonly unknown[] | undefined;
  readonly control?: unknown;
}

/**
 * The props of a playground that can be set and change nothing: another value is drawn as the first was.
 * @param draw the story with these props
 * @param args the props it is first drawn with
 */
export function unansweredControls(
  draw: (args: Args) => ReactElement,
  args: Args,
  controls: readonly Control[],
): readonly string[] {
  const first = renderToString(draw(args));
  const isSeen = (name: string, value: unknown): boolean =>
    renderToString(draw({ ...args, [name]: value })) !== first;
  return controls
    .filter(({ name, options, control }) => {
      const value = args[name];
      const others = options?.filter((option) => option !== value);
      if (others) return !others.every((other) => isSeen(name, other));
      return !changesOf(value, control).some((other) => isSeen(name, other));
    })
    .map(({ name }) => name);
}

/** Other values in place of one: of a record, one field at a time. */
function changesOf(value: unknown, control: unknown): readonly unknown[] {
  if (value === undefined) return [{ text: 'x', number: 1, boolean: true }[typeOf(control)]];
  if (Array.isArray(value)) return [value.slice(1)];
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, field]) =>
      changesOf(field, control).map((other) => ({ ...value, [key]: other })),
    );
  return [typeof value === 'boolean' ? !value : typeof value === 'number' ? value + 1 : `x${String(value)}`];
}

const typeOf = (control: unknown) =>
  (control as { readonly type?: 'text' | 'number' | 'boolean' } | undefined)?.type ?? 'text';
