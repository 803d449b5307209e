import { isSame } from '@boardwright/blocks-schema';
import { useEffect, useMemo, useState } from 'react';
import type { EditedSite } from '../page-editing/edited-site.ts';
import { useRestedSite } from '../page-editing/page-editing.react.tsx';
import { measureTitle } from '../pages/measure-title.ts';
import { useWorkbench } from '../workbench/workbench-state.tsx';
import { useWork } from '../block-actions/work.tsx';
import { checkHeadings, createPageChecks, type Heading, type PageChecks } from './check-page.ts';
import type { Finding } from './finding.ts';
import { useSamples } from './use-samples.ts';

/** Milliseconds without a change before a page is looked at: while typing, nothing else is worked on. */
export const quiet = 400;

/** Milliseconds until the page is drawn as the site is. */
const untilRendered = 100;

export function usePageChecks(): PageChecks {
  const { engine } = useWorkbench();
  const [checks] = useState(() => createPageChecks((key) => engine.blocks.get(key)?.schema, measureTitle));
  return checks;
}

/** What to look at on the page on the bench. Typing comes first: the checks follow when it rests. */
export function useFindings(): readonly Finding[] {
  const { page } = useWorkbench();
  const checks = usePageChecks();
  const site = useRestedSite(quiet);
  const id = page?.id;
  const headings = useHeadingFindings(site.blockOf);
  const found = useMemo(() => {
    const checked = id === undefined ? undefined : site.pageOf[id];
    return checked ? checks.of(site, checked) : [];
  }, [checks, site, id]);
  const samples = useSamples();
  const sample = useMemo(() => {
    const checked = id === undefined ? undefined : site.pageOf[id];
    return checked && samples ? samples.findingsOf(site, checked) : [];
  }, [samples, site, id]);
  return useMemo(() => [...found, ...headings, ...sample], [found, headings, sample]);
}

/** How many findings the other pages have, those without left out. */
export function useOtherPages(): readonly { readonly id: number; readonly count: number }[] {
  const { page } = useWorkbench();
  const checks = usePageChecks();
  const site = useRestedSite(quiet);
  const id = page?.id;
  return useMemo(
    () =>
      site.pages.flatMap((other) => {
        const checked = site.pageOf[other];
        const count = checked && other !== id ? checks.of(site, checked).length : 0;
        return count > 0 ? [{ id: other, count }] : [];
      }),
    [checks, site, id],
  );
}

/** The headings visitors get: those of the page as it is drawn, which no setting knows. */
function useHeadingFindings(blockOf: EditedSite['blockOf']): readonly Finding[] {
  const { page, locale } = useWorkbench();
  const rendered = useWork((state) => state.canvas)?.document;
  const [findings, setFindings] = useState<readonly Finding[]>([]);
  useEffect(() => {
    const timer = setTimeout(() => {
      const next = rendered?.body ? checkHeadings(headingsOf(rendered), locale.toUpperCase()) : [];
      setFindings((before) => (isSame(before, next) ? before : next));
    }, untilRendered);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each change of the page may be one of its headings
  }, [rendered, page, blockOf, locale]);
  return findings;
}

function headingsOf(page: Document): readonly Heading[] {
  return [...page.querySelectorAll<HTMLElement>('h1, h2, h3, h4, h5, h6')].flatMap((heading) => {
    // What is drawn for nobody, as in a closed menu, is heard by nobody.
    if (heading.getClientRects().length === 0) return [];
    const block = heading.closest<HTMLElement>('[data-block]')?.dataset['block'];
    return [
      {
        level: Number(heading.localName.slice(1)),
        block: block === undefined ? undefined : Number(block),
        text: (heading.textContent ?? '').trim().slice(0, 60),
      },
    ];
  });
}
