import type { FormResponse } from '../../../page/forms/form-response.ts';
import { CheckField } from '@boardwright/ui/check-field';
import { fieldClasses } from '@boardwright/ui/field-classes';
import type { Translate } from '@boardwright/ui/translate';
import { useBoard } from '../../../board/board-context.ts';
import { salaryLabel } from '../../../search/salary-label.ts';
import type { AlertView } from './alert-view.ts';
import styles from './alerts.module.css';
import type { AlertKey } from './alert.messages.ts';

export interface AlsoSearchedProps {
  /** The block's number. */
  readonly id: number;
  readonly t: Translate<AlertKey>;
  readonly alert: AlertView;
  readonly answer: FormResponse;
}

/** Filters that came along from the list, ticked; who wants more jobs takes one away. */
export function AlsoSearched({ id, t, alert, answer }: AlsoSearchedProps) {
  const board = useBoard();
  const { search, segments, organisation } = alert;
  const { salary_min: min, salary_max: max, organisation_id: organisationId, remote } = search;
  const salary = salaryLabel(search, t, board);
  const filters = [
    ...segments.map((segment) => ['in[segment_ids]', String(segment.id), segment.name] as const),
    salary && (['range[salary_year]', `${min ?? ''},${max ?? ''}`, t('perMonth', { salary })] as const),
    organisationId !== undefined &&
      ([
        'match[organisation_id]',
        String(organisationId),
        organisation ?? t('fields.oneOrganisation'),
      ] as const),
    remote && (['match[remote]', 'true', t('fields.remote')] as const),
  ].filter((filter) => typeof filter === 'object');
  if (filters.length === 0) return null;
  return (
    <fieldset className={styles.also}>
      <legend className={fieldClasses.label}>{t('fields.also')}</legend>
      <div className={styles.filters}>
        {filters.map(([name, value, label], index) => (
          <CheckField
            key={`${name}${value}`}
            id={`alert-${id}-also-${index}`}
            name={name}
            value={value}
            label={label}
            defaultChecked={answer.refused?.values ? answer.ticked(name, value) : true}
          />
        ))}
      </div>
    </fieldset>
  );
}
