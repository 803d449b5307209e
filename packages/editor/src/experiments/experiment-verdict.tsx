import type { Experiment, ExperimentFinding } from '@boardwright/api-client/contract';
import { CircleCheck, Equal, Hourglass, Trophy, type LucideIcon } from 'lucide-react';
import styles from './experiments.module.css';
import { useExperimentMessages, type ExperimentTranslate } from './use-experiment-messages.ts';

export const verdictSigns: Readonly<Record<ExperimentFinding['verdict'], LucideIcon>> = {
  b_better: Trophy,
  a_better: CircleCheck,
  no_difference: Equal,
  not_enough: Hourglass,
};

function sentences(t: ExperimentTranslate, experiment: Experiment): readonly [title: string, text: string] {
  const { measure, findings, ended_at: endedAt } = experiment;
  const { verdict, sure, difference } = findings[measure];
  const named = t(`measures.${measure}`);
  const count = Math.round(Math.abs(difference ?? 0));
  if (verdict === 'b_better')
    return [difference === null ? t('onlyB') : t('more', { count }), t('noLuck', { sure, measure: named })];
  if (verdict === 'a_better') return [t('fewer', { count }), t('noLuck', { sure, measure: named })];
  if (verdict === 'no_difference') return [t('verdicts.no_difference'), t('alike', { measure: named })];
  return endedAt === null ? [t('verdicts.not_enough'), t('early')] : [t('notEnough'), t('tooFew')];
}

/** What came of a test, in a sentence that one can act on. */
export function ExperimentVerdict({ experiment }: { readonly experiment: Experiment }) {
  const t = useExperimentMessages();
  const { verdict } = experiment.findings[experiment.measure];
  const Sign = verdictSigns[verdict];
  const [title, text] = sentences(t, experiment);
  return (
    <div className={styles.verdict} data-verdict={verdict} role="status">
      <Sign size={22} strokeWidth={1.75} aria-hidden />
      <div>
        <b>{title}</b>
        <p>{text}</p>
      </div>
    </div>
  );
}
