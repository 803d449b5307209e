import CircleCheck from 'lucide-react/icons/circle-check';
import { Icon } from '@boardwright/ui/icon';
import type { Translate } from '@boardwright/ui/translate';
import { useFormat } from '@boardwright/ui/use-format';
import type { BiasHit } from '../job-quality/find-biased-words.ts';
import type { Judgement, Quality } from '../job-quality/judge-job.ts';
import { useBoard } from '../../../board/board-context.ts';
import { type FormStep, stepId, stepOfCheck } from './form-steps.ts';
import styles from './job-aside.module.css';
import type { ManageJobsKey } from './manage-jobs.messages.ts';

interface QualityPanelProps {
  readonly quality: Quality;
  /** What is wrong here is said first; with all that is wrong at the last step. */
  readonly step: FormStep;
  readonly onStep: (step: FormStep) => void;
  readonly t: Translate<ManageJobsKey>;
}

const order = { must: 0, should: 1, could: 2 } as const;

/** What the job still lacks, the most important first; each leads to the step where it is mended. */
export function QualityPanel({ quality, step, onStep, t }: QualityPanelProps) {
  const { judgements, hits, score } = quality;
  const wrong = judgements
    .filter(({ isGood, check }) => !isGood && check !== 'bias')
    .toSorted((one, other) => order[one.weight] - order[other.weight]);
  const isHere = ({ check }: Judgement) => step === 'publish' || stepOfCheck(check) === step;
  const here = wrong.filter(isHere);
  const elsewhere = wrong.filter((one) => !isHere(one));
  const isGood = wrong.length === 0 && hits.length === 0;
  return (
    <section className={styles.quality} aria-labelledby="job-quality-title">
      <h3 id="job-quality-title" className={styles.caption}>
        {t('quality.title')}
        <span className="num">{t('quality.score', { score })}</span>
      </h3>
      <meter className={styles.meter} min={0} max={100} low={50} high={80} optimum={100} value={score}>
        {t('quality.score', { score })}
      </meter>
      {isGood && (
        <p className={styles.good}>
          <Icon icon={CircleCheck} /> {t('quality.good')}
        </p>
      )}
      <Findings judgements={here} onStep={onStep} t={t} />
      {hits.length > 0 && <BiasedWords hits={hits} t={t} />}
      {elsewhere.length > 0 && (
        <details className={styles.elsewhere}>
          <summary>{t('quality.elsewhere', { count: elsewhere.length })}</summary>
          <Findings judgements={elsewhere} onStep={onStep} t={t} />
        </details>
      )}
    </section>
  );
}

type FindingsProps = Pick<QualityPanelProps, 'onStep' | 't'> & { readonly judgements: readonly Judgement[] };

function Findings({ judgements, onStep, t }: FindingsProps) {
  if (judgements.length === 0) return null;
  return (
    <ul className={styles.findings}>
      {judgements.map((judgement) => (
        <Finding key={judgement.check} judgement={judgement} onStep={onStep} t={t} />
      ))}
    </ul>
  );
}

function Finding({
  judgement: { check, weight, values },
  onStep,
  t,
}: Pick<QualityPanelProps, 'onStep' | 't'> & { readonly judgement: Judgement }) {
  const step = stepOfCheck(check);
  return (
    <li data-weight={weight}>
      <a
        href={`#${stepId(step)}`}
        onClick={(event) => {
          event.preventDefault();
          onStep(step);
        }}
      >
        <span className="visually-hidden">{t(`quality.weights.${weight}`)}: </span>
        {t(`quality.checks.${check}`, { count: 0, least: 0, most: 0, ...values })}
      </a>
    </li>
  );
}

/** Each word once, with how often it stands there. */
function BiasedWords({
  hits,
  t,
}: {
  readonly hits: readonly BiasHit[];
  readonly t: Translate<ManageJobsKey>;
}) {
  const format = useFormat();
  const { locale } = useBoard();
  const either = (words: readonly string[]) =>
    new Intl.ListFormat(locale, { type: 'disjunction' }).format(words);
  const byWord = new Map<string, { readonly hit: BiasHit; count: number }>();
  for (const hit of hits) {
    const key = hit.word.toLowerCase();
    const known = byWord.get(key);
    if (known) known.count += 1;
    else byWord.set(key, { hit, count: 1 });
  }
  return (
    <div className={styles.bias}>
      <h4>{t('quality.bias')}</h4>
      <ul>
        {[...byWord].map(([key, { hit, count }]) => (
          <li key={key}>
            <mark>{hit.word}</mark>
            {count > 1 && <span className="num"> ×{format.number(count)}</span>}{' '}
            <span className={styles.kind}>{t(`quality.kinds.${hit.kind}`)}</span>
            <br />
            {hit.instead.length > 0
              ? t('quality.instead', { words: either(hit.instead) })
              : t('quality.leaveOut')}
          </li>
        ))}
      </ul>
    </div>
  );
}
