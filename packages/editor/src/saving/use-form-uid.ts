import { useState } from 'react';
import { newUid } from '../model/new-uid.ts';

/**
 * A uid for what a form sends: the same while nothing in it changes, so that it is there once where an answer was lost,
 * and another one as soon as something else is asked for.
 * @param values all that is sent, as values that JSON has
 */
export function useFormUid(values: unknown): string {
  const key = JSON.stringify(values);
  const [given, setGiven] = useState(() => ({ key, uid: newUid() }));
  if (given.key === key) return given.uid;
  const next = { key, uid: newUid() };
  setGiven(next);
  return next.uid;
}
