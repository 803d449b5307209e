import { useEffect, useId, useRef, useState, type ComponentPropsWithRef, type KeyboardEvent } from 'react';
import styles from './combobox.module.css';
import { useLookUp } from './use-look-up.ts';

/** Something to choose: `label` goes into the field, `note` only says which one is meant. */
export interface ComboboxOption {
  readonly label: string;
  readonly note?: string | undefined;
}

export interface ComboboxProps<Option extends ComboboxOption> extends Omit<
  ComponentPropsWithRef<'input'>,
  'value' | 'defaultValue' | 'onInput' | 'ref'
> {
  /** What the field shows when the page is drawn; another value replaces what was typed. */
  readonly value: string;
  readonly find: (typed: string, signal: AbortSignal) => Promise<readonly Option[]>;
  /** Something was typed: what was chosen before no longer holds. */
  readonly onType?: () => void;
  readonly onChoose?: (option: Option) => void;
  /** Says how many there are to choose from, for who cannot see the list. */
  readonly announce: (count: number) => string;
  readonly listLabel: string;
}

/**
 * A text field that offers what one may mean (ARIA combobox with a list). It is a plain field before scripts run and
 * never forces a choice. The parent gives the list its place: it hangs under the nearest positioned box.
 */
export function Combobox<Option extends ComboboxOption>(props: ComboboxProps<Option>) {
  const { value, find, onType, onChoose, announce, listLabel, ...rest } = props;
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const { found, ask, forget } = useLookUp(find);
  const [active, setActive] = useState(-1);
  const open = found.length > 0;
  const displayed = useRef(value);
  // The page was drawn with another value (a filter was removed, one went back): that is what the field shows.
  useEffect(() => {
    if (displayed.current === value) return;
    displayed.current = value;
    if (input.current) input.current.value = value;
  }, [value]);

  const close = (): void => {
    forget();
    setActive(-1);
  };
  const choose = (option: Option): void => {
    if (input.current) input.current.value = option.label;
    close();
    onChoose?.(option);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!open) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const option = found[active];
    if (step) setActive(stepped(active, step, found.length));
    else if (event.key === 'Enter' && option) choose(option);
    else if (event.key === 'Escape') close();
    else return;
    event.preventDefault();
  };
  return (
    <>
      <input
        {...rest}
        ref={input}
        defaultValue={value}
        role="combobox"
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={open}
        aria-controls={listId}
        aria-activedescendant={active < 0 ? undefined : `${listId}-${active}`}
        onInput={(event) => {
          setActive(-1);
          onType?.();
          ask(event.currentTarget.value);
        }}
        onKeyDown={onKeyDown}
        onBlur={close}
      />
      <div
        id={listId}
        role="listbox"
        aria-label={listLabel}
        className={styles.list}
        hidden={!open}
        // A press must not take the focus from the field before it is a click.
        onPointerDown={(event) => event.preventDefault()}
      >
        {found.map((option, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- its keys are heard by the field, which keeps the focus
          <div
            key={index}
            id={`${listId}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            className={styles.option}
            onClick={() => choose(option)}
          >
            <span>{option.label}</span>
            {option.note && <small>{option.note}</small>}
          </div>
        ))}
      </div>
      <span className="visually-hidden" role="status">
        {open ? announce(found.length) : ''}
      </span>
    </>
  );
}

/** Down from nothing is the first, up from the first is nothing again: what was typed. */
function stepped(active: number, step: number, count: number): number {
  return ((active + 1 + step + count + 1) % (count + 1)) - 1;
}
