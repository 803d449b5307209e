import Search from 'lucide-react/icons/search';
import { useState } from 'react';
import { useUiT } from '../use-ui-t.ts';
import { classNames } from '../class-names.ts';
import { CheckField } from '../field/check-field.tsx';
import fieldStyles from '../field/field.module.css';
import { useFormatSettings } from '../format/format-settings.ts';
import { useFormat } from '../format/use-format.ts';
import { Icon } from '../icon/icon.tsx';
import type { FacetGroup, FacetItem } from './facet-group.ts';
import { FilterDisclosure } from './filter-disclosure.tsx';
import styles from './filters.module.css';

export interface FilterGroupProps {
  readonly group: FacetGroup;
  /** Key under which the form sends what is ticked. */
  readonly field: string;
  readonly chosen: readonly number[];
  readonly open: boolean;
  /** Past it the rest folds away; left out, all of them show. */
  readonly limit?: number | undefined;
  readonly onToggle: (id: number) => void;
}

/** One group of choices, with counts; past the limit the rest folds away, and a search appears when scripts run. */
export function FilterGroup({ group, field, chosen, open, limit: most, onToggle }: FilterGroupProps) {
  const { locale } = useFormatSettings();
  const t = useUiT();
  const [searched, setSearched] = useState('');
  const limit = most ?? group.items.length;
  const long = group.items.length > limit;
  const fold = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase(locale);
  const needle = fold(searched.trim());
  const found = needle ? group.items.filter(({ name }) => fold(name).includes(needle)) : undefined;
  const searchLabel = t('filterSearch', { name: group.name.toLocaleLowerCase(locale) });
  const list = (items: readonly FacetItem[]) => (
    <FilterItems field={field} items={items} chosen={chosen} onToggle={onToggle} />
  );
  return (
    <FilterDisclosure
      title={group.name}
      open={open || group.items.some(({ id }) => chosen.includes(id))}
      label={group.name}
    >
      {long && (
        <div className={styles.search}>
          <Icon icon={Search} />
          <input
            type="search"
            className={classNames(fieldStyles.input, fieldStyles.small)}
            placeholder={searchLabel}
            aria-label={searchLabel}
            value={searched}
            onChange={(event) => setSearched(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter') event.preventDefault();
            }}
          />
        </div>
      )}
      {found ? list(found) : list(group.items.slice(0, limit))}
      {found?.length === 0 && <p className={styles.nothing}>{t('filterNone')}</p>}
      {!found && long && <FilterRest items={group.items.slice(limit)} {...{ chosen, list }} />}
    </FilterDisclosure>
  );
}

interface FilterRestProps {
  readonly items: readonly FacetItem[];
  readonly chosen: readonly number[];
  readonly list: (items: readonly FacetItem[]) => React.ReactNode;
}

function FilterRest({ items, chosen, list }: FilterRestProps) {
  const t = useUiT();
  const [opened] = useState(items.some(({ id }) => chosen.includes(id)));
  return (
    <details className={styles.rest} open={opened}>
      <summary>
        <span className={styles.more}>{t('filterMore', { count: items.length })}</span>
        <span className={styles.less}>{t('filterLess')}</span>
      </summary>
      {list(items)}
    </details>
  );
}

function FilterItems({
  field,
  items,
  chosen,
  onToggle,
}: {
  readonly field: string;
  readonly items: readonly FacetItem[];
  readonly chosen: readonly number[];
  readonly onToggle: (id: number) => void;
}) {
  const format = useFormat();
  return items.map(({ id, name, count }) => (
    <CheckField
      key={id}
      id={`facet-${id}`}
      name={field}
      value={id}
      label={name}
      count={format.number(count)}
      checked={chosen.includes(id)}
      onChange={() => onToggle(id)}
    />
  ));
}
