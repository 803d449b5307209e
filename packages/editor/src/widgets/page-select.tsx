import { useEditorT } from '../editor-messages.tsx';
import { useEditorServices } from '../editor-services.tsx';
import { choiceName } from '../panel/setting-texts.ts';
import { kindName } from '../saving/site-pages.ts';
import type { ControlProps } from './control.ts';
import { ListBox } from './list-box.tsx';

interface PageSelectProps extends ControlProps<string | undefined> {
  readonly label?: string;
}

/** A page of the site; where the schema names the pages that fit, only those. */
export function PageSelect({ label, ...props }: PageSelectProps) {
  const t = useEditorT();
  const { pages } = useEditorServices();
  const options = props.schema.enum
    ? props.schema.enum.map((value) => ({
        value,
        text: pageText(pages, String(value)) ?? choiceName(props.schema, value),
      }))
    : pages.map(({ identifier, name, address }) => ({
        value: identifier,
        text: address ? `${name}  ${address}` : name,
      }));
  // A kind of page that is not on the site yet is called by its name, not by its key.
  const { value } = props;
  const offered =
    value && !options.some((option) => option.value === value)
      ? [...options, { value, text: kindName(value, t) }]
      : options;
  return (
    <ListBox
      {...props}
      options={offered}
      empty={t('fields.link.choosePage')}
      {...(label && { label })}
      onChange={(chosen) => props.onChange(String(chosen))}
    />
  );
}

function pageText(
  pages: readonly { readonly identifier: string; readonly name: string }[],
  identifier: string,
): string | undefined {
  return pages.find((page) => page.identifier === identifier)?.name;
}
