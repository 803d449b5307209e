import { useEffect, useRef, useState } from 'react';
import { Failure } from '../../lists/reading.tsx';
import { useSubmission } from '../../lists/use-submission.ts';
import controls from '../../ui/controls.module.css';
import { useContentMessages } from '../use-content-messages.ts';
import { emptyDraft, isComplete, type RedirectDraft, RedirectFields } from './redirect-fields.tsx';
import { useRedirectsApi } from './redirects-api.ts';
import { readablePath } from './readable-path.ts';
import styles from './redirects.module.css';

interface AddRedirectProps {
  /** An address that waits to be led on; another object asks once more. */
  readonly asked: { readonly path: string } | undefined;
  /** @param done what was done, as a sentence */
  readonly onDone: (done: string) => void;
}

/** The form above the list, by which an address leads on at once. */
export function AddRedirect({ asked, onDone }: AddRedirectProps) {
  const t = useContentMessages();
  const api = useRedirectsApi();
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(emptyDraft);
  const [isTried, setIsTried] = useState(false);
  const [taken, setTaken] = useState(asked);
  const submission = useSubmission(
    (redirect: RedirectDraft) => api.add(redirect),
    (_, { path }) => {
      setDraft(emptyDraft);
      setIsTried(false);
      form.current?.querySelector('input')?.focus();
      onDone(t('redirect.added', { path: readablePath(path.trim()) }));
    },
  );
  if (asked !== taken) {
    setTaken(asked);
    if (asked) setDraft({ ...draft, path: readablePath(asked.path) });
  }
  useEffect(() => {
    if (asked) form.current?.querySelectorAll('input')[1]?.focus();
  }, [asked]);
  // What is wrong with an address is said at its field.
  const atFields = Object.keys(submission.failure?.fields ?? {}).length > 0;
  return (
    <form
      ref={form}
      className={styles.add}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setIsTried(true);
        if (isComplete(draft)) submission.submit(draft);
      }}
    >
      {atFields ? null : <Failure of={submission.failure} />}
      <RedirectFields
        draft={draft}
        isTried={isTried}
        isRow
        failure={submission.failure}
        onChange={(next) => {
          submission.reset();
          setDraft(next);
        }}
      />
      <button
        type="submit"
        className={`${controls.button} ${controls.primary}`}
        aria-disabled={submission.isBusy}
      >
        {t('redirect.add')}
      </button>
    </form>
  );
}
