import type { Experiment } from '@boardwright/api-client/contract';
import { fromWire, type BlockSchema } from '@boardwright/blocks-schema';
import { CalendarClock, Cookie, FlaskConical, Lock, type LucideIcon } from 'lucide-react';
import { useMemo, useState, type ReactNode } from 'react';
import { CloseFoot } from '../lists/dialog-foot.tsx';
import { Problem } from '../lists/reading.tsx';
import { useAttempt } from '../lists/use-attempt.ts';
import type { ExperimentSource } from '../publication/experiment-source.ts';
import { usePublication } from '../publication/publication.tsx';
import { Acts } from '../ui/acts.tsx';
import { announce } from '../ui/announce.ts';
import controls from '../ui/controls.module.css';
import { Modal } from '../ui/modal.tsx';
import { useDateLocale } from '../ui/use-date-locale.ts';
import { useMomentText } from '../workbench/use-moment-text.ts';
import { ExperimentFigures } from './experiment-figures.tsx';
import { Rate } from './experiment-rate.tsx';
import { ExperimentVerdict } from './experiment-verdict.tsx';
import styles from './experiments.module.css';
import { useExperimentMessages } from './use-experiment-messages.ts';
import { useVersionB } from './use-version-b.ts';
import { VersionPicture } from './version-picture.tsx';

const dayLength = 86_400_000;

interface ExperimentResultProps {
  readonly source: ExperimentSource;
  readonly now: () => number;
  readonly experiment: Experiment;
  readonly schema: BlockSchema;
  readonly onChanged: () => void;
  readonly onAgain: () => void;
  /** What stands below: other tests. */
  readonly lists: ReactNode;
  readonly onClose: () => void;
}

function useStateText(experiment: Experiment, now: () => number): string {
  const t = useExperimentMessages();
  const textOf = useMomentText();
  const { started_at: from, ends_at: till, ended_at: ended, ended_by: by } = experiment;
  if (ended !== null) return t(by === 'change' ? 'endedByChange' : 'ended', { time: textOf(ended) });
  const dayAt = (moment: number): number => Math.ceil((moment - Date.parse(from)) / dayLength);
  return t('running', { day: Math.max(1, dayAt(now())), days: dayAt(Date.parse(till)) });
}

function Fact({ sign: Sign, children }: { readonly sign: LucideIcon; readonly children: ReactNode }) {
  return (
    <li>
      <Sign size={15} strokeWidth={1.75} aria-hidden />
      <span>{children}</span>
    </li>
  );
}

/** What came of a test: verdict, both versions, what was counted; and what to do with it. */
export function ExperimentResult(props: ExperimentResultProps) {
  const { source, now, experiment, schema, onChanged, onAgain, lists, onClose } = props;
  const t = useExperimentMessages();
  const textOf = useMomentText();
  const state = useStateText(experiment, now);
  const names = new Intl.DisplayNames(useDateLocale(), { type: 'language' });
  const { site } = usePublication();
  const version = useVersionB(experiment, schema);
  const [asked, setAsked] = useState<'a' | 'b'>();
  const { refused, attempt } = useAttempt({ alone: true });
  const {
    key,
    a,
    b,
    share,
    author,
    locale,
    outcome,
    measure,
    ended_at: endedAt,
    ends_at: endsAt,
  } = experiment;
  const settingsOfA = useMemo(() => fromWire(key, a.settings), [key, a.settings]);
  const settingsOfB = useMemo(() => fromWire(key, b.settings), [key, b.settings]);
  const { verdict } = experiment.findings[measure];
  const isRunning = endedAt === null;
  const language = names.of(locale.toLowerCase()) ?? locale;
  const saveB = (): void => {
    version.use();
    announce(t('usedB', { block: schema.title }));
  };
  const decide = (chosen: 'a' | 'b'): void =>
    void attempt(async () => {
      await source.end(experiment.id, chosen);
      setAsked(undefined);
      if (chosen === 'b') saveB();
      else announce(t('stopped'));
      onChanged();
    });
  const button = (text: string, onClick: () => void, kind: 'primary' | 'secondary' = 'secondary') => (
    <button type="button" className={`${controls.button} ${controls[kind]}`} onClick={onClick}>
      {text}
    </button>
  );
  const isWaiting = outcome === 'b' && !version.isInBlock && version.isUsable;
  return (
    <Modal
      title={t('titleOf', { block: schema.title })}
      width="page"
      onClose={onClose}
      foot={
        asked ? (
          <>
            <span className={styles.asked} role="alert">
              {t(asked === 'a' ? 'askA' : 'askB')}
            </span>
            {button(t('back'), () => setAsked(undefined))}
            {button(t('goOn'), () => decide(asked), 'primary')}
          </>
        ) : (
          <>
            <CloseFoot onClose={onClose} />
            <Acts>
              {isRunning || outcome !== null ? null : button(t('again'), onAgain)}
              {outcome === null ? (
                <>
                  {button(t(isRunning ? 'keepA' : 'stayA'), () => (isRunning ? setAsked('a') : decide('a')))}
                  {version.isUsable ? button(t('useB'), () => setAsked('b'), 'primary') : null}
                </>
              ) : (
                button(t('again'), onAgain)
              )}
              {isWaiting ? button(t('saveB'), saveB, 'primary') : null}
            </Acts>
          </>
        )
      }
    >
      {refused === undefined ? null : <Problem text={refused} />}
      <p className={styles.state} data-running={isRunning}>
        <span>
          <FlaskConical size={13} strokeWidth={2} aria-hidden />
          {state}
        </span>
        {outcome === null ? null : <b>{t(outcome === 'a' ? 'choseA' : 'choseB')}</b>}
      </p>
      <p className={styles.quiet}>
        {author ? t('about', { share, language, author }) : t('aboutNobody', { share, language })}
        {outcome === 'b' && version.isInBlock && site?.publishing === 'by_hand' ? ` ${t('publishB')}` : null}
      </p>
      <ExperimentVerdict experiment={experiment} />
      <div className={styles.versions}>
        <VersionPicture version="A" schema={schema} values={settingsOfA} isBetter={verdict === 'a_better'}>
          <span>{t(`measures.${measure}`)}</span>
          <Rate experiment={experiment} version="a" />
        </VersionPicture>
        <VersionPicture version="B" schema={schema} values={settingsOfB} isBetter={verdict === 'b_better'}>
          <span>{t(`measures.${measure}`)}</span>
          <Rate experiment={experiment} version="b" />
        </VersionPicture>
      </div>
      <ExperimentFigures experiment={experiment} />
      <h3 className={styles.heading}>{t('how')}</h3>
      <ul className={styles.facts}>
        {isRunning ? (
          <Fact sign={CalendarClock}>
            {t('ends')}: {textOf(endsAt)}
          </Fact>
        ) : null}
        {isRunning ? <Fact sign={Lock}>{t('held')}</Fact> : null}
        <Fact sign={Cookie}>{t('noCookie')}</Fact>
        <Fact sign={FlaskConical}>{t('sameDay')}</Fact>
      </ul>
      {lists}
    </Modal>
  );
}
