import Pause from 'lucide-react/icons/pause';
import Pencil from 'lucide-react/icons/pencil';
import Play from 'lucide-react/icons/play';
import Search from 'lucide-react/icons/search';
import Trash2 from 'lucide-react/icons/trash-2';
import { Badge } from '@boardwright/ui/badge';
import { Button } from '@boardwright/ui/button';
import type { IconDrawing } from '@boardwright/ui/icon';
import { LinkButton } from '@boardwright/ui/link-button';
import { TagList } from '@boardwright/ui/tag-list';
import type { Translate } from '@boardwright/ui/translate';
import { useFormat } from '@boardwright/ui/use-format';
import { pagePath, useBoard } from '../../../board/board-context.ts';
import { offeredDistances } from '../../../search/distances.ts';
import { salaryLabel } from '../../../search/salary-label.ts';
import { writeSearchAddress } from '../../../search/search-address.ts';
import { PanelForm } from '../../../page/account/panel-form.tsx';
import { alertAddress } from './job-alerts-address.ts';
import type { AlertItem, AlertListData } from './job-alerts.load.ts';
import type { AlertsPart } from './job-alerts-props.ts';
import styles from './alert-list.module.css';
import type { JobAlertsPanelKey } from './job-alerts.messages.ts';

export interface AlertRowProps extends AlertsPart<AlertListData> {
  readonly item: AlertItem;
}

/** 'verpleegkundige rond Groningen' */
function useAlertName({ alert }: AlertItem, t: Translate<JobAlertsPanelKey>): string {
  const { search, location_name: place } = alert.search;
  const what = search ? `“${search}”` : t('everything');
  return place ? t('near', { what, place }) : what;
}

/** One alert: its search in words, how often, whether it is on, and the ways from here. */
export function AlertRow(props: AlertRowProps) {
  const { t, item } = props;
  const board = useBoard();
  const name = useAlertName(item, t);
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <h3 className={styles.name}>
          {name}
          <Badge tone={item.active ? 'success' : 'neutral'}>{t(item.active ? 'on' : 'paused')}</Badge>
        </h3>
        <Facts {...props} />
        <Chips {...props} />
      </div>
      <div className={styles.acts}>
        <LinkButton
          href={alertAddress(board, item.id)}
          variant="secondary"
          size="small"
          icon={Pencil}
          aria-label={`${t('edit')}: ${name}`}
        >
          {t('edit')}
        </LinkButton>
        {item.active ? (
          <Act {...props} action="turn" icon={Pause} label={t('turnOff')} name={name} active="0" />
        ) : (
          <Act {...props} action="turn" icon={Play} label={t('turnOn')} name={name} active="1" />
        )}
        <Act {...props} action="remove" icon={Trash2} label={t('remove')} name={name} />
        {board.paths['p-job-list'] !== undefined && (
          <LinkButton
            href={pagePath(board, 'p-job-list') + writeSearchAddress(item.alert.search)}
            variant="plain"
            size="small"
            icon={Search}
            aria-label={`${t('jobs')}: ${name}`}
          >
            {t('jobs')}
          </LinkButton>
        )}
      </div>
    </li>
  );
}

/** How often it tells, of how far around, and when it did and will. */
function Facts({ item, t }: AlertRowProps) {
  const format = useFormat();
  const board = useBoard();
  const { alert, active, lastSentAt, nextAt } = item;
  const { chosen } = offeredDistances(board.imperial, alert.search.distance);
  const facts = [
    t(`frequencies.${alert.frequency}`),
    alert.search.location_name && t('within', { distance: format.distance(chosen) }),
    lastSentAt ? t('lastSent', { date: format.date(lastSentAt) }) : active && t('neverSent'),
    nextAt && t('next', { date: format.date(nextAt) }),
  ];
  return <p className={styles.facts}>{facts.filter(Boolean).join(' · ')}</p>;
}

function Chips({ item, t }: AlertRowProps) {
  const board = useBoard();
  const { search, segments, organisation } = item.alert;
  const salary = salaryLabel(search, t, board);
  const names = [
    ...segments.map(({ name }) => name),
    salary && t('perMonth', { salary }),
    search.organisation_id !== undefined && (organisation ?? t('fields.oneOrganisation')),
    search.remote && t('fields.remote'),
  ].filter((name) => typeof name === 'string' && name !== '');
  return (
    <TagList
      tags={names.map((name) => ({ name: String(name) }))}
      label={t('chips')}
      className={styles.chips}
    />
  );
}

interface ActProps extends AlertRowProps {
  readonly action: 'turn' | 'remove';
  readonly icon: IconDrawing;
  readonly label: string;
  readonly name: string;
  /** What `turn` makes of it. */
  readonly active?: '0' | '1';
}

/** One button that does one thing. */
function Act({ action, icon, label, name, active, ...props }: ActProps) {
  const part = `${action}-${props.item.id}`;
  return (
    <PanelForm panel={props} action={action} part={part}>
      {({ answer, busy }) => (
        <>
          <input type="hidden" name="id" value={props.item.id} />
          {active && <input type="hidden" name="active" value={active} />}
          <Button variant="secondary" size="small" icon={icon} busy={busy} aria-label={`${label}: ${name}`}>
            {label}
          </Button>
          {answer.message && <p role="alert">{answer.message}</p>}
        </>
      )}
    </PanelForm>
  );
}
