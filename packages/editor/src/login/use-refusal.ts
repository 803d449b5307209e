import { useEffect, useRef, useState } from 'react';
import { focusFirstProblem } from '../ui/focus-first-problem.ts';
import { type FormRefusal, nothingRefused } from './form-refusal.ts';

/** What the server refused of a form. The focus goes to the first refused field, once it is rendered as such. */
export function useRefusal() {
  const form = useRef<HTMLFormElement>(null);
  const [refusal, setRefusal] = useState<FormRefusal>(nothingRefused);
  useEffect(() => {
    if (Object.keys(refusal.fields).length === 0) return;
    focusFirstProblem(form.current);
  }, [refusal]);
  return { form, refusal, setRefusal };
}
