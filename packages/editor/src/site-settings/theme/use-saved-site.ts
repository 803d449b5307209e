import { useState } from 'react';
import { useEdited } from '../../page-editing/page-editing.react.tsx';
import { useSaveStatus } from '../../page-editing/saving.react.tsx';

interface SavedSite {
  /** Another one as soon as the website draws its front page from something else. */
  readonly state: string;
  /** The website has a front page to show. */
  readonly hasFrontPage: boolean;
}

/**
 * What the website itself can show by now: it knows nothing that is not saved. Tags and flags are markup, not style, and
 * menus name pages: after saving them the front page is asked for again, once for all that is saved in one go.
 */
export function useSavedSite(): SavedSite {
  const { kind } = useSaveStatus();
  const state = useEdited(({ revision, pages }) => [revision, ...pages].join(' '));
  const hasFrontPage = useEdited(({ pages, pageOf }) => pages.some((id) => pageOf[id]?.key === 'p-home'));
  const [saved, setSaved] = useState<SavedSite>({ state, hasFrontPage });
  // What failed is not waited for: nothing of it is on its way.
  const isSaved = kind === 'saved' || kind === 'failed';
  if (isSaved && (saved.state !== state || saved.hasFrontPage !== hasFrontPage))
    setSaved({ state, hasFrontPage });
  return saved;
}
