import { CheckField } from '@boardwright/ui/check-field';
import { FieldError } from '@boardwright/ui/field';
import { FilterDisclosure } from '@boardwright/ui/filter-disclosure';
import { Panel } from '@boardwright/ui/panel';
import type { ResumePart } from './resume-props.ts';
import type { SegmentsData } from './resume-data.ts';
import { ResumeForm } from './resume-form.tsx';
import styles from './resume-form.module.css';

/** What somebody wants to be found under; the first group, and those with a choice in them, are open. */
export function SegmentsForm(props: ResumePart<SegmentsData>) {
  const { data, t } = props;
  return (
    <ResumeForm
      panel={props}
      action="saveSegments"
      title={t('form.segmentsTitle')}
      text={t('form.segmentsText')}
      revision={data.revision}
    >
      {(answer) => {
        const isChosen = (id: number) =>
          answer.refused ? answer.ticked('segment_ids', String(id)) : data.chosen.includes(id);
        return (
          <Panel>
            {data.groups.map(({ key, name, items }, at) => {
              const count = items.filter(({ id }) => isChosen(id)).length;
              return (
                <FilterDisclosure
                  key={key}
                  title={count > 0 ? `${name}, ${t('form.chosen', { count })}` : name}
                  open={count > 0 || at === 0}
                  label={name}
                >
                  <div className={styles.choices}>
                    {items.map(({ id, name: label }) => (
                      <CheckField
                        key={id}
                        id={`resume-segment-${id}`}
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
            <FieldError id="resume-segments" error={answer.error('segment_ids')} />
          </Panel>
        );
      }}
    </ResumeForm>
  );
}
