import type { FormResponse } from '../../../page/forms/form-response.ts';
import { CheckField } from '@boardwright/ui/check-field';
import { FilterDisclosure } from '@boardwright/ui/filter-disclosure';
import { TextField } from '@boardwright/ui/text-field';
import type { Translate } from '@boardwright/ui/translate';
import { useFormat } from '@boardwright/ui/use-format';
import { salaryFields } from '../../../search/search-address.ts';
import type { AlertFormData } from './job-alerts.load.ts';
import styles from './alert-list.module.css';
import type { JobAlertsPanelKey } from './job-alerts.messages.ts';

interface AlertFiltersProps {
  readonly data: AlertFormData;
  readonly t: Translate<JobAlertsPanelKey>;
  readonly answer: FormResponse;
}

/** Everything a job list can be narrowed by: pay per month, segments by group, remote work, one organisation. */
export function AlertFilters({ data, t, answer }: AlertFiltersProps) {
  const format = useFormat();
  const { search, organisation } = data.alert;
  const typed = answer.refused?.values !== undefined;
  const monthly = (yearly: number | undefined) => (yearly ? format.money(Math.round(yearly / 12)) : '');
  const pay = (end: 'min' | 'max') => (
    <TextField
      id={`alert-salary-${end}`}
      name={salaryFields[end]}
      label={t(end === 'min' ? 'salaryMin' : 'salaryMax')}
      inputMode="numeric"
      autoComplete="off"
      placeholder={t('noLimit')}
      maxLength={20}
      defaultValue={answer.text(salaryFields[end]) ?? monthly(search[`salary_${end}`])}
      error={answer.error(salaryFields[end])}
    />
  );
  return (
    <>
      {pay('min')}
      {pay('max')}
      <div className={styles.filters}>
        {data.groups.map(({ name, segments }) => (
          <FilterDisclosure
            key={name}
            title={name}
            label={name}
            open={segments.some(({ id }) => search.segment_ids.includes(id))}
          >
            {segments.map((segment) => (
              <CheckField
                key={segment.id}
                id={`alert-segment-${segment.id}`}
                name="in[segment_ids]"
                value={segment.id}
                label={segment.name}
                defaultChecked={
                  typed
                    ? answer.ticked('in[segment_ids]', String(segment.id))
                    : search.segment_ids.includes(segment.id)
                }
              />
            ))}
          </FilterDisclosure>
        ))}
        <FilterDisclosure
          title={t('more')}
          label={t('more')}
          open={Boolean(search.remote ?? search.organisation_id)}
        >
          <CheckField
            id="alert-remote"
            name="match[remote]"
            value="true"
            label={t('fields.remote')}
            defaultChecked={typed ? answer.ticked('match[remote]') : search.remote === true}
          />
          {search.organisation_id !== undefined && (
            <CheckField
              id="alert-organisation"
              name="match[organisation_id]"
              value={search.organisation_id}
              label={organisation ?? t('fields.oneOrganisation')}
              defaultChecked={typed ? answer.ticked('match[organisation_id]') : true}
            />
          )}
        </FilterDisclosure>
      </div>
    </>
  );
}
