import { useBoard } from '../../../board/board-context.ts';
import { EmptyState } from '@boardwright/ui/empty-state';
import { LinkButton } from '@boardwright/ui/link-button';
import { tabAddress } from '../../../page/account/account-panel.ts';
import { AlertForm } from './alert-form.tsx';
import { AlertList } from './alert-list.tsx';
import { alertsTab } from './job-alerts-address.ts';
import type { AlertsPart } from './job-alerts-props.ts';

/** A candidate's job alerts: all of them, or the form of one. */
export function JobAlertsPanel(props: AlertsPart) {
  const { data, t } = props;
  const board = useBoard();
  switch (data.view) {
    case 'list':
      return <AlertList {...props} data={data} />;
    case 'form':
      // Another draft is another form: its fields show what the address says.
      return <AlertForm key={board.search} {...props} data={data} />;
    case 'notFound':
      return (
        <EmptyState
          title={t('notFound')}
          action={<LinkButton href={tabAddress(board, alertsTab)}>{t('back')}</LinkButton>}
        />
      );
  }
}
