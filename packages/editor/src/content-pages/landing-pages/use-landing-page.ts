import type { AdminLandingPage } from '@boardwright/api-client/contract';
import { useSiteLanguages } from '../../lists/use-site-languages.ts';
import { useContentAddress } from '../use-content-address.ts';
import { useContentMessages } from '../use-content-messages.ts';
import { useSaveWritten } from '../../written/use-save-written.ts';
import { type Editing, useWrittenDraft } from '../../written/use-written-draft.ts';
import { changeOf, type LandingPageDraft, landingPageDraft, landingPageShape } from './landing-page-draft.ts';
import { beginsWith, queryOf } from './landing-search.ts';
import { useLandingPagesApi } from './landing-pages-api.ts';
import { useSearchText } from './use-search-text.ts';

export type LandingPageEditing = Editing<AdminLandingPage, LandingPageDraft>;

/** What a new landing page begins with: what the address says that visitors search for, if it does. */
function useBeginning() {
  const { begin = '', language } = useContentAddress();
  const { languages, own } = useSiteLanguages();
  const textOf = useSearchText();
  const { locale, search } = beginsWith(begin);
  const words = textOf(search);
  const isThere = languages.some(({ code }) => code === locale);
  return {
    locale: isThere ? locale : (language ?? own),
    search,
    title: `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`,
  };
}

/** A landing page while it is written, and how it is saved. */
export function useLandingPage(page: AdminLandingPage | undefined) {
  const t = useContentMessages();
  const api = useLandingPagesApi();
  const { show, begin } = useContentAddress();
  const beginning = useBeginning();
  const toDraft = (row: AdminLandingPage | undefined) => landingPageDraft(row, beginning);
  const editing = useWrittenDraft({
    row: page,
    toDraft,
    shape: landingPageShape,
    // What is begun with another search is another page.
    name: `landing-page${page ? '' : (begin ?? '')}`,
  });
  const saving = useSaveWritten({
    editing,
    shape: landingPageShape,
    toDraft,
    add: (draft, before) => {
      const { locale, title, search } = draft;
      return api.add({ ...changeOf(draft, before), locale, title, query: queryOf(search) });
    },
    change: (id, { draft, before, revision }) => api.change(id, { revision, ...changeOf(draft, before) }),
    sentenceOf: ({ state }) =>
      t(`written.saved.${state === 'published' || state === 'unpublished' ? state : 'draft'}`),
    onAdded: ({ id }) => show({ open: String(id), begin: undefined }),
  });
  const { draft, before, row } = editing;
  const isShowingSame = draft.showing === before.showing;
  const saveText =
    row && isShowingSame
      ? t(row.state === 'draft' ? 'written.save.draft' : 'written.save.changes')
      : draft.showing === 'visible'
        ? t('written.save.publish')
        : t(before.showing === 'visible' ? 'written.save.off' : 'written.save.draft');
  return { editing, saving, saveText };
}
