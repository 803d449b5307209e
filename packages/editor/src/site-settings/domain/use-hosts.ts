import type { DeletedSiteHost, SiteHost } from '@boardwright/api-client/contract';
import { useCallback, useEffect, useState } from 'react';
import { useEdited } from '../../page-editing/page-editing.react.tsx';
import { useHostSource, type HostSource } from './host-source.ts';
import { sentenceOf } from '../../ui/sentence-of.ts';

export type Work = (source: HostSource, site: number) => Promise<unknown>;

/** What went wrong, and with which host; none: with the one that was to be added. */
export interface Problem {
  readonly host: string | undefined;
  readonly sentence: string;
}

/** The hosts as they are, and the one way in which they change. */
export function useHosts() {
  const source = useHostSource();
  const site = useEdited(({ id }) => id);
  const [hosts, setHosts] = useState<readonly SiteHost[] | undefined>(undefined);
  const [deleted, setDeleted] = useState<readonly DeletedSiteHost[]>([]);
  const [busy, setBusy] = useState<{ readonly host: string | undefined } | undefined>(undefined);
  const [problem, setProblem] = useState<Problem | undefined>(undefined);
  const run = useCallback(
    async (host?: string, work?: Work): Promise<boolean> => {
      setBusy({ host });
      try {
        await work?.(source, site);
        const [there, lately] = await Promise.all([source.list(site), source.listDeleted(site)]);
        setHosts(there);
        setDeleted(lately);
        setProblem(undefined);
        return true;
      } catch (error) {
        // Policy: what the server says is said to the admin, and the list stays as it was.
        setProblem({ host, sentence: sentenceOf(error) });
        return false;
      } finally {
        setBusy(undefined);
      }
    },
    [source, site],
  );
  useEffect(() => {
    void run();
  }, [run]);
  return { hosts, deleted, busy, problem, run };
}

export type Run = ReturnType<typeof useHosts>['run'];
