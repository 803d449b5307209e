import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useUiT } from '../use-ui-t.ts';
import { Button } from '../button/button.tsx';
import { classNames } from '../class-names.ts';
import styles from './list-tools.module.css';

export interface FilterButtonProps {
  /** Of the filter sheet that it opens. */
  readonly sheetId: string;
  /** How many filters are chosen. */
  readonly count: number;
  /** On every width, where the filters never stand beside the list. */
  readonly always?: boolean;
}

/** Opens the sheet of filters on a phone. */
export function FilterButton({ sheetId, count, always = false }: FilterButtonProps) {
  const t = useUiT();
  return (
    <Button
      type="button"
      variant="secondary"
      size="small"
      icon={SlidersHorizontal}
      popoverTarget={sheetId}
      className={classNames(styles.filter, always && styles.always)}
    >
      {count > 0 ? t('filtersCount', { count }) : t('filters')}
    </Button>
  );
}
