import type { Translate } from '@boardwright/ui/translate';
import { useFormat } from '@boardwright/ui/use-format';
import { useBoard } from '../../../board/board-context.ts';
import { salaryLabel } from '../../../search/salary-label.ts';
import { offeredDistances } from '../../../search/distances.ts';
import type { AlertView } from './alert-view.ts';
import styles from './alerts.module.css';
import type { AlertKey } from './alert.messages.ts';

/** An alert in a few lines: what, where, how often. */
export function AlertSummary({ alert, t }: { readonly alert: AlertView; readonly t: Translate<AlertKey> }) {
  const board = useBoard();
  const format = useFormat();
  const { search, segments, organisation, frequency } = alert;
  const { chosen } = offeredDistances(board.imperial, search.distance);
  const salary = salaryLabel(search, t, board);
  const filters = [
    ...segments.map(({ name }) => name),
    salary && t('perMonth', { salary }),
    search.organisation_id !== undefined && (organisation ?? t('fields.oneOrganisation')),
    search.remote && t('fields.remote'),
  ].filter(Boolean);
  const lines = [
    [t('fields.search'), search.search || t('summary.everything')],
    [
      t('fields.city'),
      search.location_name &&
        t('summary.within', { place: search.location_name, distance: format.distance(chosen) }),
    ],
    [t('fields.also'), filters.join(', ')],
    [t('fields.frequency'), t(`frequencies.${frequency}`)],
  ].filter(([, value]) => value);
  return (
    <dl className={styles.summary}>
      {lines.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
