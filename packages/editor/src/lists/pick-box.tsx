import type { ComponentProps } from 'react';
import styles from './table.module.css';
import type { Picked } from './use-picked.ts';

interface PickBoxProps {
  readonly label: string;
  readonly at: number;
  readonly isPicked: boolean;
  readonly onPick: Picked['pick'];
}

const boxOf = ({ label, at, isPicked, onPick }: PickBoxProps): ComponentProps<'input'> => ({
  type: 'checkbox',
  'aria-label': label,
  checked: isPicked,
  onChange: ({ target, nativeEvent }) =>
    onPick(at, target.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey),
});

/** Picks one of a list that is no table; with Shift all from the last one. */
export function PickMark({ className, ...props }: PickBoxProps & { readonly className: string | undefined }) {
  return (
    <label className={className}>
      <input {...boxOf(props)} />
    </label>
  );
}

/** The cell by which a row is picked; with Shift all rows from the last one. */
export function PickBox(props: PickBoxProps) {
  return (
    <td className={styles.box}>
      <input {...boxOf(props)} />
    </td>
  );
}

/** The head of the column of boxes: picks all rows of this page. */
export function PickPage({ label, picked }: { readonly label: string; readonly picked: Picked }) {
  return (
    <th scope="col" className={styles.box}>
      <input
        type="checkbox"
        aria-label={label}
        checked={picked.page === 'all'}
        ref={(box) => {
          if (box) box.indeterminate = picked.page === 'some';
        }}
        onChange={picked.togglePage}
      />
    </th>
  );
}
