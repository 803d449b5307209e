import { CheckField } from '@boardwright/ui/check-field';
import { FieldError } from '@boardwright/ui/field';
import { FilterDisclosure } from '@boardwright/ui/filter-disclosure';
import { Panel } from '@boardwright/ui/panel';
import { SelectField } from '@boardwright/ui/select-field';
import { TextField } from '@boardwright/ui/text-field';
import { jobFieldId, type JobPartProps } from './job-fields.ts';
import styles from './job-form.module.css';

/** What it pays, and how many hours. */
export function JobTermsParts(props: JobPartProps) {
  const { data, t, fields } = props;
  const { hours, salaryTypes, pay } = data.offer;
  // Hours that came in another way stay to be chosen.
  const hoursOf = (name: 'hours_min' | 'hours_max') => {
    const own = Number(fields.text(name));
    return [...new Set([...hours, ...(own > 0 ? [own] : [])])]
      .sort((one, other) => one - other)
      .map((count) => ({ value: String(count), label: t('form.noHours', { count }) }));
  };
  return (
    <Panel title={t('form.parts.terms')} titleId="job-part-terms" level={3}>
      <div className={styles.terms}>
        <TextField
          {...fields.field('salary_min')}
          optional={pay !== 'require'}
          inputMode="decimal"
          maxLength={20}
        />
        <TextField {...fields.field('salary_max')} optional inputMode="decimal" maxLength={20} />
        <SelectField
          {...fields.field('salary_type')}
          options={salaryTypes.map((value) => ({ value, label: t(`form.salaryTypes.${value}`) }))}
        />
        {(['hours_min', 'hours_max'] as const).map((name) => (
          <SelectField
            key={name}
            {...fields.field(name)}
            placeholder={t('form.hoursNone')}
            options={hoursOf(name)}
          />
        ))}
      </div>
      {pay !== 'off' && <p className={styles.aside}>{t(`form.pay.${pay}`)}</p>}
    </Panel>
  );
}

/** The segments of each group; a group with a choice in it is open. */
export function SegmentsPart({ data, t, fields, answer }: JobPartProps) {
  if (data.offer.groups.length === 0) return null;
  const isChosen = (id: number) =>
    answer.refused ? answer.ticked('segment_ids', String(id)) : data.values.segmentIds.includes(id);
  return (
    <Panel title={t('form.parts.segments')} titleId="job-part-segments" level={3}>
      <div>
        {data.offer.groups.map(({ key, name, items }) => {
          const chosen = items.filter(({ id }) => isChosen(id)).length;
          return (
            <FilterDisclosure
              key={key}
              title={chosen > 0 ? `${name}, ${t('form.chosen', { count: chosen })}` : name}
              open={chosen > 0}
              label={name}
            >
              <div className={styles.choices}>
                {items.map(({ id, name: label }) => (
                  <CheckField
                    key={id}
                    id={`${jobFieldId('segment')}-${id}`}
                    name="segment_ids"
                    value={id}
                    label={label}
                    defaultChecked={isChosen(id)}
                  />
                ))}
              </div>
            </FilterDisclosure>
          );
        })}
      </div>
      <FieldError id={jobFieldId('segment_ids')} error={fields.error('segment_ids')} />
    </Panel>
  );
}
