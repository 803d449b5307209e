import Form from '@rjsf/core';
import type {
  FieldProps,
  FieldTemplateProps,
  ObjectFieldTemplateProps,
  RegistryFieldsType,
  RegistryWidgetsType,
  TemplatesType,
  UiSchema,
  ValidatorType,
  WidgetProps,
} from '@rjsf/utils';
import { createContext, useContext, type ComponentType } from 'react';
import { useEditorT } from '../editor-messages.tsx';
import { placeOfField } from '../panel/field-path.ts';
import { OfWhom } from '../panel/of-whom.tsx';
import { PanelContext } from '../panel/panel-context.ts';
import { formSchema } from '../panel/panel-schema.ts';
import { problemSentence, settingName } from '../panel/setting-words.ts';
import type { SettingNode } from '../panel/setting-node.ts';
import type { ValueProblem } from '../panel/setting-problems.ts';
import { ChoiceControl, SwitchControl } from './choice-controls.tsx';
import { controlOf, isGroup, type AnyControl } from './control-of.tsx';
import { FieldContext, useFieldAround, WriteLateContext } from './control.ts';
import { FieldRow } from './field-row.tsx';
import { linkAside } from './link-variant.tsx';
import { ListControl } from './list-control.tsx';
import { NumberControl } from './number-controls.tsx';
import { TextareaControl, TextControl } from './text-controls.tsx';

/** Where in a setting a form's values stand, and what is wrong there. */
interface Place {
  readonly blockKey: string;
  /** The setting's own name. */
  readonly name: string;
  /** JSON pointer of the form's value within the setting; '' for the setting itself. */
  readonly pointer: string;
  readonly problems: readonly ValueProblem[];
  /** Sentences by JSON pointer that the server said. */
  readonly refused: Readonly<Record<string, readonly string[]>>;
}
const PlaceContext = createContext<Place>({ blockKey: '', name: '', pointer: '', problems: [], refused: {} });

const pointerOf = (base: string, path: readonly (string | number)[]): string =>
  path.reduce<string>((pointer, part) => `${pointer}/${part}`, base);

/** Label and message of a value inside a setting; the setting's own are drawn around the form. */
function Row({ id, fieldPathId, label, schema, uiSchema, children }: FieldTemplateProps) {
  const t = useEditorT();
  const place = useContext(PlaceContext);
  const { path } = fieldPathId;
  if (path.length === 0) return children;
  const name = String(path.at(-1));
  const pointer = pointerOf(place.pointer, path);
  const title = settingName({ title: schema.title ?? label }, name);
  const found = place.problems.find((problem) => problem.pointer === pointer);
  const message = place.refused[pointer]?.[0] ?? (found && problemSentence(t, title, found));
  return (
    <FieldRow
      id={id}
      blockKey={place.blockKey}
      name={name}
      label={title}
      help={schema.description}
      isGroup={isGroup(schema as SettingNode, uiSchema ?? {})}
      isSwitch={schema.type === 'boolean'}
      message={message}
      aside={<OfWhom node={schema as SettingNode} />}
    >
      {children}
    </FieldRow>
  );
}

/** What a value needs to mean something: an address only where the link goes to one. */
const onlyFor: Readonly<Record<string, readonly string[]>> = {
  jobQuery: ['JOB_LINK'],
  pageId: ['APP_LINK'],
  link: ['CUSTOM_LINK', 'SOCIAL_LINK', 'JOB_LINK'],
  links: ['links'],
  htmlContent: ['html'],
};

function Fields({ properties, formData }: ObjectFieldTemplateProps) {
  const values = (formData ?? {}) as Readonly<Record<string, unknown>>;
  const kind = values['linkType'] ?? values['contentType'];
  const isFor = (name: string): boolean => {
    const kinds = onlyFor[name];
    if (typeof kind !== 'string' || !kinds) return true;
    // A list that has a search of its own for jobs needs no address beside it.
    if (name === 'link' && 'jobQuery' in values) return kind === 'CUSTOM_LINK';
    return kinds.includes(kind);
  };
  return <>{properties.filter(({ name }) => isFor(name)).map(({ content }) => content)}</>;
}

