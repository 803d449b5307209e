import { useMemo } from 'react';
import type { EditedPage, EditedSite } from '../page-editing/edited-site.ts';
import { useEditorT } from '../editor-messages.tsx';
import { isPageText, pageSettingsOf, type PageRow } from '../model/page-settings.ts';
import form from '../ui/form.module.css';
import type { Place } from '../widgets/form-place.ts';
import { SettingForm } from '../widgets/setting-form.tsx';
import { isNameMissing, type DraftProblems } from './page-draft.ts';
import { sharingForm, textsForm } from './page-form.ts';
import { HeadFromBlocks } from './head-from-blocks.tsx';
import { SearchPreview } from './search-preview.tsx';
import { SharePreview } from './share-preview.tsx';
import { useSearchResultMessages } from './use-search-result-messages.ts';

/** The id of the control of a setting. @param id what those of its form begin with: two may be there at once */
export const textId = (id: string, name: string): string =>
  `${id}-${isPageText(name) ? 'texts' : 'sharing'}_${name}`;

interface PageTextsProps {
  /** What the ids of its controls begin with. */
  readonly id: string;
  readonly site: EditedSite;
  readonly page: EditedPage;
  /** Whose texts are written, lower case. */
  readonly language: string;
  /** Where the page is in it. */
  readonly path: string;
  readonly row: PageRow;
  readonly problems: DraftProblems['texts'][string];
  /** A missing name is not said yet. */
  readonly isNamed: boolean;
  /** What the server said, by JSON pointer. */
  readonly refused: Place['refused'];
  readonly onChange: (row: PageRow) => void;
}

/** What a page says of itself in one language, and what search engines and networks make of it. */
export function PageTexts(props: PageTextsProps) {
  const { id, site, page, language, path, row, problems, isNamed, refused, onChange } = props;
  const t = useEditorT();
  const resultT = useSearchResultMessages();
  const texts = useMemo(
    () =>
      textsForm(t, (name, most) => (
        <span className={form.count}>{t('pages.count', { count: row[name].length, most })}</span>
      )),
    [t, row],
  );
  const hasOwnPicture = row.page_image !== '';
  const sharing = useMemo(
    () =>
      sharingForm(t, {
        page_noindex: resultT('noindexHint'),
        page_image: resultT(hasOwnPicture ? 'imageHint' : 'siteImageHint'),
      }),
    [t, resultT, hasOwnPicture],
  );
  const isMissing = !isNamed && problems.some(isNameMissing);
  const place: Place = {
    blockKey: 'page',
    name: 'texts',
    pointer: '',
    problems: problems.filter((problem) => !isNameMissing(problem)),
    refused: isMissing ? { ...refused, '/page_label': [t('pages.problem.name')] } : refused,
  };
  const change = (next: unknown): void => onChange(pageSettingsOf({ ...row, ...texted(next) }));
  return (
    <>
      <HeadFromBlocks page={page} />
      <SettingForm
        id={`${id}-texts`}
        value={row}
        schema={texts.node}
        ui={texts.ui}
        place={place}
        onChange={change}
      />
      <SearchPreview site={site} row={row} language={language} path={page.key === 'p-home' ? '' : path} />
      <SettingForm
        id={`${id}-sharing`}
        value={row}
        schema={sharing.node}
        ui={sharing.ui}
        place={place}
        onChange={change}
      />
      <SharePreview site={site} row={row} language={language} />
    </>
  );
}

/** As a form reports it: what was emptied is not there. */
function texted(reported: unknown): Readonly<Record<string, unknown>> {
  const values = typeof reported === 'object' && reported !== null ? reported : {};
  return Object.fromEntries(
    Object.entries(values).map(([name, value]: [string, unknown]) => [name, value ?? '']),
  );
}
