import { useMemo, useState } from 'react';
import { useProfile } from '@boardwright/engine/auth';
import { useEdited } from '../page-editing/page-editing.react.tsx';
import { createStoredInput, type StoredInput } from './create-stored-input.ts';

/** The input of one person for one thing of a site; `before` is as it was when one began here. */
export function useStoredInput(what: string): Omit<StoredInput, 'read'> & { readonly before: unknown } {
  const site = useEdited(({ id }) => id);
  const person = useProfile()?.uuid ?? '';
  const name = `boardwright.editor.input.${site}.${person}.${what}`;
  const input = useMemo(() => createStoredInput(name, () => sessionStorage), [name]);
  const [before] = useState(input.read);
  return { before, write: input.write, forget: input.forget };
}
