import styles from './publish-dialog.module.css';

interface TicksProps {
  readonly legend: string;
  /** `note` is said of one beside it. */
  readonly items: readonly {
    readonly id: number;
    readonly text: string;
    readonly note?: string | undefined;
  }[];
  readonly ticked: ReadonlySet<number>;
  readonly onTick: (ticked: ReadonlySet<number>) => void;
}

/** What goes along where it is ticked; nothing where nothing can. */
export function Ticks({ legend, items, ticked, onTick }: TicksProps) {
  if (items.length === 0) return null;
  return (
    <fieldset className={styles.ticks}>
      <legend>{legend}</legend>
      {items.map(({ id, text, note }) => (
        <label key={id}>
          <input
            type="checkbox"
            checked={ticked.has(id)}
            onChange={({ target }) =>
              onTick(new Set(target.checked ? [...ticked, id] : [...ticked].filter((one) => one !== id)))
            }
          />
          <span>{text}</span>
          {note === undefined ? null : <small className={styles.isNew}>{note}</small>}
        </label>
      ))}
    </fieldset>
  );
}
