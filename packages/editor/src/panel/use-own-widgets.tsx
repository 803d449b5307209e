import type { OwnWidgetControl, OwnWidgetProps } from '@boardwright/blocks-schema';
import type { FieldProps, RegistryFieldsType } from '@rjsf/utils';
import { useMemo, type ComponentType } from 'react';
import { useEditorLocale } from '../editor-messages.tsx';
import { useEditorServices } from '../editor-services.tsx';
import { useFieldAround } from '../widgets/control.ts';

/** A control from outside as RJSF's field of a whole value, given what the field around it knows. */
function ownField(Own: ComponentType<OwnWidgetProps>): ComponentType<FieldProps> {
  return function OwnField({ formData, fieldPathId, onChange }: FieldProps) {
    const locale = useEditorLocale();
    const { label, labelId, describedBy, invalid } = useFieldAround();
    return (
      <Own
        id={fieldPathId.$id}
        value={formData as unknown}
        onChange={(next) => onChange(next, fieldPathId.path)}
        label={label}
        labelledBy={labelId}
        describedBy={describedBy}
        invalid={invalid}
        locale={locale}
      />
    );
  };
}

const none: { readonly fields: RegistryFieldsType } = { fields: {} };

/** The controls that a block from outside brings, by the names that its schema gives them. */
export function useOwnWidgets(blockKey: string): { readonly fields: RegistryFieldsType } {
  const widgets = useEditorServices().ownWidgets(blockKey);
  return useMemo(() => {
    if (!widgets) return none;
    const fields = Object.entries<OwnWidgetControl>(widgets).map(([name, Own]) => [
      name,
      // Its package says which values it takes, and that it is a component: blocks-schema knows no React.
      ownField(Own as ComponentType<OwnWidgetProps>),
    ]);
    return { fields: Object.fromEntries(fields) as RegistryFieldsType };
  }, [widgets]);
}
