import {
  type AdminMove,
  groundSentence,
  longestExplanation,
  type MovedJob,
  withheldGrounds,
} from '@boardwright/api-client/contract';
import { CircleCheck, CircleSlash } from 'lucide-react';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { useEditorLocale } from '../../editor-messages.tsx';
import { CloseFoot, DialogFoot } from '../../lists/dialog-foot.tsx';
import { ChoiceField, Field } from '../../lists/fields.tsx';
import { Failure, Reading } from '../../lists/reading.tsx';
import { useFound } from '../../lists/use-found.ts';
import { useSubmission } from '../../lists/use-submission.ts';
import form from '../../ui/form.module.css';
import { Modal } from '../../ui/modal.tsx';
import { ReasonsField } from '../review/reasons-field.tsx';
import { useJobsMessages } from '../use-jobs-messages.ts';
import { chunk, inChunks } from './in-chunks.ts';
import { type MoveWords, useJobsApi } from './jobs-api.ts';
import { mailedMoves } from './moves.ts';
import styles from './jobs.module.css';

interface MoveDialogProps {
  readonly jobs: readonly string[];
  readonly move: AdminMove;
  /** Of one job: as it was read. It stays as it is where somebody saved it since. */
  readonly revision?: number | undefined;
  readonly onClose: () => void;
  readonly onMoved: (moved: readonly MovedJob[]) => void;
}

const asked: MoveWords = { ground: 'terms', reasons: [], explanation: '', mail: true };
/** A preview says what would happen; it needs no words. */
const previewed: MoveWords = { ...asked, reasons: ['unclear'] };
const mailedFirst: ReadonlySet<AdminMove> = new Set(['publish', 'send_back', 'withhold']);

/** Says what a move makes of jobs before it is made, why some are left out, and which mails go. */
export function MoveDialog({ jobs, move, revision, onClose, onMoved }: MoveDialogProps) {
  const t = useJobsMessages();
  const api = useJobsApi();
  const formId = useId();
  // Who is decided about reads why; what an employer asked for by phone needs no mail.
  const [first] = useState<MoveWords>({ ...asked, mail: mailedFirst.has(move) });
  const [words, setWords] = useState(first);
  const [isTried, setIsTried] = useState(false);
  const known = revision === undefined ? {} : { revision };
  const [done, setDone] = useState(0);
  const isClosed = useRef(false);
  useEffect(() => {
    isClosed.current = false;
    return () => {
      isClosed.current = true;
    };
  }, []);
  const state = useFound(
    useCallback(() => {
      const sent = revision === undefined ? previewed : { ...previewed, revision };
      const isStopped = (): boolean => isClosed.current;
      return inChunks(jobs, (some) => api.preview(some, move, sent), { onProgress: setDone, isStopped });
    }, [api, jobs, move, revision]),
  );
  const submission = useSubmission((sent: MoveWords) => {
    const isStopped = (): boolean => isClosed.current;
    const send = (some: readonly string[]) => api.move(some, move, { ...sent, ...known });
    return inChunks(jobs, send, { onProgress: setDone, isStopped });
  }, onMoved);
  const isMany = jobs.length > chunk && (submission.isBusy || state.isReading);
  const isUnsaid = needsWords(move, words) && words.explanation.trim() === '';
  const count = state.found?.filter(({ is_done: isDone }) => isDone).length ?? 0;
  return (
    <Modal
      title={t(`move.${move}.title`, { count: jobs.length })}
      intro={t(`move.${move}.about`)}
      width="narrow"
      isDirty={words !== first}
      onClose={onClose}
      foot={
        count === 0 ? (
          <CloseFoot onClose={onClose} />
        ) : (
          <DialogFoot
            action={t(`move.${move}.save`, { count })}
            isBusy={submission.isBusy}
            onClose={onClose}
            submits={formId}
          />
        )
      }
    >
      <Failure of={submission.failure} onStale={state.again} />
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setIsTried(true);
          if (!isUnsaid && count > 0) submission.submit(words);
        }}
      >
        {isMany ? (
          <p className={styles.progress} role="status">
            {t(submission.isBusy ? 'move.moving' : 'move.looking', { done, count: jobs.length })}
            <progress value={done} max={jobs.length} aria-hidden />
          </p>
        ) : null}
        {isMany && state.found === undefined ? null : (
          <Reading state={state}>
            {(moved) => (
              <>
                <MoveEffects move={move} moved={moved} />
                {count > 0 ? (
                  <MoveFields
                    move={move}
                    mails={moved.reduce((sum, { mails }) => sum + mails, 0)}
                    words={words}
                    problem={
                      isTried && isUnsaid
                        ? t(move === 'send_back' ? 'review.wordsNeeded' : 'withhold.explanationNeeded')
                        : undefined
                    }
                    onChange={setWords}
                  />
                ) : null}
              </>
            )}
          </Reading>
        )}
      </form>
    </Modal>
  );
}

