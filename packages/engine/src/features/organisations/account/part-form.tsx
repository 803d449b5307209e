import { uploads } from '@boardwright/api-client/contract';
import { fileLimits } from '../../../page/forms/file-limits.ts';
import { FormMessage } from '../../../page/forms/form-message.tsx';
import type { FormResponse } from '../../../page/forms/form-response.ts';
import { htmlToMarkup } from '../../../page/forms/text-markup.ts';
import { useBoard } from '../../../board/board-context.ts';
import { BackLink } from '@boardwright/ui/back-link';
import { Button } from '@boardwright/ui/button';
import { FileField } from '@boardwright/ui/file-field';
import { LinkButton } from '@boardwright/ui/link-button';
import { Panel } from '@boardwright/ui/panel';
import { TextField } from '@boardwright/ui/text-field';
import { TextareaField } from '@boardwright/ui/textarea-field';
import { PanelForm } from '../../../page/account/panel-form.tsx';
import { organisationAddress } from './organisations-address.ts';
import type { PartFormData } from './organisations.load.ts';
import type { OrganisationsPart } from './organisations-props.ts';
import styles from './organisations.module.css';

type FormProps = OrganisationsPart<PartFormData>;

/** One part of an organisation's page, new or to be changed. */
export function PartForm(props: FormProps) {
  const { data, t } = props;
  const { organisation, part, type } = data;
  const board = useBoard();
  const back = `${organisationAddress(board, organisation.id)}#organisation-parts`;
  const title = t(`parts.${part === undefined ? 'newTitle' : 'editTitle'}`, {
    type: t(`parts.types.${type}`),
  });
  return (
    <section aria-labelledby="organisation-part-title">
      <BackLink href={back}>{organisation.name}</BackLink>
      <h2 id="organisation-part-title" className={styles.formTitle}>
        {title}
      </h2>
      <PanelForm
        panel={props}
        action="savePart"
        label={title}
        multipart={type === 'image'}
        className={styles.form}
      >
        {({ answer, busy }) => (
          <>
            <FormMessage id="organisation-part-message" answer={answer} check={t('form.check')} />
            <input type="hidden" name="id" value={organisation.id} />
            <input type="hidden" name="revision" value={organisation.revision} />
            <input type="hidden" name="type" value={type} />
            {part !== undefined && <input type="hidden" name="at" value={part} />}
            <Panel>
              <div className={styles.fields}>
                <PartFields {...props} answer={answer} />
              </div>
            </Panel>
            <p className={styles.ways}>
              <Button busy={busy}>{t('form.save')}</Button>
              <LinkButton href={back} variant="plain">
                {t('cancel')}
              </LinkButton>
            </p>
          </>
        )}
      </PanelForm>
    </section>
  );
}

function PartFields({ data, t, answer }: FormProps & { readonly answer: FormResponse }) {
  const { organisation, part, type, languages, limits } = data;
  const known = part === undefined ? undefined : organisation.organisation_info[part]?.value;
  const label = t(`parts.fields.${type}`);
  const line = typeof known === 'string' ? known : '';
  if (type === 'image')
    return (
      <FileField
        id="organisation-part-picture"
        name="picture"
        label={label}
        {...fileLimits('picture')}
        hint={t('pictures.hint', { limit: uploads.picture.megabytes })}
        error={answer.error('picture') ?? answer.error('value')}
        fieldClassName={styles.full}
      />
    );
  if (type !== 'text' && type !== 'benefit')
    return (
      <TextField
        id="organisation-part-value"
        name="value"
        label={label}
        required
        {...(type !== 'location' && { type: 'url', inputMode: 'url' as const, placeholder: 'https://' })}
        maxLength={limits.line}
        defaultValue={answer.text('value') ?? line}
        error={answer.error('value')}
        fieldClassName={styles.full}
      />
    );
  return languages.map(({ value: language, label: named }) => {
    const stored = typeof known === 'object' ? (known[language] ?? '') : line;
    const field = {
      id: `organisation-part-${language}`,
      name: `value_${language}`,
      label: languages.length > 1 ? t('form.inLanguage', { field: label, language: named }) : label,
      defaultValue: answer.text(`value_${language}`) ?? (type === 'text' ? htmlToMarkup(stored) : stored),
      error: answer.error('value'),
      fieldClassName: styles.full,
    };
    return type === 'text' ? (
      <TextareaField key={language} {...field} rows={8} hint={t('form.textHint')} />
    ) : (
      <TextField key={language} {...field} maxLength={limits.line} />
    );
  });
}
