import { useEffect, useEffectEvent, useRef } from 'react';
import type { EditedPage, EditedSite } from '../page-editing/edited-site.ts';
import { useEditor } from '../page-editing/page-editing.react.tsx';
import { useSaveStatus } from '../page-editing/saving.react.tsx';
import { useWorkbench } from '../workbench/workbench-state.tsx';
import { useWorkStore } from '../block-actions/work.tsx';
import { useEditorT } from '../editor-messages.tsx';
import { pageName } from '../saving/site-pages.ts';
import { announce } from '../ui/announce.ts';
import type { Colleague, Place } from '../model/colleague.ts';
import { isSamePage } from './same-content.ts';
import { createSiteWatch, type SiteSource, type SiteWatch } from './site-watch.ts';
import { useMeeting } from './use-meeting.ts';
import { usePlace } from './use-place.ts';

/** Milliseconds between two looks, while the editor is in sight. */
const glance = 10_000;
/** Milliseconds after which somebody who moved stays where they are, and says so. */
const settled = 1000;

interface ColleaguesProps {
  readonly source: SiteSource;
  /** The version of the site that was read at first. */
  readonly version: number;
}

/**
 * Tells colleagues where one is, shows where they are, and what they save as soon as nothing waits here: nobody works on
 * a page that is no longer so.
 */
export function Colleagues({ source, version }: ColleaguesProps) {
  const t = useEditorT();
  const editor = useEditor();
  const work = useWorkStore();
  const { page, locale, choosePage } = useWorkbench();
  const { kind } = useSaveStatus();
  // What was put back waits for an answer, not for the server.
  const isAtRest = kind === 'saved' || kind === 'failed';
  const isQuiet = useEffectEvent(() => isAtRest);
  const { page: here, block } = usePlace();
  const place = useRef<Place>({ page: here, block });
  const watch = useRef<SiteWatch>(undefined);
  const onMeeting = useMeeting();
  const seen = useEffectEvent((colleagues: readonly Colleague[], comments: string | undefined) => {
    onMeeting(colleagues, place.current.page);
    if (comments !== work.get().commentsState) work.set({ commentsState: comments });
  });
  const changed = useEffectEvent((site: EditedSite): boolean => {
    const before = editor.site();
    const isTaken = editor.readAgain(site);
    if (isTaken && page) notify(page, before, site);
    return isTaken;
  });
  useEffect(() => {
    const now = createSiteWatch({
      source,
      version,
      place: () => place.current,
      isAtRest: () => isQuiet(),
      seen,
      changed: (site) => changed(site),
    });
    watch.current = now;
    const look = (): void => pollIfVisible(now);
    const timer = setInterval(look, glance);
    const stop = editor.watchSaves(now.saved);
    addEventListener('focus', look);
    addEventListener('pagehide', source.leave);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      stop();
      removeEventListener('focus', look);
      removeEventListener('pagehide', source.leave);
      document.removeEventListener('visibilitychange', look);
      source.leave();
    };
  }, [source, version, editor]);
  useEffect(() => {
    place.current = { page: here, block };
    const timer = setTimeout(() => watch.current && pollIfVisible(watch.current), settled);
    return () => clearTimeout(timer);
  }, [here, block]);

  function notify(current: EditedPage, before: EditedSite, site: EditedSite): void {
    const isNotFound = !site.pages.includes(current.id);
    if (!isNotFound && isSamePage(before, site, current.id)) return;
    const text = isNotFound
      ? t('colleagues.deleted', { page: pageName(current, locale, t) })
      : t('colleagues.changed');
    const [first] = site.pages;
    if (isNotFound && first !== undefined) choosePage(first);
    // The same once more is said once.
    const others = work.get().notices.filter((one) => one.text !== text);
    work.set({ notices: [...others, { uid: editor.newUid(), text }] });
    announce(text);
  }
  return null;
}

/** In a window nobody looks at, nobody works. */
function pollIfVisible(watch: SiteWatch): void {
  if (document.visibilityState === 'visible') void watch.look();
}
