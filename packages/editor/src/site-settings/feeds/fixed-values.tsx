import { fixedFields, type FixedValue, longestFixedValue } from '@boardwright/engine/fixed-values';
import { isMappingField } from '@boardwright/engine/mapping-choices';
import fields from '../fields/setting-controls.module.css';
import { useFeedTongue } from './use-feeds.ts';
import styles from './feeds-section.module.css';

interface FixedValuesProps {
  readonly id: string;
  readonly rows: readonly FixedValue[];
  readonly onChange: (rows: readonly FixedValue[]) => void;
}

/** What holds for jobs of which the feed says nothing; there is always an empty row to go on with. */
export function FixedValues({ id, rows, onChange }: FixedValuesProps) {
  const { t } = useFeedTongue();
  const change = (at: number, part: Partial<FixedValue>) => {
    const next = rows.map((row, index) => (index === at ? { ...row, ...part } : row));
    const isFull = next.every(({ field, value }) => field !== null || value !== '');
    onChange(isFull ? [...next, { field: null, value: '' }] : next);
  };
  return (
    <fieldset className={styles.mapping}>
      <legend>{t('fixed.title')}</legend>
      <p className={styles.facts}>
        {t('fixed.lead')} {t('fixed.hint')}
      </p>
      {rows.map(({ field, value }, index) => (
        <div key={index} className={styles.fixed}>
          <select
            id={`${id}-fixed-field-${index}`}
            className={fields.input}
            aria-label={t('fixed.field', { number: index + 1 })}
            value={field ?? ''}
            onChange={({ target }) =>
              change(index, { field: isMappingField(target.value) ? target.value : null })
            }
          >
            <option value="">{t('fixed.none')}</option>
            {fixedFields.map((one) => (
              <option key={one} value={one}>
                {t(`fields.${one}`)}
              </option>
            ))}
          </select>
          <input
            id={`${id}-fixed-value-${index}`}
            className={fields.input}
            aria-label={t('fixed.value', { number: index + 1 })}
            value={value}
            maxLength={longestFixedValue}
            autoComplete="off"
            onChange={({ target }) => change(index, { value: target.value })}
          />
        </div>
      ))}
    </fieldset>
  );
}
