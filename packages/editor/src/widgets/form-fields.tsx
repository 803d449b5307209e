import type { FieldProps, RegistryFieldsType, RegistryWidgetsType, WidgetProps } from '@rjsf/utils';
import { useContext, type ComponentType } from 'react';
import { placeOfField } from '../panel/field-path.ts';
import { PanelContext } from '../panel/panel-context.ts';
import type { SettingNode } from '../panel/setting-node.ts';
import { ChoiceControl, SideBySide, SwitchControl } from './choice-controls.tsx';
import { controlOf, type AnyControl } from './control-of.tsx';
import { WriteLateContext } from './control.ts';
import { GivenContext, pointerOf, usePlace } from './form-place.ts';
import { DateControl, DateTimeControl, EmailControl, TimeControl, UrlControl } from './moment-controls.tsx';
import { NumberControl } from './number-controls.tsx';
import { TextareaControl, TextControl } from './text-controls.tsx';

/** A control as RJSF's widget of one value. Where nothing at all is a value, that is what an emptied control means. */
export function widgetOf(Control: AnyControl): ComponentType<WidgetProps> {
  return function ValueWidget({ id, value: formValue, schema, onChange }: WidgetProps) {
    const node = schema as SettingNode;
    const given = useContext(GivenContext);
    // Anything else RJSF shows as it is typed, before it is written: a question may come between.
    const isDropped = given.id === id && node.enum?.some((one) => one === given.value) === false;
    const value: unknown = isDropped ? given.value : formValue;
    return (
      <Control
        id={id}
        // Which control takes which values, the schema has decided: no type knows it here.
        value={(value ?? undefined) as never}
        schema={node}
        onChange={(next: unknown) =>
          onChange(node.nullable && (next === '' || next === undefined) ? null : next)
        }
      />
    );
  };
}

/** A control as RJSF's field of a whole value: a picture, a link, a list. */
export function fieldOf(Control: AnyControl): ComponentType<FieldProps> {
  return function WholeField({ formData, schema, fieldPathId, onChange }: FieldProps) {
    const { writeLate } = useContext(PanelContext);
    const place = usePlace();
    const part = placeOfField(place.name + pointerOf(place.pointer, fieldPathId.path));
    return (
      <WriteLateContext value={(isIt, change) => writeLate(part, isIt, change)}>
        <Control
          id={fieldPathId.$id}
          // As above.
          value={formData as never}
          schema={schema as SettingNode}
          onChange={(next: unknown) => onChange(next, fieldPathId.path)}
        />
      </WriteLateContext>
    );
  };
}

export const formWidgets: RegistryWidgetsType = {
  ...Object.fromEntries(Object.entries(controlOf).map(([name, Control]) => [name, widgetOf(Control)])),
  TextWidget: widgetOf(TextControl),
  TextareaWidget: widgetOf(TextareaControl),
  UpDownWidget: widgetOf(NumberControl),
  SelectWidget: widgetOf(ChoiceControl),
  CheckboxWidget: widgetOf(SwitchControl),
  sideBySide: widgetOf(SideBySide),
  DateWidget: widgetOf(DateControl),
  TimeWidget: widgetOf(TimeControl),
  DateTimeWidget: widgetOf(DateTimeControl),
  EmailWidget: widgetOf(EmailControl),
  URLWidget: widgetOf(UrlControl),
};

/** Controls of whole values, by the name a schema's widgets call them. */
export const controlFields: RegistryFieldsType = Object.fromEntries(
  Object.entries(controlOf).map(([name, Control]) => [name, fieldOf(Control)]),
);