/** A control as RJSF's widget of one value. */
function widgetOf(Control: AnyControl): ComponentType<WidgetProps> {
  return function ValueWidget({ id, value, schema, onChange }: WidgetProps) {
    return (
      <Control
        id={id}
        value={value as never}
        schema={schema as SettingNode}
        onChange={(next: unknown) => onChange(next)}
      />
    );
  };
}

/** A control as RJSF's field of a whole value: a picture, a link, a list. */
function fieldOf(Control: AnyControl): ComponentType<FieldProps> {
  return function WholeField({ formData, schema, fieldPathId, onChange }: FieldProps) {
    const { writeLate } = useContext(PanelContext);
    const place = useContext(PlaceContext);
    const part = placeOfField(place.name + pointerOf(place.pointer, fieldPathId.path));
    return (
      <WriteLateContext value={(isIt, change) => writeLate(part, isIt, change)}>
        <Control
          id={fieldPathId.$id}
          value={formData as never}
          schema={schema as SettingNode}
          onChange={(next: unknown) => onChange(next, fieldPathId.path)}
        />
      </WriteLateContext>
    );
  };
}

type Item = Readonly<Record<string, unknown>>;

/** A list of things; an open one is a form of its own, so that typing in it concerns no other. */
function ListField({ formData, schema, uiSchema, fieldPathId, onChange }: FieldProps) {
  const t = useEditorT();
  const place = useContext(PlaceContext);
  const around = useFieldAround();
  const node = schema as SettingNode;
  const items = (uiSchema?.items ?? {}) as UiSchema;
  const base = pointerOf(place.pointer, fieldPathId.path);
  const wrong = [...place.problems.map(({ pointer }) => pointer), ...Object.keys(place.refused)];
  const wrongAt = (index: number): number =>
    wrong.filter((pointer) => pointer.startsWith(`${base}/${index}/`)).length;
  return (
    <ListControl
      id={fieldPathId.$id}
      value={formData as readonly Item[] | undefined}
      schema={node}
      onChange={(next) => onChange(next, fieldPathId.path)}
      problemsAt={wrongAt}
      {...(items['ui:field'] === 'link' && { asideOf: (item: Item) => linkAside(t, node.items, item) })}
    >
      {(item, index, onItem) => (
        <FieldContext value={{ ...around, describedBy: undefined, invalid: false }}>
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

const templates: Partial<TemplatesType> = { FieldTemplate: Row, ObjectFieldTemplate: Fields };
const widgets: RegistryWidgetsType = {
  ...Object.fromEntries(Object.entries(controlOf).map(([name, Control]) => [name, widgetOf(Control)])),
  TextWidget: widgetOf(TextControl),
  TextareaWidget: widgetOf(TextareaControl),
  UpDownWidget: widgetOf(NumberControl),
  SelectWidget: widgetOf(ChoiceControl),
  CheckboxWidget: widgetOf(SwitchControl),
};
const fields: RegistryFieldsType = {
  ...Object.fromEntries(Object.entries(controlOf).map(([name, Control]) => [name, fieldOf(Control)])),
  ArrayField: ListField,
};

/** What is wrong with a value is found beside the form, of the block as a whole, and shown by its rows. */
const trusting: ValidatorType = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  isValid: () => true,
  rawValidation: () => ({}),
};
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
  return (
    <PlaceContext value={place}>
      <Form
        tagName="div"
        idPrefix={id}
        schema={formSchema(schema)}
        uiSchema={uiFor(schema, ui)}
        formData={value}
        validator={trusting}
        templates={templates}
        widgets={widgets}
        fields={fields}
        experimental_defaultFormStateBehavior={asGiven}
        onChange={({ formData }) => onChange(formData)}
      >
        {/* In place of a button to send it. */}
        {true}
      </Form>
    </PlaceContext>
  );
}

const numbers = { 'ui:widget': 'updown' } as const;
/** Numbers are stepped, not typed as text. */
function uiFor(schema: SettingNode, ui: UiSchema): UiSchema {
  if (ui['ui:widget'] || ui['ui:field']) return ui;
  if (schema.type === 'integer' && !schema.enum) return numbers;
  if (!schema.properties) return ui;
  return Object.fromEntries(
    Object.entries(schema.properties).map(([name, inner]) => [
      name,
      uiFor(inner, (ui[name] ?? {}) as UiSchema),
    ]),
  );
}
