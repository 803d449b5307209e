import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import frame from '../shell/workspace-page.module.css';
import { titleId } from './list-workspace.tsx';
import { Reading } from './reading.tsx';
import record from './record.module.css';
import type { Found } from './use-found.ts';
import { useListMessages } from './use-list-messages.ts';

interface RecordReadingProps<Answer> {
  readonly state: Found<Answer>;
  /** Where the list is, for what has a way back of its own once it is there. */
  readonly back?: string;
  readonly children: (found: Answer) => ReactNode;
}

/** A screen of its own that is read. What cannot be, as it was deleted meanwhile, has a heading and a way back too. */
export function RecordReading<Answer>({ state, back, children }: RecordReadingProps<Answer>) {
  const t = useListMessages();
  return (
    <>
      {state.problem === undefined ? null : (
        <>
          {back === undefined ? null : (
            <Link className={record.back} to={back}>
              <ArrowLeft size={14} aria-hidden />
              {t('toList')}
            </Link>
          )}
          <header className={frame.head}>
            <h1 id={titleId}>{t('notVisible')}</h1>
          </header>
        </>
      )}
      <Reading state={state}>{children}</Reading>
    </>
  );
}
