import ChevronDown from 'lucide-react/icons/chevron-down';
import { useState } from 'react';
import type { Translate } from '../../i18n/translate.ts';
import { salaryFields } from '../../search/search-address.ts';
import fieldStyles from '../../ui/field/field.module.css';
import { classNames } from '../../ui/class-names.ts';
import { useFormat } from '../../ui/format/use-format.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import type { JobListData } from './job-list-data.ts';
import styles from './facets.module.css';

export interface SalaryFacetProps {
  readonly data: JobListData;
  readonly t: Translate;
  readonly open: boolean;
  /** Called when a person has done with a field. */
  readonly onCommit: (form: HTMLFormElement) => void;
}

/** Salary from and to: people think per month, the wire in years. */
export function SalaryFacet({ data, t, open, onCommit }: SalaryFacetProps) {
  const format = useFormat();
  const { salary_min, salary_max } = data.own;
  const [opened] = useState(open || Boolean(salary_min || salary_max));
  const shown = (yearly: number | undefined) => (yearly ? format.money(Math.round(yearly / 12)) : '');
  const field = (name: string, label: string, placeholder: string, yearly: number | undefined) => (
    <input
      // A chip may have taken the limit away: then the field starts anew.
      key={`${name}${yearly}`}
      className={classNames(fieldStyles.input, fieldStyles.small)}
      name={name}
      inputMode="numeric"
      autoComplete="off"
      defaultValue={shown(yearly)}
      placeholder={placeholder}
      aria-label={label}
      onBlur={(event) => event.currentTarget.form && onCommit(event.currentTarget.form)}
    />
  );
  return (
    <details className={styles.facet} open={opened}>
      <summary>
        {t('salaryMonth')}
        <Icon icon={ChevronDown} />
      </summary>
      <div className={classNames(styles.body, styles.range)}>
        {field(salaryFields.min, t('salaryMin'), t('salaryNoMin'), salary_min)}
        <span className="muted small">{t('to')}</span>
        {field(salaryFields.max, t('salaryMax'), t('salaryNoMax'), salary_max)}
      </div>
    </details>
  );
}
