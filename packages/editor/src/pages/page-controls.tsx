import { createContext, useContext } from 'react';
import type { EditedSite } from '../page-editing/edited-site.ts';
import { useEditorT } from '../editor-messages.tsx';
import { kindsInUse } from '../model/page-paths.ts';
import { kindName } from '../saving/site-pages.ts';
import { useFieldAround, type ControlProps } from '../widgets/control.ts';
import { fieldOf, widgetOf } from '../widgets/form-fields.tsx';
import { ListBox } from '../widgets/list-box.tsx';
import { PictureInput } from '../widgets/picture-input.tsx';
import { PagePaths } from './page-paths-control.tsx';
import { TemplateChoice } from './template-choice.tsx';

/** The page that a form is of, for controls that look at the other pages too. */
export const FormPageContext = createContext<{
  readonly site: Pick<EditedSite, 'pages' | 'pageOf'>;
  /** Undefined for a page that is not made yet. */
  readonly page: number | undefined;
}>({ site: { pages: [], pageOf: {} }, page: undefined });

/** The kinds of page; one that the site has already is named, and cannot be chosen. */
function PageKind(props: ControlProps<string | number | undefined>) {
  const t = useEditorT();
  const { site, page } = useContext(FormPageContext);
  const inUse = kindsInUse(site, page);
  const options = (props.schema.enum ?? []).map((value) => {
    const isDisabled = inUse.has(String(value));
    const name = kindName(String(value), t);
    return { value, isDisabled, text: isDisabled ? `${name} (${t('pages.onSite')})` : name };
  });
  return <ListBox {...props} options={options} />;
}

/** The picture of a page's card. */
function PagePicture({ id, value, onChange }: ControlProps<string | undefined>) {
  const { label } = useFieldAround();
  return <PictureInput id={id} name={label} value={value ?? ''} onChange={onChange} />;
}

/** What only forms of pages have, by the name that `page-form.ts` calls it. */
export const pageControls = {
  fields: { pagePaths: fieldOf(PagePaths), pagePicture: fieldOf(PagePicture) },
  widgets: { pageKind: widgetOf(PageKind), pageTemplate: widgetOf(TemplateChoice) },
};
