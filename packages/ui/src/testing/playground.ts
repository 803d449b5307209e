import type { PartStory } from './part-stories.tsx';

/** How each prop is tried: typed, ticked, or one of its values. */
type PropControls<Props> = {
  readonly [Name in keyof Props]?:
    | 'text'
    | 'boolean'
    | 'number'
    | readonly Extract<Props[Name], string | number>[];
};

/**
 * A story of a part whose props can be tried; it stands first, so that the controls of the part's docs page are its.
 * @param args the part as it is first seen
 * @param controls the props that can be tried; the others keep what `args` says
 */
export function playground<Props extends object>(
  args: Partial<Props>,
  controls: PropControls<Props>,
): PartStory {
  return {
    args,
    argTypes: Object.fromEntries(Object.entries(controls).map(([name, control]) => [name, argType(control)])),
    parameters: {
      controls: { disable: false, include: Object.keys(controls) },
      // The code shows what is chosen.
      docs: { source: { type: 'dynamic' } },
    },
  };
}

function argType(control: unknown): object {
  if (!Array.isArray(control)) return { control: { type: control } };
  const options: readonly (string | number)[] = control;
  const summary = options.map((option) => JSON.stringify(option).replaceAll('"', "'")).join(' | ');
  return {
    options,
    control: { type: options.length > 4 ? 'select' : 'inline-radio' },
    table: { type: { summary } },
  };
}
