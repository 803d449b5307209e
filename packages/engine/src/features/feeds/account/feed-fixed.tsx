import { fixedFields, type FixedValue, longestFixedValue } from '../changes/fixed-values.ts';
import type { FormResponse } from '../../../page/forms/form-response.ts';
import { Panel } from '@boardwright/ui/panel';
import { SelectField } from '@boardwright/ui/select-field';
import { TextField } from '@boardwright/ui/text-field';
import type { Translate } from '@boardwright/ui/translate';
import styles from './feeds.module.css';
import type { FeedsKey } from './feeds.messages.ts';

interface FeedFixedProps {
  readonly rows: readonly FixedValue[];
  readonly answer: FormResponse;
  readonly t: Translate<FeedsKey>;
}

/** What holds for jobs of which the feed says nothing: field by field, with empty rows at the end. */
export function FeedFixed({ rows, answer, t }: FeedFixedProps) {
  const options = fixedFields
    .map((value) => ({ value, label: t(`fields.${value}`) }))
    .sort((one, other) => one.label.localeCompare(other.label));
  return (
    <Panel title={t('fixed.title')} titleId="feed-fixed" level={3} className={styles.mapping}>
      <p className={styles.soft}>
        {t('fixed.lead')} {t('fixed.hint')}
      </p>
      <ul className={styles.paths}>
        {rows.map(({ field, value }, index) => {
          const number = index + 1;
          return (
            <li key={index} className={styles.fixed}>
              <SelectField
                name={`fixed-field-${index}`}
                id={`feed-fixed-field-${index}`}
                label={t('fixed.field', { number })}
                small
                placeholder={t('fixed.none')}
                options={options}
                defaultValue={field ?? ''}
                error={answer.error(`fixed-field-${index}`)}
              />
              <TextField
                name={`fixed-value-${index}`}
                id={`feed-fixed-value-${index}`}
                label={t('fixed.value', { number })}
                small
                autoComplete="off"
                maxLength={longestFixedValue}
                defaultValue={value}
              />
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
