import { useId } from 'react';
import { offeredDistances } from '@boardwright/engine/distances';
import { distanceText } from '@boardwright/ui/distance';
import { useEditorLocale, useEditorT } from '../editor-messages.tsx';
import { useEditorServices } from '../editor-services.tsx';
import { useGroupAria, type ControlProps } from './control.ts';
import { ListBox } from './list-box.tsx';
import controls from './field-controls.module.css';
import styles from './job-query-control.module.css';

/** A search for jobs as settings keep it (blocks-schema parts/job-lists). */
interface JobQuery {
  readonly search?: string;
  readonly location_name?: string;
  readonly distance?: number;
  readonly segment_ids?: readonly number[];
}

/** The range of the search's own. */
const ownRange = 0;

/** What a list is fixed to, or what a link looks for: keyword, place, range and segments. */
export function JobQueryControl({ id, value = {}, onChange }: ControlProps<JobQuery | undefined>) {
  const t = useEditorT();
  const aria = useGroupAria();
  const own = useId();
  const locale = useEditorLocale();
  const { configuration } = useEditorServices();
  const imperial = configuration.settings?.app_use_imperial_system ?? false;
  const { search = '', location_name: place = '', distance = ownRange, segment_ids: chosen = [] } = value;
  const { offered } = offeredDistances(imperial, distance || undefined);
  const text = (name: 'search' | 'location_name', label: string, now: string) => (
    <>
      <label htmlFor={`${own}-${name}`}>{label}</label>
      <input
        id={`${own}-${name}`}
        className={controls.input}
        value={now}
        placeholder={t('fields.any')}
        onChange={(event) => onChange({ ...value, [name]: event.target.value })}
      />
    </>
  );
  return (
    <div id={id} role="group" className={styles.query} {...aria}>
      {text('search', t('fields.query.keyword'), search)}
      {text('location_name', t('fields.query.place'), place)}
      <label htmlFor={`${own}-range`}>{t('fields.query.range')}</label>
      <ListBox
        id={`${own}-range`}
        value={distance}
        options={[ownRange, ...offered].map((range) => ({
          value: range,
          text: range === ownRange ? t('fields.query.own') : distanceText(range, locale, imperial),
        }))}
        onChange={(range) => onChange({ ...value, distance: Number(range) })}
      />
      {configuration.segments_groups.map((group) => {
        const segments = configuration.segments.filter((segment) => segment.segment_group_id === group.id);
        const count = segments.filter((segment) => chosen.includes(segment.id)).length;
        return (
          <details key={group.id} className={styles.group}>
            <summary>
              {group.name}
              {count > 0 ? <span>{count}</span> : null}
            </summary>
            <span className={controls.boxes}>
              {segments.map((segment) => (
                <label key={segment.id}>
                  <input
                    type="checkbox"
                    checked={chosen.includes(segment.id)}
                    onChange={({ target }) =>
                      onChange({
                        ...value,
                        segment_ids: target.checked
                          ? [...chosen, segment.id]
                          : chosen.filter((each) => each !== segment.id),
                      })
                    }
                  />
                  {segment.name}
                </label>
              ))}
            </span>
          </details>
        );
      })}
    </div>
  );
}
