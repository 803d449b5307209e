import { CircleAlert } from 'lucide-react';
import { type ReactNode, type Ref, useEffect, useRef } from 'react';
import type { RequestFailure } from '@boardwright/engine/request-failure';
import controls from '../ui/controls.module.css';
import list from './list.module.css';
import type { Found } from './use-found.ts';
import { useListMessages } from './use-list-messages.ts';

interface ProblemProps {
  readonly text: string;
  readonly onAgain?: (() => void) | undefined;
  /** What the button does; without it, the same once more. */
  readonly action?: string | undefined;
  /** Its button changes nothing. */
  readonly reads?: boolean;
  readonly ref?: Ref<HTMLDivElement>;
}

/** Why something did not go, in the words of who refused it. */
export function Problem({ text, onAgain, action, reads, ref }: ProblemProps) {
  const t = useListMessages();
  return (
    <div ref={ref} className={list.problem} role="alert">
      <CircleAlert size={16} aria-hidden />
      <span>{text}</span>
      {onAgain ? (
        <button
          type="button"
          className={`${controls.button} ${controls.secondary}`}
          data-reads={reads}
          onClick={onAgain}
        >
          {action ?? t('again')}
        </button>
      ) : null}
    </div>
  );
}

interface FailureProps {
  readonly of: RequestFailure | undefined;
  /** Shows how things stand now, where they changed meanwhile. */
  readonly onStale?: () => void;
}

/** Why what was sent did not happen. What was typed is still there, and its button sends it once more. */
export function Failure({ of: failure, onStale }: FailureProps) {
  const t = useListMessages();
  const place = useRef<HTMLDivElement>(null);
  // It stands above what was sent, and in a long form whose button was pressed far below: nobody would read it there.
  useEffect(() => {
    if (failure) place.current?.scrollIntoView({ block: 'nearest' });
  }, [failure]);
  if (!failure) return null;
  const isStale = failure.kind === 'conflict' || failure.kind === 'notFound';
  return (
    <Problem
      ref={place}
      text={failure.message ?? failure.kind}
      onAgain={isStale ? onStale : undefined}
      action={t('showNow')}
    />
  );
}

interface ReadingProps<Answer> {
  readonly state: Found<Answer>;
  readonly children: (found: Answer) => ReactNode;
}

/** Something that is read: loading, refused, or there. */
export function Reading<Answer>({ state, children }: ReadingProps<Answer>) {
  const t = useListMessages();
  const { found, problem, isReading, again } = state;
  return (
    <>
      {problem === undefined ? null : <Problem text={problem} onAgain={again} reads />}
      {found === undefined ? (
        isReading ? (
          <p className={list.loading} role="status">
            <span className={controls.spinner} aria-hidden />
            {t('loading')}
          </p>
        ) : null
      ) : (
        <div aria-busy={isReading}>{children(found)}</div>
      )}
    </>
  );
}
