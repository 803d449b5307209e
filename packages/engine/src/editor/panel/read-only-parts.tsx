import { pageKindOf } from '@boardwright/blocks-schema';
import {
  toFieldPathId,
  type FieldProps,
  type FieldTemplateProps,
  type ObjectFieldTemplateProps,
  type RJSFSchema,
  type RegistryFieldsType,
  type RegistryWidgetsType,
  type TemplatesType,
  type WidgetProps,
} from '@rjsf/utils';
import { useState } from 'react';
import { useEditorT } from '../editor-words.tsx';
import { withoutTags } from '../site-pages.ts';
import controls from '../ui/controls.module.css';
import { readable } from './panel-schema.ts';
import styles from './block-panel.module.css';

/** A value says something: it is not empty, off, or a bag of such. */
function saysSomething(value: unknown): boolean {
  if (value === undefined || value === null || value === '' || value === false) return false;
  if (Array.isArray(value)) return value.length > 0;
  return typeof value === 'object' ? Object.values(value).some(saysSomething) : true;
}

function Empty() {
  return <span className={styles.none}>{useEditorT()('panel.empty')}</span>;
}

function SettingRow({ fieldPathId, label, schema, children, registry }: FieldTemplateProps) {
  const t = useEditorT();
  const { path } = fieldPathId;
  if (path.length === 0 || typeof path.at(-1) === 'number') return children;
  const { changed } = registry.formContext as { readonly changed: ReadonlySet<string> };
  const differs = path.length === 1 && changed.has(String(path[0]));
  return (
    <div className={schema.type === 'boolean' ? `${styles.setting} ${styles.inline}` : styles.setting}>
      <dt title={String(path.at(-1))}>
        {differs ? (
          <span className={styles.pip} title={t('panel.differing')}>
            <span className={controls.unseen}>{t('panel.differing')}: </span>
          </span>
        ) : null}
        {schema.title ?? readable(label)}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

function Settings({ fieldPathId, properties, formData }: ObjectFieldTemplateProps) {
  const top = fieldPathId.path.length === 0;
  const values = (formData ?? {}) as Readonly<Record<string, unknown>>;
  // Inside a link or a picture most is empty; only what says something is worth a line.
  const shown = properties.filter(({ name, hidden }) => !hidden && (top || saysSomething(values[name])));
  if (shown.length === 0) return <Empty />;
  return <dl className={top ? undefined : styles.inner}>{shown.map(({ content }) => content)}</dl>;
}

/** How an item of a list is called: by its first text. */
function itemName(item: unknown): string | undefined {
  if (typeof item === 'string') return item;
  if (typeof item !== 'object' || item === null) return undefined;
  const texts = Object.entries(item).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
  );
  const named = texts.find(([name]) => /name|title|question|text/i.test(name));
  const page = texts.find(([name]) => name === 'pageId');
  const found = named?.[1] ?? (page ? readable(page[1]) : texts[0]?.[1]);
  return found === undefined ? undefined : withoutTags(found);
}

function List(props: FieldProps) {
  const items: readonly unknown[] = Array.isArray(props.formData) ? props.formData : [];
  if (items.length === 0) return <Empty />;
  return (
    <ol className={styles.list}>
      {items.map((item, index) => (
        // The list does not change while it is shown.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index}>
          <ListItem list={props} item={item} index={index} />
        </li>
      ))}
    </ol>
  );
}

interface ListItemProps {
  readonly list: FieldProps;
  readonly item: unknown;
  readonly index: number;
}

function ListItem({ list, item, index }: ListItemProps) {
  const t = useEditorT();
  const [open, setOpen] = useState(false);
  const { registry, schema, uiSchema, fieldPathId } = list;
  const name = itemName(item) ?? t('panel.item', { number: index + 1 });
  const { SchemaField } = registry.fields;
  if (typeof item !== 'object' || !SchemaField)
    return <span className={styles.item}>{readable(String(item))}</span>;
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.item}>{name}</summary>
      {open ? (
        <SchemaField
          {...list}
          name={String(index)}
          schema={schema.items as RJSFSchema}
          uiSchema={uiSchema?.items as never}
          formData={item}
          fieldPathId={toFieldPathId(index, registry.globalFormOptions, fieldPathId)}
        />
      ) : null}
    </details>
  );
}

function TextValue({ value, options }: WidgetProps) {
  if (value === undefined || value === '') return <Empty />;
  const chosen = options.enumOptions || pageKindOf(String(value)) ? readable(String(value)) : String(value);
  return <span className={styles.value}>{chosen}</span>;
}

function RichTextValue({ value }: WidgetProps) {
  const text = withoutTags(String(value ?? ''));
  return text === '' ? <Empty /> : <span className={styles.value}>{text}</span>;
}

function CodeValue({ value }: WidgetProps) {
  return value ? <pre className={styles.code}>{String(value)}</pre> : <Empty />;
}

function SwitchValue({ value }: WidgetProps) {
  const t = useEditorT();
  return (
    <span className={styles.switch} data-on={value === true}>
      {t(value === true ? 'panel.on' : 'panel.off')}
    </span>
  );
}

function ColorValue({ value }: WidgetProps) {
  if (!value) return <Empty />;
  return (
    <span className={styles.value}>
      <span className={styles.swatch} style={{ background: String(value) }} />
      {String(value)}
    </span>
  );
}

export const readOnlyTemplates: Partial<TemplatesType> = {
  FieldTemplate: SettingRow,
  ObjectFieldTemplate: Settings,
};
export const readOnlyFields: RegistryFieldsType = { ArrayField: List };
export const readOnlyWidgets: RegistryWidgetsType = {
  TextWidget: TextValue,
  TextareaWidget: TextValue,
  UpDownWidget: TextValue,
  SelectWidget: TextValue,
  CheckboxWidget: SwitchValue,
  richText: RichTextValue,
  html: CodeValue,
  css: CodeValue,
  color: ColorValue,
};
