import { useCallback, useEffect, useRef, useState } from 'react';
import type { FormResponse } from '../../../page/forms/form-response.ts';
import { firstWrongStep, type FormStep, formSteps, stepId } from './form-steps.ts';

interface Place {
  readonly step: FormStep;
  /** Grows with each move, so that the same step can be asked for again. */
  readonly turn: number;
  /** What gets the focus there; the step's heading without. */
  readonly focus: string | undefined;
}

/** Which step of the form is shown. Moving takes the focus along, and an answer leads to the first step with an error. */
export function useFormStep(answer: FormResponse) {
  const [place, setPlace] = useState<Place>({ step: 'what', turn: 0, focus: undefined });
  const last = useRef(answer.refused);
  const go = useCallback(
    (step: FormStep, focus?: string) => setPlace(({ turn }) => ({ step, turn: turn + 1, focus })),
    [],
  );
  useEffect(() => {
    // A step that was asked for before the scripts were there is in the address.
    const asked = formSteps.find((step) => location.hash === `#${stepId(step)}`);
    if (asked) go(asked);
  }, [go]);
  const { refused } = answer;
  useEffect(() => {
    if (!refused || last.current === refused) return;
    last.current = refused;
    const wrong = firstWrongStep(Object.keys(refused.fields ?? {}));
    if (wrong) go(wrong, '[aria-invalid="true"]');
  }, [refused, go]);
  useEffect(() => {
    if (place.turn === 0) return;
    const section = document.getElementById(stepId(place.step));
    const found = place.focus ? section?.querySelector<HTMLElement>(place.focus) : undefined;
    const heading = section?.querySelector<HTMLElement>('h3');
    if (heading && !found) heading.tabIndex = -1;
    (found ?? heading)?.focus({ preventScroll: true });
    document.getElementById('job-steps')?.scrollIntoView({ block: 'start' });
  }, [place]);
  return [place.step, go] as const;
}
