import type { PartStory } from './part-stories.tsx';

/** How each prop is tried: typed, ticked, one of its values, or what it is made of field by field. */
export type PropControls<Props> = {
  readonly [Name in keyof Props]?:
    | 'text'
    | 'boolean'
    | 'number'
    | 'object'
    | readonly Extract<Props[Name], string | number>[];
};

/**
 * A story of a part whose props can be tried; it stands first, so that the controls of the part's docs page are its.
 * @param args the part as it is first seen
 * @param controls the props that can be tried; the others keep what `args` says
 * @param defaults of props that the part hands on, as its own source does not say them
 */
export function playground<Props extends object>(
  args: Partial<Props>,
  controls: PropControls<Props>,
  defaults: Partial<Props> = {},
): PartStory {
  const usual = new Map<string, unknown>(Object.entries(defaults));
  const argTypes = Object.entries(controls).map(([name, control]) => [
    name,
    {
      ...controlType(control),
      table: {
        ...(Array.isArray(control) && { type: { summary: control.map(literal).join(' | ') } }),
        ...(usual.has(name) && { defaultValue: { summary: literal(usual.get(name)) } }),
      },
    },
  ]);
  return {
    args,
    argTypes: Object.fromEntries(argTypes),
    parameters: {
      controls: { disable: false, include: Object.keys(controls) },
      // The code shows what is chosen.
      docs: { source: { type: 'dynamic' } },
    },
  };
}

function controlType(control: unknown): object {
  if (!Array.isArray(control)) return { control: { type: control } };
  return { options: control, control: { type: control.length > 4 ? 'select' : 'inline-radio' } };
}

const literal = (value: unknown): string => JSON.stringify(value).replaceAll('"', "'");
