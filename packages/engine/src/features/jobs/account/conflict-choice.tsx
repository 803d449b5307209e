import type { FormResponse } from '../../../page/forms/form-response.ts';
import { CheckField } from '@boardwright/ui/check-field';
import { namedMessage } from '@boardwright/ui/named-message';
import { Panel } from '@boardwright/ui/panel';
import { plainText } from '@boardwright/ui/plain-text';
import type { Translate } from '@boardwright/ui/translate';
import { useListText } from '@boardwright/ui/list';
import { useFormat } from '@boardwright/ui/use-format';
import { type Conflict, pickField, theirField } from './conflict.ts';
import type { JobFormData } from './manage-jobs.load.ts';
import styles from './conflict-choice.module.css';
import type { ManageJobsKey } from './manage-jobs.messages.ts';

interface ConflictChoiceProps {
  readonly answer: FormResponse;
  readonly data: JobFormData;
  readonly t: Translate<ManageJobsKey>;
}

/** Characters of a text that are shown of each side. */
const maxCharacters = 600;

/** What somebody else saved meanwhile, beside what was typed here: chosen per field, and sent with the form. */
export function ConflictChoice({ answer, data, t }: ConflictChoiceProps) {
  const sent = answer.text(theirField);
  if (sent === undefined) return null;
  const conflicts = JSON.parse(sent) as readonly Conflict[];
  return (
    <Panel tone="tint" title={t('form.conflictTitle')} titleId="job-conflict" level={3}>
      <p>{t('form.conflictText')}</p>
      {/* Its long texts are the other's own: they travel back, so that the choice needs no second look-up. */}
      <input type="hidden" name={theirField} value={sent} />
      {conflicts.map((conflict) => (
        <Choice key={conflict.field} conflict={conflict} data={data} t={t} />
      ))}
    </Panel>
  );
}

function Choice({
  conflict: { field, mine, theirs, pick },
  data,
  t,
}: Pick<ConflictChoiceProps, 'data' | 't'> & { readonly conflict: Conflict }) {
  const show = useDisplayedValue(data, t);
  return (
    <fieldset className={styles.choice}>
      <legend>{t(`form.fields.${field}`)}</legend>
      <div className={styles.sides}>
        {(['mine', 'theirs'] as const).map((side) => (
          <div key={side} className={styles.side}>
            <CheckField
              id={`job-pick-${field}-${side}`}
              type="radio"
              name={pickField(field)}
              value={side}
              label={t(`form.conflictSides.${side}`)}
              defaultChecked={pick === side}
            />
            <p>{show(field, side === 'mine' ? mine : theirs)}</p>
          </div>
        ))}
      </div>
    </fieldset>
  );
}

/** A field's value in words. */
function useDisplayedValue({ offer }: JobFormData, t: Translate<ManageJobsKey>) {
  const listText = useListText();
  const { date } = useFormat();
  const day = (value: string) => (/^\d{4}-\d{2}-\d{2}$/.test(value) ? date(value) : undefined);
  const country = (code: string) => offer.countries.find(({ value }) => value === code)?.label;
  const named: Readonly<Record<string, (value: string) => string | undefined>> = {
    organisation_id: (value) => offer.organisations.find(({ id }) => String(id) === value)?.name,
    locale: (value) => offer.languages.find((one) => one.value === value)?.label,
    country_code: country,
    recruiter_phone_country: country,
    product_id: (value) => offer.products.find(({ id }) => String(id) === value)?.name,
    text_type: (value) => namedMessage(t, `form.textTypes.${value}`),
    location_type: (value) => namedMessage(t, `form.locationTypes.${value}`),
    apply_type: (value) => namedMessage(t, `form.applyTypes.${value}`),
    salary_type: (value) => namedMessage(t, `form.salaryTypes.${value}`),
    from: day,
    till: day,
    remote: () => t('form.yes'),
    show_logo: () => t('form.yes'),
    segment_ids: (value) => {
      const ids = new Set(value.split(','));
      return listText(
        offer.groups.flatMap(({ items }) =>
          items.filter(({ id }) => ids.has(String(id))).map(({ name }) => name),
        ),
      );
    },
  };
  return (field: string, value: string): string =>
    value === '' ? t('form.conflictNone') : (named[field]?.(value) ?? plainText(value, maxCharacters));
}
