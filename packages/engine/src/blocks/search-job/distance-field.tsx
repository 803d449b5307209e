import Range from 'lucide-react/icons/circle-dot-dashed';
import { useBoard } from '../../board/board-context.ts';
import { offeredDistances } from '../../search/distances.ts';
import { useFormat } from '@boardwright/ui/use-format';
import { SearchField, type SearchFieldContext } from './search-field.tsx';
import styles from './search-bar.module.css';

interface DistanceFieldProps extends SearchFieldContext {
  /** The place is fixed, and with it how far from it. */
  readonly disabled: boolean;
}

/** How far from the place. */
export function DistanceField({ id, search, t, disabled }: DistanceFieldProps) {
  const { imperial } = useBoard();
  const format = useFormat();
  const { chosen, offered } = offeredDistances(imperial, search.distance);
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
