import { GripVertical } from 'lucide-react';
import { useState, type Ref } from 'react';
import { useEditorT } from '../editor-messages.tsx';
import { useEditorServices } from '../editor-services.tsx';
import { choiceName } from '../panel/setting-texts.ts';
import { announce } from '../ui/announce.ts';
import { unlisted } from './choice-controls.tsx';
import { useGroupAria, type ControlProps } from './control.ts';
import { moveRequested, moved, SortableRows } from './sortable.tsx';
import { usePlaces } from './use-rows.ts';
import controls from './field-controls.module.css';
import styles from './list.module.css';

type Choice = string | number;
type OrderProps = ControlProps<readonly Choice[] | undefined>;
interface Option {
  readonly value: Choice;
  readonly text: string;
  /** Said at the right. */
  readonly aside?: string;
}

/** Segment groups: which show, and in which order. */
export function SegmentGroupsControl(props: OrderProps) {
  const { configuration } = useEditorServices();
  const options = (props.schema.items?.enum ?? []).map((value): Option => {
    const group = configuration.segments_groups.find(({ key }) => key === value);
    const count = configuration.segments.filter((segment) => segment.segment_group_id === group?.id).length;
    return {
      value,
      text: group?.name ?? choiceName(props.schema.items, value),
      ...(count > 0 && { aside: String(count) }),
    };
  });
  return <OrderedChoice {...props} options={options} optional />;
}

/** An order of fields or products; what the settings do not name follows in its own order. */
export function FieldOrderControl(props: OrderProps) {
  const { products } = useEditorServices();
  const fields = props.schema.items?.enum;
  const options = fields
    ? fields.map((value): Option => ({ value, text: choiceName(props.schema.items, value) }))
    : products.map((product): Option => ({ value: product.id, text: product.name }));
  return <OrderedChoice {...props} options={options} optional={false} />;
}

interface OrderedChoiceProps extends OrderProps {
  readonly options: readonly Option[];
  /** Whether a choice may be left out. */
  readonly optional: boolean;
}

function OrderedChoice({ id, value = [], onChange, options, optional }: OrderedChoiceProps) {
  const t = useEditorT();
  const aria = useGroupAria();
  const [armed, setArmed] = useState(false);
  const placeOf = usePlaces();
  const all: readonly Option[] = [...options, ...unlisted(value, options)];
  const chosen = value.flatMap((each) => all.find((option) => option.value === each) ?? []);
  const rows = [...chosen, ...all.filter((option) => !value.includes(option.value))];
  // In an order nothing is left out, so all of it can be moved.
  const movable = optional ? chosen.length : rows.length;
  const keys = rows.slice(0, movable).map((option) => String(option.value));
  function move(from: number, to: number): void {
    const order = moved(rows.slice(0, movable), from, to);
    onChange(order.map((option) => option.value));
    announce(t('fields.moved', { name: rows[from]?.text ?? '', position: to + 1, count: movable }));
  }
  return (
    <div id={id} role="group" {...aria}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- drawn rows become draggable when a hand comes near */}
      <ol className={styles.list} onPointerEnter={() => setArmed(true)} onFocus={() => setArmed(true)}>
        {rows.map((option, index) => {
          const isOn = value.includes(option.value);
          const place = placeOf(String(option.value));
          return (
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Alt with an arrow, wherever in the row the focus is
            <li
              key={option.value}
              ref={place.row as Ref<HTMLLIElement>}
              className={styles.row}
              onKeyDown={(event) => {
                const to = index < movable ? moveRequested(event, index, movable) : undefined;
                if (to !== undefined) move(index, to);
              }}
            >
              <button
                ref={place.grip}
                type="button"
                className={styles.grip}
                disabled={index >= movable}
                aria-label={t('fields.drag', { name: option.text })}
              >
                <GripVertical size={14} aria-hidden />
              </button>
              {optional ? (
                <label className={styles.check}>
                  <input
                    type="checkbox"
                    checked={isOn}
                    onChange={({ target }) =>
                      onChange(
                        target.checked
                          ? [...value, option.value]
                          : value.filter((each) => each !== option.value),
                      )
                    }
                  />
                  {option.text}
                </label>
              ) : (
                <span className={styles.check}>{option.text}</span>
              )}
              {option.aside ? <span className={styles.aside}>{option.aside}</span> : null}
            </li>
          );
        })}
      </ol>
      <p className={controls.hint}>{t(rows.length === 0 ? 'fields.nothing' : 'fields.moveHint')}</p>
      {armed ? <SortableRows keys={keys} placeOf={placeOf} onMove={move} /> : null}
    </div>
  );
}
