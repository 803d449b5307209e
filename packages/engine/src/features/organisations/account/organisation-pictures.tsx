import { uploads } from '@boardwright/api-client/contract';
import { fileLimits } from '../../../page/forms/file-limits.ts';
import { FormMessage } from '../../../page/forms/form-message.tsx';
import { Button } from '@boardwright/ui/button';
import { FileField } from '@boardwright/ui/file-field';
import { Panel } from '@boardwright/ui/panel';
import { PanelForm } from '../../../page/account/panel-form.tsx';
import type { PageProps } from './organisation-page-props.ts';
import styles from './organisations.module.css';

/** Logo and header image, each uploaded, replaced or taken away by itself. */
export function OrganisationPictures(props: PageProps) {
  return (
    <Panel title={props.t('pictures.title')} titleId="organisation-pictures">
      <Picture {...props} which="logo" />
      <Picture {...props} which="header" />
    </Panel>
  );
}

function Picture({ which, ...panel }: PageProps & { readonly which: 'logo' | 'header' }) {
  const { data, t } = panel;
  const { id, revision, [which]: src } = data.organisation;
  const label = t(`pictures.${which}`);
  return (
    <PanelForm
      panel={panel}
      action="savePicture"
      part={which}
      multipart
      className={styles.picture}
      label={label}
    >
      {({ answer, busy }) => (
        <>
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="revision" value={revision} />
          <input type="hidden" name="which" value={which} />
          <FormMessage id={`organisation-${which}-message`} answer={answer} check={t('form.check')} />
          {/* Decoration beside its own label. */}
          {src && <img className={styles[which]} src={src} alt="" loading="lazy" decoding="async" />}
          <FileField
            id={`organisation-${which}`}
            name="picture"
            label={label}
            {...fileLimits('picture')}
            hint={t('pictures.hint', { limit: uploads.picture.megabytes })}
            error={answer.error('picture')}
          />
          <p className={styles.ways}>
            <Button
              variant="secondary"
              size="small"
              busy={busy}
              aria-label={`${t(src ? 'pictures.replace' : 'pictures.upload')}: ${label}`}
            >
              {t(src ? 'pictures.replace' : 'pictures.upload')}
            </Button>
            {src && (
              <Button
                variant="plain"
                size="small"
                name="as"
                value="remove"
                formNoValidate
                busy={busy}
                aria-label={`${t('pictures.remove')}: ${label}`}
              >
                {t('pictures.remove')}
              </Button>
            )}
          </p>
        </>
      )}
    </PanelForm>
  );
}
