import { useState } from 'react';

/**
 * A uid for what a form sends: the same while nothing in it changes, so that it is there once where an answer was lost,
 * and another one as soon as something else is asked for.
 * @param values all that is sent, as values that JSON has
 */
export function useFormUid(values: unknown): string {
  const key = JSON.stringify(values);
  const [given, setGiven] = useState(() => ({ key, uid: crypto.randomUUID() }));
  if (given.key === key) return given.uid;
  const next = { key, uid: crypto.randomUUID() };
  setGiven(next);
  return next.uid;
}
