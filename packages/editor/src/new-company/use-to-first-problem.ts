import { type RefObject, useEffect, useRef } from 'react';
import type { RequestFailure } from '@boardwright/engine/request-failure';
import { focusFirstProblem } from '../ui/focus-first-problem.ts';

/** The form of what was refused: the focus goes to its first field that is wrong. */
export function useToFirstProblem(failure: RequestFailure | undefined): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (failure?.fields) focusFirstProblem(form.current);
  }, [failure]);
  return form;
}
