import Form from '@rjsf/core';
import type { FieldProps, RegistryFieldsType, RJSFSchema, UiSchema } from '@rjsf/utils';
import { useContext, useMemo, type ReactNode } from 'react';
import { useEditorT } from '../editor-messages.tsx';
import type { SettingNode } from '../panel/setting-node.ts';
import { problemSentence, settingName } from '../panel/setting-texts.ts';
import { isGroup } from './control-of.tsx';
import { FieldContext, useFieldAround } from './control.ts';
import { FieldRow } from './field-row.tsx';
import { controlFields, formWidgets } from './form-fields.tsx';
import {
  FormSchemasContext,
  GivenContext,
  NamedControlsContext,
  PlaceContext,
  pointerOf,
  problemsInside,
  usePlace,
  type Place,
} from './form-place.ts';
import { formTemplates } from './form-templates.tsx';
import { KindChooser } from './kind-chooser.tsx';
import { linkAside } from './link-variant.tsx';
import { ListControl, type Item, type ThingsOptions } from './list-control.tsx';
import { uiFor } from './ui-for.ts';
import { Places, ValueList } from './value-lists.tsx';

/** What stands there may be no list at all: it is said to be wrong, and a new one can be begun. */
function listOf<Each>(value: unknown): readonly Each[] | undefined {
  return Array.isArray(value) ? value : undefined;
}

/** A list: of things that open, of values that stand in their rows, or of places that each have a kind. */
function ListField(props: FieldProps) {
  const node = props.schema as SettingNode;
  if (node.places) return <PlacesField {...props} />;
  return node.items?.type === 'object' ? <ThingsField {...props} /> : <ValuesField {...props} />;
}

/** A list of things; an open one is a form of its own, so that typing in it concerns no other. */
function ThingsField({ formData, schema, uiSchema, fieldPathId, onChange }: FieldProps) {
  const t = useEditorT();
  const place = usePlace();
  const around = useFieldAround();
  const node = schema as SettingNode;
  const items = (uiSchema?.items ?? {}) as UiSchema;
  const things = uiSchema?.['ui:things'] as ThingsOptions | undefined;
  const base = pointerOf(place.pointer, fieldPathId.path);
  return (
    <ListControl
      {...things}
      id={fieldPathId.$id}
      value={listOf<Item>(formData)}
      schema={node}
      onChange={(next) => onChange(next, fieldPathId.path)}
      problemsAt={(index) => problemsInside(place, `${base}/${index}`)}
      {...(items['ui:field'] === 'link' && { asideOf: (item: Item) => linkAside(t, node.items, item) })}
    >
      {(item, index, onItem) => (
        <FieldContext value={{ ...around, describedBy: undefined, invalid: false, placeholder: undefined }}>
          <SettingForm
            id={`${fieldPathId.$id}-${index}`}
            value={item}
            schema={node.items ?? {}}
            ui={items}
            place={{ ...place, pointer: `${base}/${index}` }}
            onChange={(next) => onItem(next as Item)}
          />
        </FieldContext>
      )}
    </ListControl>
  );
}

interface PartProps {
  readonly id: string;
  readonly base: string;
  readonly index: number;
  readonly label: string;
  readonly node: SettingNode;
  readonly ui: UiSchema;
  readonly value: unknown;
  readonly aside?: ReactNode;
  readonly onChange: (value: unknown) => void;
}

/** One value of a list, with its label and what is wrong with it. */
function PartField({ id, base, index, label, node, ui, value, aside, onChange }: PartProps) {
  const t = useEditorT();
  const place = usePlace();
  const pointer = `${base}/${index}`;
  const partId = `${id}-${index}`;
  const found = place.problems.find((problem) => problem.pointer === pointer);
  return (
    <FieldRow
      id={partId}
      blockKey={place.blockKey}
      name={String(index)}
      label={label}
      help={node.description}
      isGroup={isGroup(node, ui)}
      isSwitch={node.type === 'boolean'}
      message={place.refused[pointer]?.[0] ?? (found && problemSentence(t, label, found))}
      aside={aside}
    >
      <SettingForm
        id={partId}
        value={value}
        schema={node}
        ui={ui}
        place={{ ...place, pointer }}
        onChange={onChange}
      />
    </FieldRow>
  );
}

