import { uploads } from '@boardwright/api-client/contract';
import { fileLimits } from '../../../page/forms/file-limits.ts';
import { FormMessage } from '../../../page/forms/form-message.tsx';
import { Button } from '@boardwright/ui/button';
import { buttonClass } from '@boardwright/ui/button-class';
import { FileField } from '@boardwright/ui/file-field';
import { Panel } from '@boardwright/ui/panel';
import { PanelForm } from '../../../page/account/panel-form.tsx';
import type { OverviewProps } from './resume-overview-props.ts';
import styles from './resume.module.css';

/** The resume in a format that others read, and one of theirs read here. */
export function TakePanel(props: OverviewProps) {
  const { data, t } = props;
  return (
    <Panel title={t('parts.take')} titleId="resume-take">
      <p className={styles.soft}>{t('take.text')}</p>
      {data.resume && (
        <p className={styles.after}>
          <a
            href="/api/candidate/v1/resume/export"
            download
            className={buttonClass({ variant: 'secondary', size: 'small' })}
          >
            {t('take.download')}
          </a>
        </p>
      )}
      <PanelForm
        panel={props}
        action="importJson"
        multipart
        className={styles.upload}
        label={t('take.label')}
      >
        {({ answer, busy }) => (
          <>
            <FormMessage id="resume-json-message" answer={answer} check={t('form.check')} />
            <FileField
              id="resume-json"
              name="json"
              label={t('take.label')}
              {...fileLimits('resumeJson')}
              hint={t('take.hint', { limit: uploads.resumeJson.megabytes })}
              error={answer.error('json')}
            />
            <Button variant="secondary" size="small" busy={busy} className={styles.start}>
              {t('take.read')}
            </Button>
          </>
        )}
      </PanelForm>
    </Panel>
  );
}
