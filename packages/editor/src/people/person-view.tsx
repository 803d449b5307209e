import type { Person, PersonDecision, PersonState as State } from '@boardwright/api-client/contract';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { PartHead } from '../lists/list-workspace.tsx';
import list from '../lists/list.module.css';
import { Problem } from '../lists/reading.tsx';
import record from '../lists/record.module.css';
import { useAttempt } from '../lists/use-attempt.ts';
import { useDay } from '../lists/use-day.ts';
import { useRight } from '../ui/admin-rights.ts';
import { announce } from '../ui/announce.ts';
import controls from '../ui/controls.module.css';
import { PersonAccount, PersonCompanies, PersonSessions } from './person-account.tsx';
import { PersonAlerts, PersonApplications, PersonResume } from './person-lists.tsx';
import { PersonConsents, PersonOpened } from './person-privacy.tsx';
import { PersonDecisionDialog } from './person-decision-dialog.tsx';
import { PersonState } from './person-state.tsx';
import { ViewAsDialog } from './view-as-dialog.tsx';
import { usePeopleAddress } from './use-people-address.ts';
import { usePeopleMessages } from './use-people-messages.ts';

interface PersonViewProps {
  readonly person: Person;
  readonly onChanged: () => void;
}

interface Asked {
  readonly decision: PersonDecision;
  readonly reason?: string;
}

/** What can be decided about somebody, as they stand; the last one stands at the end. */
const decisionsOf: Readonly<Record<State, readonly PersonDecision[]>> = {
  active: ['delete', 'block'],
  unproved: ['delete', 'block'],
  blocked: ['delete', 'unblock'],
  leaving: ['restore'],
};
const givesBack = (decision: PersonDecision) => decision === 'unblock' || decision === 'restore';
const undoOf = { block: 'unblock', unblock: 'block', delete: 'restore', restore: 'delete' } as const;

/** Whether there are pages of theirs to view as them. */
const canLogIn = ({ state, role, companies }: Person) =>
  (state === 'active' || state === 'unproved') &&
  (role === 'candidate' || companies.some(({ status }) => status === 'active'));

/** All that is known of a person, and what is done for them or about them. */
export function PersonView({ person, onChanged }: PersonViewProps) {
  const t = usePeopleMessages();
  const { changed } = usePeopleAddress();
  const part = person.role === 'employer' ? 'employers' : 'candidates';
  const mayChange = useRight('people') === 'does';
  const { refused, attempt } = useAttempt({ alone: true });
  const [asked, setAsked] = useState<Asked>();
  const [isViewing, setIsViewing] = useState(false);
  const [done, setDone] = useState<{ readonly sentence: string; readonly undo?: Asked }>();
  const finish = (sentence: string, undo?: Asked) => {
    setDone({ sentence, ...(undo && { undo }) });
    announce(sentence);
    onChanged();
  };
  /** Does something at a press, and names it once it is done. */
  const act = (work: () => Promise<unknown>, sentence: string) =>
    void attempt(async () => {
      await work();
      finish(sentence);
    });
  const name = person.name || person.email;
  return (
    <>
      <Link
        className={record.back}
        to={changed({ part: part === 'candidates' ? undefined : part, open: undefined })}
      >
        <ArrowLeft size={14} aria-hidden />
        {t(`back.${part}`)}
      </Link>
      <PartHead title={name} about={t('aboutOne')}>
        {mayChange && canLogIn(person) ? (
          <button
            type="button"
            className={`${controls.button} ${controls.secondary}`}
            onClick={() => setIsViewing(true)}
          >
            {t('viewAs.ask')}
          </button>
        ) : null}
        {mayChange
          ? decisionsOf[person.state].map((decision) => (
              <button
                key={decision}
                type="button"
                className={`${controls.button} ${givesBack(decision) ? controls.primary : controls.secondary}`}
                onClick={() => setAsked({ decision })}
              >
                {t(`decide.${decision}.ask`)}
              </button>
            ))
          : null}
      </PartHead>
      <Standing person={person} />
      {refused === undefined ? null : <Problem text={refused} />}
      {done === undefined ? null : (
        <p className={list.done}>
          {done.sentence}
          {done.undo ? (
            <button type="button" className={controls.link} onClick={() => setAsked(done.undo)}>
              {t('undo')}
            </button>
          ) : null}
        </p>
      )}
      <div className={record.page}>
        <div className={record.body}>
          <PersonAccount person={person} act={mayChange ? act : undefined} />
          {person.role === 'employer' ? (
            <PersonCompanies person={person} />
          ) : (
            <>
              <PersonApplications person={person} />
              <PersonAlerts person={person} />
            </>
          )}
        </div>
        <div className={record.aside}>
          {person.role === 'candidate' ? <PersonResume person={person} /> : null}
          <PersonSessions person={person} act={mayChange ? act : undefined} />
          <PersonConsents person={person} />
          <PersonOpened person={person} />
        </div>
      </div>
      {isViewing ? (
        <ViewAsDialog
          person={person}
          onClose={() => setIsViewing(false)}
          onStale={() => {
            setIsViewing(false);
            onChanged();
          }}
        />
      ) : null}
      {asked ? (
        <PersonDecisionDialog
          person={person}
          decision={asked.decision}
          reason={asked.reason}
          onClose={() => setAsked(undefined)}
          onStale={() => {
            setAsked(undefined);
            onChanged();
          }}
          onDone={(sentence, reason) => {
            setAsked(undefined);
            finish(sentence, {
              decision: undoOf[asked.decision],
              reason: person.blocked?.reason ?? reason,
            });
          }}
        />
      ) : null}
    </>
  );
}

/** The state with since when, by whom and why. */
function Standing({ person }: { readonly person: Person }) {
  const t = usePeopleMessages();
  const day = useDay();
  const { state, blocked, deletion, created_at: created } = person;
  return (
    <div className={record.standing}>
      <PersonState state={state} />
      {deletion ? (
        <span>
          {deletion.by
            ? t('deletion.dueBy', { day: day(deletion.due_at), name: deletion.by })
            : t('deletion.due', { day: day(deletion.due_at) })}
        </span>
      ) : (
        <span>
          {blocked?.by
            ? t('sinceDayBy', { day: day(blocked.at), name: blocked.by })
            : t('sinceDay', { day: day(blocked?.at ?? created) })}
        </span>
      )}
      {blocked ? <blockquote>{blocked.reason}</blockquote> : null}
    </div>
  );
}
