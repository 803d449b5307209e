import { type ReactNode, useEffect } from 'react';
import { Notice } from '@boardwright/ui/notice';
import { type FormResponse, useFirstError } from './form-response.ts';

interface FormMessageProps {
  /** Unique on the page. */
  readonly id: string;
  readonly answer: FormResponse;
  /** Said when only fields are to blame. */
  readonly check: string;
  readonly className?: string | undefined;
  /** One small button at its end. */
  readonly action?: ReactNode;
  /** A refused form forgets what stands in its password fields; without scripts it always does. */
  readonly forgetPasswords?: boolean;
}

/** The first thing in a form: why it was refused. With scripts the first wrong field gets the focus. */
export function FormMessage({
  id,
  answer,
  check,
  className,
  action,
  forgetPasswords = false,
}: FormMessageProps) {
  const top = useFirstError(answer.refused);
  const { refused } = answer;
  useEffect(() => {
    if (!refused || !forgetPasswords) return;
    const fields = top.current
      ?.closest('form')
      ?.querySelectorAll<HTMLInputElement>('[autocomplete$="password"]');
    for (const field of fields ?? []) field.value = '';
  }, [refused, forgetPasswords, top]);
  return (
    <div ref={top} className={className} hidden={!answer.refused}>
      {answer.refused && <Notice tone="danger" id={id} title={answer.message ?? check} action={action} />}
    </div>
  );
}
