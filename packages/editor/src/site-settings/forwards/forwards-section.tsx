import type { PageForward } from '@boardwright/api-client/contract';
import { useCallback, useEffect, useState } from 'react';
import { useEdited } from '../../page-editing/page-editing.react.tsx';
import { announce } from '../../ui/announce.ts';
import { AskRemoval } from '../ask-removal.tsx';
import { SectionHead } from '../section-head.tsx';
import { DeletedForwards } from './deleted-forwards.tsx';
import { ForwardList, type FoundForwards } from './forward-list.tsx';
import { useForwardSource } from './forward-source.ts';
import { sentenceOf } from '../../ui/sentence-of.ts';
import { useSiteSettingMessages } from '../use-site-setting-messages.ts';

/** The former paths of a page of the list, those that were removed lately, and the one way in which they change. */
function useForwards() {
  const source = useForwardSource();
  const site = useEdited(({ id }) => id);
  const [page, setPage] = useState(1);
  const [deletedPage, setDeletedPage] = useState(1);
  const [found, setFound] = useState<FoundForwards | undefined>(undefined);
  const [deleted, setDeleted] = useState<FoundForwards | undefined>(undefined);
  const [problem, setProblem] = useState<string | undefined>(undefined);
  const run = useCallback(
    async (work?: () => Promise<void>) => {
      try {
        await work?.();
        const [next, lately] = await Promise.all([
          source.list(site, page),
          source.listDeleted(site, deletedPage),
        ]);
        setFound(next);
        setDeleted(lately);
        // The last one of a page went.
        if (page > next.meta.last_page) setPage(Math.max(1, next.meta.last_page));
        if (deletedPage > lately.meta.last_page) setDeletedPage(Math.max(1, lately.meta.last_page));
        setProblem(undefined);
      } catch (error) {
        // Policy: what the server says is said to the admin, and the list stays as it was.
        setProblem(sentenceOf(error));
      }
    },
    [source, site, page, deletedPage],
  );
  useEffect(() => {
    void run();
  }, [run]);
  return { source, page, setPage, setDeletedPage, found, deleted, problem, run };
}

/** Paths that pages had before: each leads to its page, until it is removed here. What is done here is done at once. */
export function ForwardsSection() {
  const settingT = useSiteSettingMessages();
  const { source, page, setPage, setDeletedPage, found, deleted, problem, run } = useForwards();
  const [leaving, setLeaving] = useState<PageForward | undefined>(undefined);
  const change = (work: () => Promise<void>, done: string): void =>
    void run(async () => {
      await work();
      announce(done);
      document.getElementById('bench')?.focus();
    });
  return (
    <>
      <SectionHead section="forwards" />
      <ForwardList found={found} problem={problem} page={page} onShow={setPage} onRemove={setLeaving} />
      <DeletedForwards
        deleted={deleted}
        onShow={setDeletedPage}
        onRestore={({ id, from }) =>
          change(() => source.restore(id), settingT('forwards.restored', { path: from }))
        }
      />
      {leaving === undefined ? null : (
        <AskRemoval
          title={settingT('forwards.removeTitle', { path: leaving.from })}
          lines={[
            leaving.is_taken
              ? settingT('forwards.removeTaken', { path: leaving.from })
              : settingT('forwards.removeLinks', { path: leaving.from, to: leaving.to }),
          ]}
          keep={settingT('keep')}
          remove={settingT('forwards.remove')}
          onClose={() => setLeaving(undefined)}
          onRemove={() => {
            setLeaving(undefined);
            change(() => source.remove(leaving.id), settingT('forwards.removed', { path: leaving.from }));
          }}
        />
      )}
    </>
  );
}
