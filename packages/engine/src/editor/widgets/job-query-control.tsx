import { useId } from 'react';
import { useEditorT } from '../editor-words.tsx';
import { useEditorWorld } from '../editor-world.tsx';
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

/** Kilometres that are offered; 0 leaves the search's own. */
const ranges = [0, 5, 10, 15, 25, 50, 75, 100];

/** What a list is fixed to, or what a link looks for: keyword, place, range and segments. */
export function JobQueryControl({ id, value = {}, onChange }: ControlProps<JobQuery | undefined>) {
  const t = useEditorT();
  const aria = useGroupAria();
  const own = useId();
  const { configuration } = useEditorWorld();
  const { search = '', location_name: place = '', distance = 0, segment_ids: chosen = [] } = value;
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
        options={[...new Set([...ranges, distance])].map((count) => ({
          value: count,
          text: count === 0 ? t('fields.query.own') : t('fields.query.kilometres', { count }),
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
