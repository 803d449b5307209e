import type { Experiment } from '@boardwright/api-client/contract';
import { useDateLocale } from '../ui/use-date-locale.ts';
import styles from './experiments.module.css';
import { useExperimentMessages } from './use-experiment-messages.ts';

interface RateProps {
  readonly experiment: Experiment;
  readonly version: 'a' | 'b';
}

/** Of a version's visitors, how many did what decides. */
export function Rate({ experiment: { counts, measure }, version }: RateProps) {
  const t = useExperimentMessages();
  const locale = useDateLocale();
  const { visitors, [measure]: did } = counts[version];
  if (visitors === 0) return <small className={styles.nobody}>{t('nothing')}</small>;
  const format = new Intl.NumberFormat(locale, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return <strong>{format.format(did / visitors)}</strong>;
}
