import type { Resume } from '@boardwright/api-client/contract';
import { FormMessage } from '../../../page/forms/form-message.tsx';
import { useBoard } from '../../../board/board-context.ts';
import { Badge } from '@boardwright/ui/badge';
import { Button } from '@boardwright/ui/button';
import { Link } from '@boardwright/ui/link';
import { Panel } from '@boardwright/ui/panel';
import { PanelForm } from '../../../page/account/panel-form.tsx';
import type { OverviewProps } from './resume-overview-props.ts';
import { stepAddress } from './resume-address.ts';
import styles from './resume.module.css';

/** Whether somebody can be found, and by whom. */
export function SeenPanel(props: OverviewProps & { readonly resume: Resume }) {
  const { t, resume } = props;
  const board = useBoard();
  const { status, visibility, client_ids: clients } = resume;
  const isAvailable = status === 'available';
  const audience =
    visibility === 'everybody' ? t('seen.everybody') : t(`seen.${visibility}`, { count: clients.length });
  return (
    <Panel
      title={t('parts.seen')}
      titleId="resume-seen"
      aside={<Badge tone={isAvailable ? 'success' : 'neutral'}>{t(`status.${status}`)}</Badge>}
    >
      <p>
        <b>{t(isAvailable ? 'seen.available' : 'seen.hidden')}</b>
      </p>
      <p className={styles.soft}>{isAvailable ? audience : t('seen.notYet')}</p>
      <PanelForm panel={props} action="setStatus" className={styles.ways}>
        {({ answer, busy }) => (
          <>
            <FormMessage id="resume-status-message" answer={answer} check={t('form.check')} />
            <input type="hidden" name="status" value={isAvailable ? 'not_available' : 'available'} />
            <Button size="small" variant={isAvailable ? 'secondary' : 'primary'} busy={busy}>
              {t(isAvailable ? 'seen.hide' : 'seen.show')}
            </Button>
          </>
        )}
      </PanelForm>
      <p className={styles.after}>
        <Link href={stepAddress(board, 'visibility')} className={styles.edit}>
          {t('seen.choose')}
        </Link>
      </p>
    </Panel>
  );
}
