import { fillDefaults } from '@boardwright/blocks-schema';
import type { FieldProps, RJSFSchema } from '@rjsf/utils';
import { useContext, useState } from 'react';
import { useEditorT } from '../editor-messages.tsx';
import { isRecord } from '../model/is-record.ts';
import { mergedNodes } from '../panel/form-schema.ts';
import type { SettingNode } from '../panel/setting-node.ts';
import { isGroup } from './control-of.tsx';
import { useFieldAround } from './control.ts';
import { FieldRow } from './field-row.tsx';
import { FormSchemasContext } from './form-place.ts';
import { ListBox } from './list-box.tsx';
import { freshValue } from './value-lists.tsx';
import styles from './field-controls.module.css';

/** How far a value is that of a kind: all of it, by the value that marks the kind, or by its type at least. */
function likeness(kind: SettingNode, value: unknown, isValid: boolean): number {
  if (isValid) return 3;
  const marks = Object.entries(kind.properties ?? {}).filter(([, part]) => part.enum?.length === 1);
  if (isRecord(value) && marks.length > 0 && marks.every(([name, part]) => part.enum?.[0] === value[name]))
    return 2;
  const type = Array.isArray(value) ? 'array' : typeof value;
  return kind.type === type || (kind.type === 'integer' && type === 'number') ? 1 : 0;
}

/** The value that a kind begins with: its own defaults, and what the value had under the same names. */
export function valueOfKind(kind: SettingNode, value: unknown): unknown {
  const fresh = freshValue(kind);
  if (!isRecord(fresh) || !isRecord(value)) return fresh;
  const shared = Object.entries(value).filter(([name]) => {
    const part = kind.properties?.[name];
    return part && !part.readOnly;
  });
  return fillDefaults(kind, { ...onlyValues(kind), ...Object.fromEntries(shared) });
}

/** The values that mark a kind: they are there as soon as it is chosen. */
function onlyValues(kind: SettingNode): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(kind.properties ?? {}).flatMap(([name, part]) =>
      part.enum?.length === 1 ? [[name, part.enum[0]]] : [],
    ),
  );
}

/** One of several kinds of value, by their titles, and under it the fields of the one that is chosen. */
export function KindChooser(props: FieldProps) {
  const { schema, uiSchema, formData, fieldPathId, onChange, registry } = props;
  const t = useEditorT();
  const { labelId, blockKey } = useFieldAround();
  const { validator } = useContext(FormSchemasContext);
  const { oneOf = [], ...shared } = schema as SettingNode;
  const kinds = oneOf.map(
    (kind) => registry.schemaUtils.retrieveSchema(kind as RJSFSchema, formData) as SettingNode,
  );
  const likest = kinds.map((kind, at) =>
    likeness(kind, formData, validator.isValid((oneOf[at] ?? {}) as RJSFSchema, formData, schema)),
  );
  const found = likest.indexOf(Math.max(...likest));
  // What was chosen stays chosen for as long as the value could be of it: half written, it may be like another.
  const [chosen, setChosen] = useState<number>();
  const at = chosen !== undefined && (likest[chosen] ?? 0) > 0 ? chosen : found;
  const kind = kinds[at];
  const { SchemaField } = registry.fields;
  const title = (index: number): string => kinds[index]?.title ?? t('fields.kind', { number: index + 1 });
  const fields =
    kind && SchemaField ? (
      <SchemaField
        {...props}
        key={at}
        name=""
        schema={withoutTitle(mergedNodes([shared, kind]))}
        uiSchema={{ ...(uiSchema?.['oneOf'] as readonly object[] | undefined)?.[at], 'ui:bare': true }}
      />
    ) : null;
  return (
    <div className={styles.kinds}>
      <ListBox
        id={`${fieldPathId.$id}-kind`}
        value={at}
        options={kinds.map((_, index) => ({ value: index, text: title(index) }))}
        labelledBy={labelId}
        onChange={(next) => {
          setChosen(Number(next));
          const chosenKind = kinds[Number(next)];
          if (chosenKind) onChange(valueOfKind(chosenKind, formData), fieldPathId.path);
        }}
      />
      {kind?.type === 'object' || kind?.type === 'null' ? (
        fields
      ) : (
        // A value of its own is named by its kind; what is wrong with it is said of the whole.
        <FieldRow
          id={fieldPathId.$id}
          blockKey={blockKey}
          name={title(at)}
          label={title(at)}
          isGroup={isGroup(kind ?? {}, {})}
          isSwitch={kind?.type === 'boolean'}
          isLabelHidden
          message={undefined}
        >
          {fields}
        </FieldRow>
      )}
    </div>
  );
}

/** Its title is in the box above. */
function withoutTitle({
  title: _title,
  description: _description,
  ...rest
}: Readonly<Record<string, unknown>>): RJSFSchema {
  return rest;
}
