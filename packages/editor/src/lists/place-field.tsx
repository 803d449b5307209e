import { Combobox, type ComboboxOption } from '@boardwright/ui/combobox';
import { lookUpFrom } from '@boardwright/ui/look-up-from';
import { Field } from './fields.tsx';
import styles from './place-field.module.css';

/** A place that may be meant; its note says which of those of one name. */
export interface FoundPlace extends ComboboxOption {
  readonly lat: number;
  readonly lon: number;
}

interface PlaceFieldProps {
  readonly label: string;
  readonly hint: string;
  readonly problem: string | undefined;
  readonly value: string;
  readonly words: { readonly list: string; readonly found: (count: number) => string };
  readonly find: (typed: string, signal: AbortSignal) => Promise<readonly FoundPlace[]>;
  /** It was typed, and the server looks it up; or it was chosen, with its point. */
  readonly onChange: (name: string, place?: FoundPlace) => void;
}

/** A place by its name: whoever types is offered what may be meant. */
export function PlaceField({ value, words, find, onChange, ...field }: PlaceFieldProps) {
  return (
    <Field {...field}>
      {(control) => (
        <div className={styles.place}>
          <Combobox<FoundPlace>
            {...control}
            value={value}
            maxLength={120}
            listLabel={words.list}
            announce={words.found}
            find={async (typed, signal) => {
              const letters = typed.trim();
              return letters.length < lookUpFrom ? [] : find(letters, signal);
            }}
            onChange={({ target }) => onChange(target.value)}
            onChoose={(place) => onChange(place.label, place)}
          />
        </div>
      )}
    </Field>
  );
}
