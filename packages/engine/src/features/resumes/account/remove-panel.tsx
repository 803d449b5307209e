import { FormMessage } from '../../../page/forms/form-message.tsx';
import { useBoard } from '../../../board/board-context.ts';
import { Button } from '@boardwright/ui/button';
import { LinkButton } from '@boardwright/ui/link-button';
import { Panel } from '@boardwright/ui/panel';
import { tabAddress } from '../../../page/account/account-panel.ts';
import { PanelForm } from '../../../page/account/panel-form.tsx';
import type { OverviewProps } from './resume-overview-props.ts';
import { removalAddress } from './resume-address.ts';
import styles from './resume.module.css';

/** The end of a resume, asked for twice. */
export function RemovePanel(props: OverviewProps) {
  const { data, t, tab } = props;
  const board = useBoard();
  return (
    <Panel title={t('parts.remove')} titleId="resume-remove">
      <p className={styles.soft}>{t('remove.text')}</p>
      {data.remove === 'resume' ? (
        <PanelForm panel={props} action="removeResume" className={styles.confirm}>
          {({ answer, busy }) => (
            <>
              <FormMessage id="resume-remove-message" answer={answer} check={t('form.check')} />
              <p id="resume-remove-resume">
                <b>{t('remove.title')}</b>
              </p>
              <p className={styles.ways}>
                <Button variant="danger" size="small" busy={busy}>
                  {t('remove.open')}
                </Button>
                <LinkButton href={tabAddress(board, tab)} variant="plain" size="small" storeScroll>
                  {t('remove.cancel')}
                </LinkButton>
              </p>
            </>
          )}
        </PanelForm>
      ) : (
        <LinkButton href={removalAddress(board, 'resume')} variant="secondary" size="small" storeScroll>
          {t('remove.open')}
        </LinkButton>
      )}
    </Panel>
  );
}
