import { useCallback, useEffect } from 'react';
import { useRestedSite } from '../page-editing/page-editing.react.tsx';
import { useWorkbench } from '../workbench/workbench-state.tsx';
import { quiet, useFindings, usePageChecks } from './use-findings.ts';
import { loadSamples, useSamples } from './use-samples.ts';

/**
 * How many remarks the checks have about pages that go to visitors together. The headings are those of the page on the
 * bench: of others it is not known how they are drawn.
 */
export function useRemarks(): (pages: readonly number[]) => number {
  const { page } = useWorkbench();
  const checks = usePageChecks();
  const site = useRestedSite(quiet);
  const samples = useSamples();
  const own = useFindings().length;
  useEffect(() => void loadSamples(), []);
  const onBench = page?.id;
  return useCallback(
    (pages) =>
      pages.reduce((count, id) => {
        const checked = site.pageOf[id];
        if (!checked) return count;
        if (id === onBench) return count + own;
        return count + checks.of(site, checked).length + (samples?.findingsOf(site, checked).length ?? 0);
      }, 0),
    [site, checks, samples, onBench, own],
  );
}
