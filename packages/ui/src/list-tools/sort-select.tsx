import { useUiT } from '../use-ui-t.ts';
import { Button } from '../button/button.tsx';
import { SelectField, type Option } from '../field/select-field.tsx';
import styles from './list-tools.module.css';

export interface SortSelectProps {
  readonly id: string;
  /** The form of the list's filters, which the order belongs to. */
  readonly formId: string;
  readonly options: readonly Option[];
  readonly value: string;
  readonly onChoose: (sort: string) => void;
}

/** The order of a list: chosen at once with scripts, sent by a button without. */
export function SortSelect({ id, formId, options, value, onChoose }: SortSelectProps) {
  const t = useUiT();
  return (
    <div className={styles.sort}>
      <SelectField
        id={id}
        name="sort"
        label={t('sort')}
        labelHidden
        small
        form={formId}
        options={options}
        value={value}
        onChange={(event) => onChoose(event.currentTarget.value)}
        className={styles.select}
        fieldClassName={styles.selectField}
      />
      <Button variant="secondary" size="small" form={formId} className={styles.sortNow}>
        {t('sortNow')}
      </Button>
    </div>
  );
}
