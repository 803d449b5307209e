import { classNames } from '@boardwright/ui/class-names';
import { fieldClasses } from '@boardwright/ui/field-classes';
import { FilterDisclosure } from '@boardwright/ui/filter-disclosure';
import type { Translate } from '@boardwright/ui/translate';
import { useFormat } from '@boardwright/ui/use-format';
import { salaryFields } from '../../search/search-address.ts';
import type { JobListData } from './job-list-data.ts';
import type { JobListKey } from './job-list.messages.ts';

export interface SalaryFacetProps {
  readonly data: JobListData;
  readonly t: Translate<JobListKey>;
  readonly open: boolean;
  /** Called when a person has done with a field. */
  readonly onCommit: (form: HTMLFormElement) => void;
}

/** Salary from and to: people think per month, the wire in years. */
export function SalaryFacet({ data, t, open, onCommit }: SalaryFacetProps) {
  const format = useFormat();
  const { salary_min, salary_max } = data.own;
  const monthly = (yearly: number | undefined) => (yearly ? format.money(Math.round(yearly / 12)) : '');
  const field = (name: string, label: string, placeholder: string, yearly: number | undefined) => (
    <input
      // A chip may have taken the limit away: then the field starts anew.
      key={`${name}${yearly}`}
      className={classNames(fieldClasses.input, fieldClasses.small)}
      name={name}
      inputMode="numeric"
      autoComplete="off"
      defaultValue={monthly(yearly)}
      placeholder={placeholder}
      aria-label={label}
      onBlur={(event) => event.currentTarget.form && onCommit(event.currentTarget.form)}
    />
  );
  return (
    <FilterDisclosure title={t('salaryMonth')} open={open || Boolean(salary_min || salary_max)} range>
      {field(salaryFields.min, t('salaryMin'), t('salaryNoMin'), salary_min)}
      <span className="muted small">{t('to')}</span>
      {field(salaryFields.max, t('salaryMax'), t('salaryNoMax'), salary_max)}
    </FilterDisclosure>
  );
}
