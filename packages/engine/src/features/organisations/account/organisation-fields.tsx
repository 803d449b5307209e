import type { FormResponse } from '../../../page/forms/form-response.ts';
import { htmlToMarkup } from '../../../page/forms/text-markup.ts';
import { Panel } from '@boardwright/ui/panel';
import { SelectField } from '@boardwright/ui/select-field';
import { TextField } from '@boardwright/ui/text-field';
import { TextareaField } from '@boardwright/ui/textarea-field';
import type { OrganisationFormData } from './organisations.load.ts';
import type { OrganisationsPart } from './organisations-props.ts';
import styles from './organisations.module.css';

export interface FieldsProps extends OrganisationsPart<OrganisationFormData> {
  readonly answer: FormResponse;
}

/** What it is called, how big it is and of which kind. */
export function WhoPart({ data, t, answer }: FieldsProps) {
  const { organisation, limits } = data;
  return (
    <Panel title={t('form.parts.who')} titleId="organisation-part-who" level={3}>
      <div className={styles.fields}>
        <TextField
          id="organisation-name"
          name="name"
          label={t('form.fields.name')}
          required
          maxLength={limits.name}
          autoComplete="organization"
          defaultValue={answer.text('name') ?? organisation?.name ?? ''}
          error={answer.error('name')}
          fieldClassName={styles.full}
        />
        <TextareaField
          id="organisation-names"
          name="organisation_names"
          label={t('form.fields.organisation_names')}
          hint={t('form.namesHint')}
          optional
          rows={2}
          className={styles.short}
          defaultValue={
            answer.text('organisation_names') ?? organisation?.organisation_names.join('\n') ?? ''
          }
          error={answer.error('organisation_names')}
          fieldClassName={styles.full}
        />
        <TextField
          id="organisation-size"
          name="company_size"
          label={t('form.fields.company_size')}
          placeholder={t('form.sizeExample')}
          optional
          maxLength={80}
          defaultValue={answer.text('company_size') ?? organisation?.company_size ?? ''}
          error={answer.error('company_size')}
        />
        <SelectField
          id="organisation-type"
          name="company_type"
          label={t('form.fields.company_type')}
          placeholder={t('form.noType')}
          options={(['company', 'staff'] as const).map((value) => ({
            value,
            label: t(`form.types.${value}`),
          }))}
          defaultValue={answer.text('company_type') ?? organisation?.company_type ?? ''}
          error={answer.error('company_type')}
        />
      </div>
    </Panel>
  );
}

/** Slogan and text, in each language of the site. */
export function TextsPart({ data, t, answer }: FieldsProps) {
  const { organisation, languages, limits } = data;
  const labelOf = (field: string, language: string) =>
    languages.length > 1 ? t('form.inLanguage', { field, language }) : field;
  return (
    <Panel title={t('form.parts.description')} titleId="organisation-part-description" level={3}>
      <div className={styles.fields}>
        {languages.map(({ value, label }) => (
          <TextField
            key={value}
            id={`organisation-slogan-${value}`}
            name={`slogan_${value}`}
            label={labelOf(t('form.fields.slogan'), label)}
            optional
            maxLength={limits.slogan}
            defaultValue={answer.text(`slogan_${value}`) ?? organisation?.slogan[value] ?? ''}
            error={answer.error(`slogan_${value}`)}
            fieldClassName={styles.full}
          />
        ))}
        {languages.map(({ value, label }) => (
          <TextareaField
            key={value}
            id={`organisation-about-${value}`}
            name={`text_about_${value}`}
            label={labelOf(t('form.fields.text_about'), label)}
            hint={t('form.textHint')}
            optional
            rows={6}
            defaultValue={
              answer.text(`text_about_${value}`) ?? htmlToMarkup(organisation?.text_about[value] ?? null)
            }
            error={answer.error(`text_about_${value}`)}
            fieldClassName={styles.full}
          />
        ))}
      </div>
    </Panel>
  );
}
