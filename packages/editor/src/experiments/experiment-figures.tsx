import { experimentMeasures, type Experiment } from '@boardwright/api-client/contract';
import { useDateLocale } from '../ui/use-date-locale.ts';
import styles from './experiments.module.css';
import { useExperimentMessages } from './use-experiment-messages.ts';

/** All that was counted of both versions, and how sure each difference is. */
export function ExperimentFigures({ experiment }: { readonly experiment: Experiment }) {
  const t = useExperimentMessages();
  const locale = useDateLocale();
  const number = new Intl.NumberFormat(locale);
  const change = new Intl.NumberFormat(locale, {
    style: 'percent',
    signDisplay: 'exceptZero',
    maximumFractionDigits: 0,
  });
  const { counts, findings, measure: deciding } = experiment;
  const versions = ['a', 'b'] as const;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls sideways is reached by the keyboard
    <div className={styles.tableFrame} role="group" aria-label={t('counted')} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('counted')}</th>
            {versions.map((version) => (
              <th key={version} scope="col">
                {t('version', { version: version.toUpperCase() })}
              </th>
            ))}
            <th scope="col">{t('difference')}</th>
            <th scope="col">{t('sure')}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{t('visitors')}</th>
            {versions.map((version) => (
              <td key={version}>{number.format(counts[version].visitors)}</td>
            ))}
            <td colSpan={2}>–</td>
          </tr>
          {experimentMeasures.map((measure) => {
            const { verdict, sure, difference } = findings[measure];
            const isSure = verdict === 'a_better' || verdict === 'b_better';
            return (
              <tr key={measure} data-decides={measure === deciding}>
                <th scope="row">
                  {t(`measures.${measure}`)} {measure === deciding ? <small>{t('decides')}</small> : null}
                </th>
                {versions.map((version) => (
                  <td key={version}>{number.format(counts[version][measure])}</td>
                ))}
                <td>{difference === null ? '–' : change.format(difference / 100)}</td>
                <td>
                  <span className={styles.badge} data-verdict={verdict}>
                    {isSure ? t('sureOf', { sure }) : t(`verdicts.${verdict}`)}
                  </span>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
