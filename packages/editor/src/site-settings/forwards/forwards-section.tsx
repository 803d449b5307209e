import type { PageForward } from '@boardwright/api-client/contract';
import { useCallback, useEffect, useState } from 'react';
import { useEdited } from '../../page-editing/page-editing.react.tsx';
import { useEditorT } from '../../editor-messages.tsx';
import { announce } from '../../ui/announce.ts';
import { AskRemoval } from '../ask-removal.tsx';
import { SectionHead } from '../section-head.tsx';
import { ForwardList, type FoundForwards } from './forward-list.tsx';
import { useForwardSource } from './forward-source.ts';

/** Paths that pages had before: each leads to its page, until it is removed here. What is done here is done at once. */
export function ForwardsSection() {
  const t = useEditorT();
  const source = useForwardSource();
  const site = useEdited(({ id }) => id);
  const [page, setPage] = useState(1);
  const [found, setFound] = useState<FoundForwards | undefined>(undefined);
  const [problem, setProblem] = useState<string | undefined>(undefined);
  const [leaving, setLeaving] = useState<PageForward | undefined>(undefined);
  const run = useCallback(
    async (work?: () => Promise<void>) => {
      try {
        await work?.();
        const next = await source.list(site, page);
        setFound(next);
        // The last one of a page was removed.
        if (page > next.meta.last_page) setPage(Math.max(1, next.meta.last_page));
        setProblem(undefined);
      } catch (error) {
        // Policy: what the server says is said to the admin, and the list stays as it was.
        setProblem(error instanceof Error ? error.message : String(error));
      }
    },
    [source, site, page],
  );
  useEffect(() => {
    void run();
  }, [run]);
  const remove = ({ id, from }: PageForward): void =>
    void run(async () => {
      await source.remove(id);
      announce(t('siteSettings.forwards.removed', { path: from }));
      document.getElementById('bench')?.focus();
    });
  return (
    <>
      <SectionHead section="forwards" />
      <ForwardList found={found} problem={problem} page={page} onShow={setPage} onRemove={setLeaving} />
      {leaving === undefined ? null : (
        <AskRemoval
          title={t('siteSettings.forwards.removeTitle', { path: leaving.from })}
          lines={[
            leaving.is_taken
              ? t('siteSettings.forwards.removeTaken', { path: leaving.from })
              : t('siteSettings.forwards.removeLinks', { path: leaving.from, to: leaving.to }),
          ]}
          keep={t('siteSettings.keep')}
          remove={t('siteSettings.forwards.remove')}
          onClose={() => setLeaving(undefined)}
          onRemove={() => {
            setLeaving(undefined);
            remove(leaving);
          }}
        />
      )}
    </>
  );
}
