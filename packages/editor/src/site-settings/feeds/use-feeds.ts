import { inLocale, type MessageTree } from '@boardwright/messages';
import { createTranslator } from '@boardwright/ui/translator';
import type { DeletedFeed, Feed, PageMeta } from '@boardwright/api-client/contract';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { FeedTongue } from '@boardwright/engine/feed-text';
import { usePolling } from '@boardwright/engine/use-polling';
import { useEdited } from '../../page-editing/page-editing.react.tsx';
import { useEditorLocale } from '../../editor-messages.tsx';
import { useDateLocale } from '../../ui/use-date-locale.ts';
import { appliedValue } from '../../model/setting-schema.ts';
import { useFeedApi } from './feed-api.ts';
import { type FeedSectionKey, feedSectionMessages } from './feeds.messages.ts';
import { sentenceOf } from '../../ui/sentence-of.ts';

/** How often is looked while something waits or runs. */
const feedPolling = { every: 2000, atMost: Infinity } as const;

interface Found {
  readonly feeds: readonly Feed[];
  readonly meta: PageMeta;
  readonly deleted: readonly DeletedFeed[];
  readonly deletedMeta: PageMeta;
}

/** The feeds of the board, read again whenever something was done and while something runs. */
export function useFeeds(page: number, deletedPage: number) {
  const api = useFeedApi();
  const [found, setFound] = useState<Found | undefined>(undefined);
  const [problem, setProblem] = useState<string | undefined>(undefined);
  const read = useCallback(async () => {
    try {
      const [{ data: feeds, meta }, deleted] = await Promise.all([api.list(page), api.deleted(deletedPage)]);
      setFound({ feeds, meta, deleted: deleted.data, deletedMeta: deleted.meta });
    } catch (error) {
      // Policy: the section says it, and keeps what it had.
      setProblem(sentenceOf(error));
    }
  }, [api, page, deletedPage]);
  useEffect(() => {
    void read();
  }, [read]);
  const isOpen = found?.feeds.some(({ open_run: open }) => open !== null) ?? false;
  usePolling(isOpen, read, feedPolling);
  /** Does something and reads the feeds again. @returns whether it was done */
  const act = async (work: () => Promise<unknown>): Promise<boolean> => {
    setProblem(undefined);
    try {
      await work();
      await read();
      return true;
    } catch (error) {
      // Policy: what the server says is said to the admin.
      setProblem(sentenceOf(error));
      return false;
    }
  };
  return { found, problem, act };
}

/** How feeds are written in the editor: in its language, on the site's clock. */
export function useFeedTongue(): FeedTongue<FeedSectionKey> {
  const locale = useDateLocale();
  const language = useEditorLocale();
  const zone = useEdited(({ settings }) => appliedValue(settings, 'time_zone'));
  const t = useMemo(
    () =>
      createTranslator(language, { feeds: inLocale<MessageTree>(feedSectionMessages, language) }).namespace(
        'feeds',
      ),
    [language],
  );
  return {
    locale,
    timeZone: typeof zone === 'string' && zone !== '' ? zone : 'Europe/Amsterdam',
    t,
  };
}
