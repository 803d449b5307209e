import type { RegistryFieldsType, RegistryWidgetsType, ValidatorType } from '@rjsf/utils';
import { createContext, useContext } from 'react';
import type { ValueProblem } from '../panel/setting-problems.ts';

/** Where in a setting a form's values stand, and what is wrong there. */
export interface Place {
  readonly blockKey: string;
  /** The setting's own name. */
  readonly name: string;
  /** JSON pointer of the form's value within the setting; '' for the setting itself. */
  readonly pointer: string;
  readonly problems: readonly ValueProblem[];
  /** Sentences by JSON pointer that the server said. */
  readonly refused: Readonly<Record<string, readonly string[]>>;
}
export const PlaceContext = createContext<Place>({
  blockKey: '',
  name: '',
  pointer: '',
  problems: [],
  refused: {},
});

/** What all forms of a block have in common. */
export interface FormSchemas {
  readonly validator: ValidatorType;
  /** What references lead to. */
  readonly definitions: Readonly<Record<string, unknown>> | undefined;
}
const undecided: ValidatorType = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  rawValidation: () => ({}),
  isValid: () => false,
};
export const FormSchemasContext = createContext<FormSchemas>({
  validator: undecided,
  definitions: undefined,
});

/** The value that a form was given, by the id of its control: RJSF itself shows a default in place of a choice that is none. */
export const GivenContext = createContext<{ readonly id: string; readonly value: unknown }>({
  id: '',
  value: undefined,
});

/** What a form knows by name beside the panel's own. */
interface NamedControls {
  /** Of whole values, which name themselves. */
  readonly fields?: RegistryFieldsType;
  /** Of one value, whose label stands above it. */
  readonly widgets?: RegistryWidgetsType;
}
export const NamedControlsContext = createContext<NamedControls>({});

export function usePlace(): Place {
  return useContext(PlaceContext);
}

/** JSON pointer of a part of a value. */
export const pointerOf = (base: string, path: readonly (string | number)[]): string =>
  path.reduce<string>((pointer, part) => `${pointer}/${part}`, base);

/** How much is wrong somewhere inside a part of a setting. */
export function problemsInside({ problems, refused }: Place, pointer: string): number {
  const wrong = [...problems.map((problem) => problem.pointer), ...Object.keys(refused)];
  return wrong.filter((one) => one.startsWith(`${pointer}/`)).length;
}
