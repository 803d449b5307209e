import Download from 'lucide-react/icons/download';
import { uploads } from '@boardwright/api-client/contract';
import { fileLimits } from '../../../page/forms/file-limits.ts';
import { FormMessage } from '../../../page/forms/form-message.tsx';
import { useBoard } from '../../../board/board-context.ts';
import { Button } from '@boardwright/ui/button';
import { FileField } from '@boardwright/ui/file-field';
import { Icon } from '@boardwright/ui/icon';
import { Link } from '@boardwright/ui/link';
import { LinkButton } from '@boardwright/ui/link-button';
import { Panel } from '@boardwright/ui/panel';
import { fileSize } from '@boardwright/ui/file-size';
import { useFormat } from '@boardwright/ui/use-format';
import { tabAddress } from '../../../page/account/account-panel.ts';
import { PanelForm } from '../../../page/account/panel-form.tsx';
import type { OverviewProps } from './resume-overview-props.ts';
import { removalAddress, resumeFileId } from './resume-address.ts';
import styles from './resume.module.css';

/** The CV itself: which it is, another in its place, or none. */
export function FilePanel(props: OverviewProps) {
  const { data, t } = props;
  const held = data.resume?.file;
  return (
    <Panel title={t('parts.file')} titleId="resume-file">
      {held && <SelectedFile {...props} />}
      <PanelForm panel={props} action="upload" multipart className={styles.upload} label={t('file.label')}>
        {({ answer, busy }) => (
          <>
            <FormMessage id="resume-file-message" answer={answer} check={t('form.check')} />
            <FileField
              id={resumeFileId}
              name="cv"
              label={t(held ? 'file.other' : 'file.label')}
              {...fileLimits('document')}
              hint={t('file.hint', { limit: uploads.document.megabytes })}
              error={answer.error('cv')}
            />
            <Button
              variant={held ? 'secondary' : 'primary'}
              size="small"
              busy={busy}
              className={styles.start}
            >
              {t(held ? 'file.replace' : 'file.upload')}
            </Button>
          </>
        )}
      </PanelForm>
    </Panel>
  );
}

function SelectedFile(props: OverviewProps) {
  const { data, t, tab } = props;
  const board = useBoard();
  const format = useFormat();
  const { resume, remove } = data;
  if (!resume?.file) return null;
  const { name, size, uploaded_at: at } = resume.file;
  return (
    <>
      <div className={styles.held}>
        <p className={styles.heldName}>
          <b>{name}</b>
          <span>
            {t('file.date', { date: format.date(at) })}, {fileSize(size, board.locale)}
          </span>
        </p>
        {/* A file, not a page: the browser fetches it over the gateway with its own cookie. */}
        <a
          href={`/api/candidate/v1/resume/download/${resume.file_token}`}
          download
          className={styles.download}
          aria-label={t('file.download', { name })}
        >
          <Icon icon={Download} size="m" />
        </a>
      </div>
      {remove === 'file' ? (
        <PanelForm panel={props} action="removeFile" className={styles.confirm}>
          {({ busy }) => (
            <>
              <p id="resume-remove-file">
                <b>{t('file.removeTitle')}</b> {t('file.removeText')}
              </p>
              <p className={styles.ways}>
                <Button variant="danger" size="small" busy={busy}>
                  {t('file.remove')}
                </Button>
                <LinkButton href={tabAddress(board, tab)} variant="plain" size="small" storeScroll>
                  {t('remove.cancel')}
                </LinkButton>
              </p>
            </>
          )}
        </PanelForm>
      ) : (
        <p className={styles.after}>
          <Link href={removalAddress(board, 'file')} className={styles.edit} storeScroll>
            {t('file.remove')}
          </Link>
        </p>
      )}
    </>
  );
}
