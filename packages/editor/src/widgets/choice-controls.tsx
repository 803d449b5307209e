import { useEditorT } from '../editor-messages.tsx';
import { useEditorServices } from '../editor-services.tsx';
import { choiceName } from '../panel/setting-texts.ts';
import { useAria, useFieldAround, useGroupAria, type ControlProps } from './control.ts';
import { ListBox } from './list-box.tsx';
import styles from './field-controls.module.css';

/** On or off. */
export function SwitchControl({ id, value, onChange }: ControlProps<boolean | undefined>) {
  const aria = useAria();
  return (
    <input
      id={id}
      type="checkbox"
      role="switch"
      aria-checked={value === true}
      className={styles.switch}
      checked={value === true}
      onChange={(event) => onChange(event.target.checked)}
      {...aria}
    />
  );
}

type Choice = string | number;
/** Up to this many choices stand side by side, from there on they are a list. */
const sideBySide = 3;
/** Words longer than this together do not fit side by side. */
const mostLetters = 32;

/** One of the schema's choices. */
export function ChoiceControl(props: ControlProps<Choice | undefined>) {
  const { labelId } = useFieldAround();
  const t = useEditorT();
  const { schema } = props;
  const named = (schema.enum ?? []).map((value): Options['options'][number] => ({
    value,
    text: choiceName(schema, value),
  }));
  // Nothing at all is a choice as well; the form writes it as null.
  const options = schema.nullable ? [...named, { value: '', text: t('fields.none') }] : named;
  const value = props.value ?? (schema.nullable ? '' : undefined);
  const length = options.reduce((sum, { text }) => sum + text.length, 0);
  return options.length > 0 && options.length <= sideBySide && length <= mostLetters ? (
    <Segmented {...props} value={value} options={options} />
  ) : (
    <ListBox {...props} value={value} options={options} labelledBy={labelId} />
  );
}

/** Choices that stand side by side however long their names are: where a form has the room. */
export function SideBySide(props: ControlProps<Choice | undefined>) {
  const { schema } = props;
  const options = (schema.enum ?? []).map((value) => ({ value, text: choiceName(schema, value) }));
  return <Segmented {...props} options={options} />;
}

interface Options {
  readonly options: readonly { readonly value: Choice; readonly text: string }[];
}

function Segmented({ id, value, onChange, options }: ControlProps<Choice | undefined> & Options) {
  const aria = useGroupAria();
  return (
    <span id={id} role="radiogroup" className={styles.segmented} {...aria}>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={id}
            checked={value === option.value}
            onChange={() => onChange(option.value)}
          />
          {option.text}
        </label>
      ))}
    </span>
  );
}

/** One of the five segment groups. */
export function SegmentGroupControl(props: ControlProps<Choice | undefined>) {
  const { configuration } = useEditorServices();
  const groups = configuration.segments_groups.map(({ key, name }) => ({ value: key, text: name }));
  const known =
    props.schema.enum?.map((value) => ({ value, text: choiceName(props.schema, value) })) ?? groups;
  return <ListBox {...props} options={known} />;
}

/** Several of the choices, in the order they are listed. */
export function MultiSelect({ id, value, onChange, schema }: ControlProps<readonly Choice[] | undefined>) {
  const t = useEditorT();
  const aria = useGroupAria();
  const { products } = useEditorServices();
  const chosen = value ?? [];
  const choices = schema.items?.enum?.map((choice) => ({
    value: choice,
    text: choiceName(schema.items, choice),
  }));
  const options: Options['options'] =
    choices ?? products.map((product) => ({ value: product.id, text: product.name }));
  const all = [...options, ...unlisted(chosen, options)];
  const toggle = (choice: Choice, on: boolean): void =>
    onChange(
      all.map((option) => option.value).filter((each) => (each === choice ? on : chosen.includes(each))),
    );
  return (
    <span id={id} role="group" className={styles.boxes} {...aria}>
      {all.length === 0 ? <span className={styles.quiet}>{t('fields.nothing')}</span> : null}
      {all.map((option) => (
        <label key={option.value}>
          <input
            type="checkbox"
            checked={chosen.includes(option.value)}
            onChange={(event) => toggle(option.value, event.target.checked)}
          />
          {option.text}
        </label>
      ))}
    </span>
  );
}

/** What is chosen and no longer offered stays visible, so that it can be taken out. */
export function unlisted(
  chosen: readonly Choice[],
  options: Options['options'],
): { readonly value: Choice; readonly text: string }[] {
  return chosen
    .filter((choice) => !options.some((option) => option.value === choice))
    .map((value) => ({ value, text: String(value) }));
}