/** Whether a move has to be explained in words. */
const needsWords = (move: AdminMove, { ground, reasons }: MoveWords): boolean =>
  (move === 'withhold' && ground === 'other') || (move === 'send_back' && reasons.length === 0);

interface MoveEffectsProps {
  readonly move: AdminMove;
  readonly moved: readonly MovedJob[];
}

/** How many are moved, and why the others are not, with their names. */
export function MoveEffects({ move, moved }: MoveEffectsProps) {
  const t = useJobsMessages();
  const done = moved.filter(({ is_done: isDone }) => isDone);
  const left = new Map<string, MovedJob[]>();
  for (const one of moved) {
    if (one.is_done) continue;
    const problem = one.problem ?? t('move.already');
    left.set(problem, [...(left.get(problem) ?? []), one]);
  }
  const titles = (some: readonly MovedJob[]) => {
    const named = some.slice(0, 3).map(({ title }) => title || t('move.nameless'));
    const more = some.length - named.length;
    return more > 0 ? t('move.andMore', { titles: named.join(', '), count: more }) : named.join(', ');
  };
  return (
    <ul className={styles.effects}>
      {done.length === 0 ? null : (
        <li data-tone="good">
          <CircleCheck size={16} aria-hidden />
          <div>
            <b>{t(`move.${move}.will`, { count: done.length })}</b>
            <small>{titles(done)}</small>
          </div>
        </li>
      )}
      {[...left].map(([problem, some]) => (
        <li key={problem}>
          <CircleSlash size={16} aria-hidden />
          <div>
            <b>{t('move.left', { count: some.length })}</b>
            <small>{problem}</small>
            <small>{titles(some)}</small>
          </div>
        </li>
      ))}
    </ul>
  );
}

interface MoveFieldsProps {
  readonly move: AdminMove;
  /** How many mails would go. */
  readonly mails: number;
  readonly words: MoveWords;
  /** What is wrong with the words. */
  readonly problem: string | undefined;
  readonly onChange: (words: MoveWords) => void;
}

function MoveFields({ move, mails, words, problem, onChange }: MoveFieldsProps) {
  const t = useJobsMessages();
  const locale = useEditorLocale();
  if (!mailedMoves.has(move)) return null;
  const isRead =
    move === 'withhold' || move === 'send_back' || (move !== 'restore' && words.mail && mails > 0);
  return (
    <>
      {move === 'send_back' ? (
        <ReasonsField value={words.reasons} onChange={(reasons) => onChange({ ...words, reasons })} />
      ) : null}
      {move === 'withhold' ? (
        <ChoiceField
          label={t('withhold.ground')}
          value={words.ground}
          options={withheldGrounds.map((value) => ({ value, text: groundSentence(value, locale) }))}
          onChange={(ground) => onChange({ ...words, ground })}
        />
      ) : null}
      {mails > 0 ? (
        <label className={form.check}>
          <input
            type="checkbox"
            checked={words.mail}
            onChange={({ target }) => onChange({ ...words, mail: target.checked })}
          />
          {t('move.mail', { count: mails })}
        </label>
      ) : (
        <p className={form.hint}>{t('move.noMail')}</p>
      )}
      {isRead ? (
        <Field label={t('withhold.explanation')} hint={t('move.wordsHint')} problem={problem}>
          {(control) => (
            <textarea
              {...control}
              rows={3}
              value={words.explanation}
              maxLength={longestExplanation}
              onChange={({ target }) => onChange({ ...words, explanation: target.value })}
            />
          )}
        </Field>
      ) : null}
    </>
  );
}