/** A list of texts, numbers or lists. */
function ValuesField({ formData, schema, uiSchema, fieldPathId, onChange }: FieldProps) {
  const place = usePlace();
  const node = schema as SettingNode;
  const base = pointerOf(place.pointer, fieldPathId.path);
  return (
    <ValueList
      id={fieldPathId.$id}
      value={listOf<unknown>(formData)}
      schema={node}
      onChange={(next) => onChange(next, fieldPathId.path)}
    >
      {({ actions, ...row }) => (
        <PartField
          {...row}
          id={fieldPathId.$id}
          base={base}
          node={node.items ?? {}}
          ui={(uiSchema?.items ?? {}) as UiSchema}
          aside={actions}
        />
      )}
    </ValueList>
  );
}

/** A list of places, each with a schema of its own. */
function PlacesField({ formData, schema, fieldPathId, onChange }: FieldProps) {
  const t = useEditorT();
  const place = usePlace();
  const node = schema as SettingNode;
  const base = pointerOf(place.pointer, fieldPathId.path);
  return (
    <Places
      id={fieldPathId.$id}
      value={listOf<unknown>(formData)}
      schema={node}
      onChange={(next) => onChange(next, fieldPathId.path)}
    >
      {(value, index, onValue) => {
        const kind = node.places?.[index] ?? {};
        const number = t('fields.number', { thing: t('fields.value'), number: index + 1 });
        return (
          <PartField
            id={fieldPathId.$id}
            base={base}
            index={index}
            label={kind.title === undefined ? number : settingName(kind, '')}
            node={kind}
            ui={{}}
            value={value}
            onChange={onValue}
          />
        );
      }}
    </Places>
  );
}

const formFields: RegistryFieldsType = { ...controlFields, ArrayField: ListField, kinds: KindChooser };

/** Values come with their defaults filled in; the form adds none of its own. */
const asGiven = { emptyObjectFields: 'skipDefaults', arrayMinItems: { populate: 'never' } } as const;

interface SettingFormProps {
  readonly id: string;
  readonly value: unknown;
  readonly schema: SettingNode;
  readonly ui: UiSchema;
  readonly place: Place;
  readonly onChange: (value: unknown) => void;
}

/** The form of one setting, or of one item of a list, drawn from its schema. */
export function SettingForm({ id, value, schema, ui, place, onChange }: SettingFormProps) {
  const { validator, definitions } = useContext(FormSchemasContext);
  const whole = useMemo(() => formSchema(schema, definitions), [schema, definitions]);
  const uiSchema = useMemo(() => uiFor(schema, ui), [schema, ui]);
  const named = useContext(NamedControlsContext);
  const fields = useMemo(() => ({ ...formFields, ...named.fields }), [named]);
  const widgets = useMemo(() => ({ ...formWidgets, ...named.widgets }), [named]);
  const given = useMemo(() => ({ id, value }), [id, value]);
  return (
    <PlaceContext value={place}>
      <GivenContext value={given}>
        <Form
          tagName="div"
          idPrefix={id}
          schema={whole}
          uiSchema={uiSchema}
          formData={value}
          validator={validator}
          templates={formTemplates}
          widgets={widgets}
          fields={fields}
          experimental_defaultFormStateBehavior={asGiven}
          onChange={(...report) => {
            // A report with no field behind it is RJSF's own: it has filled in what it holds to be missing. Whoever only
            // looks at a setting writes nothing.
            if (report.length > 1) onChange(report[0].formData);
          }}
        >
          {/* In place of a button to send it. */}
          {true}
        </Form>
      </GivenContext>
    </PlaceContext>
  );
}

/** Schemas are written with more of JSON Schema's types than the form's; what settings use, both know. */
function formSchema(node: SettingNode, definitions: object | undefined): RJSFSchema {
  return (definitions ? { ...node, definitions } : node) as RJSFSchema;
}
