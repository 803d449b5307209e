import Range from 'lucide-react/icons/circle-dot-dashed';
import { useBoard } from '../../pages/board-context.ts';
import { useFormat } from '../../ui/format/use-format.ts';
import { SearchField, type SearchFieldContext } from './search-field.tsx';
import styles from './search-bar.module.css';

/** Kilometres on offer; where people measure in miles the nearest kilometres of as many round miles. */
const distances = { metric: [5, 10, 15, 25, 50, 75, 100], imperial: [8, 16, 24, 40, 80, 121, 161] } as const;
/** §9 'Search range default 25'. */
const usual = { metric: 25, imperial: 40 } as const;

interface DistanceFieldProps extends SearchFieldContext {
  /** The place is fixed, and with it how far from it. */
  readonly disabled: boolean;
}

/** How far from the place. A distance of a hand-written link is offered beside the usual ones. */
export function DistanceField({ id, search, t, disabled }: DistanceFieldProps) {
  const { imperial } = useBoard();
  const format = useFormat();
  const measure = imperial ? 'imperial' : 'metric';
  const chosen = search.distance ?? usual[measure];
  const offered = [...new Set([...distances[measure], chosen])].sort((a, b) => a - b);
  const inputId = `search-${id}-distance`;
  if (disabled) return null;
  return (
    <SearchField id={inputId} icon={Range} label={t('distance')} className={styles.select}>
      <select id={inputId} name="distance" defaultValue={chosen} key={chosen}>
        {offered.map((distance) => (
          <option key={distance} value={distance}>
            {format.distance(distance)}
          </option>
        ))}
      </select>
    </SearchField>
  );
}
