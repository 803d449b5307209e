import ChevronDown from 'lucide-react/icons/chevron-down';
import Search from 'lucide-react/icons/search';
import { useState } from 'react';
import type { Translate } from '../../i18n/translate.ts';
import { useBoard } from '../../pages/board-context.ts';
import { CheckField } from '../../ui/field/check-field.tsx';
import fieldStyles from '../../ui/field/field.module.css';
import { classNames } from '../../ui/class-names.ts';
import { useFormat } from '../../ui/format/use-format.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import type { FacetGroup as Group, FacetItem, JobListSettings } from './job-list-data.ts';
import styles from './facets.module.css';

export interface FacetGroupProps {
  readonly group: Group;
  readonly chosen: readonly number[];
  readonly open: boolean;
  readonly settings: JobListSettings;
  readonly t: Translate;
  readonly onToggle: (id: number) => void;
}

/** One group of segments, with counts; past the limit the rest folds away, and a search appears when scripts run. */
export function FacetGroup({ group, chosen, open, settings, t, onToggle }: FacetGroupProps) {
  const { locale } = useBoard();
  const [sought, setSought] = useState('');
  // What was open at first stays as the reader leaves it: a choice elsewhere must not fold a group.
  const [opened] = useState(open || group.items.some(({ id }) => chosen.includes(id)));
  const limit = settings.limitVisibleSegmentsEnabled ? settings.segmentLimit : group.items.length;
  const long = group.items.length > limit;
  const fold = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase(locale);
  const needle = fold(sought.trim());
  const found = needle ? group.items.filter(({ name }) => fold(name).includes(needle)) : undefined;
  const searchLabel = t('facetSearch', { name: group.name.toLocaleLowerCase(locale) });
  const list = (items: readonly FacetItem[]) => (
    <FacetItems items={items} chosen={chosen} onToggle={onToggle} />
  );
  return (
    <details className={styles.facet} open={opened}>
      <summary>
        {group.name}
        <Icon icon={ChevronDown} />
      </summary>
      <div className={styles.body} role="group" aria-label={group.name}>
        {long && (
          <div className={styles.search}>
            <Icon icon={Search} />
            <input
              type="search"
              className={classNames(fieldStyles.input, fieldStyles.small)}
              placeholder={searchLabel}
              aria-label={searchLabel}
              value={sought}
              onChange={(event) => setSought(event.currentTarget.value)}
              onKeyDown={(event) => {
                if (event.key === 'Enter') event.preventDefault();
              }}
            />
          </div>
        )}
        {found ? list(found) : list(group.items.slice(0, limit))}
        {found?.length === 0 && <p className={styles.nothing}>{t('facetNone')}</p>}
        {!found && long && <FacetRest items={group.items.slice(limit)} {...{ chosen, t, list }} />}
      </div>
    </details>
  );
}

interface FacetRestProps {
  readonly items: readonly FacetItem[];
  readonly chosen: readonly number[];
  readonly t: Translate;
  readonly list: (items: readonly FacetItem[]) => React.ReactNode;
}

function FacetRest({ items, chosen, t, list }: FacetRestProps) {
  const [opened] = useState(items.some(({ id }) => chosen.includes(id)));
  return (
    <details className={styles.rest} open={opened}>
      <summary>
        <span className={styles.more}>{t('facetMore', { count: items.length })}</span>
        <span className={styles.less}>{t('facetLess')}</span>
      </summary>
      {list(items)}
    </details>
  );
}

function FacetItems({
  items,
  chosen,
  onToggle,
}: {
  readonly items: readonly FacetItem[];
  readonly chosen: readonly number[];
  readonly onToggle: (id: number) => void;
}) {
  const format = useFormat();
  return items.map(({ id, name, count }) => (
    <CheckField
      key={id}
      id={`facet-${id}`}
      name="in[segment_ids]"
      value={id}
      label={name}
      count={format.number(count)}
      checked={chosen.includes(id)}
      onChange={() => onToggle(id)}
    />
  ));
}
