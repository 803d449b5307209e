import type {
  Experiment,
  PageSnapshot,
  PreviewLink,
  PublishPlan,
  SitePublication,
} from '@boardwright/api-client/contract';
import { toWire } from '@boardwright/blocks-schema';
import type { DeclaredEngine } from '@boardwright/engine/create-engine';
import { useState, type ReactNode } from 'react';
import { OnWorkbench } from '../block-actions/on-workbench.fixture.tsx';
import { aSite } from '../page-editing/a-site.ts';
import type { EditedSite, Values } from '../page-editing/edited-site.ts';
import type { ExperimentSource } from '../publication/experiment-source.ts';
import type { PreviewSource } from '../publication/preview-source.ts';
import { PublicationProvider } from '../publication/publication.tsx';
import { PublishingSourceContext, type PublishingSource } from '../publication/publishing-source.ts';

/** A page of a site as the server sends what visitors have. */
export function publishedAs(site: EditedSite, page: number): PageSnapshot {
  const edited = site.pageOf[page];
  if (!edited) throw new Error(`There is no page ${page}`);
  const rows = (key: string, settings: EditedSite['blockOf'][number]['settings']) =>
    Object.fromEntries(
      Object.entries(settings)
        .filter(([, row]) => row.follows !== true)
        .map(([locale, { values }]) => [
          locale,
          { id: 1, revision: 1, version: 0, settings: toWire(key, values) },
        ]),
    );
  return {
    page: {
      id: page,
      key: edited.key,
      revision: 1,
      path: { ...edited.path },
      settings: Object.fromEntries(
        Object.entries(edited.texts).map(([locale, { values }]) => [
          locale,
          { id: 1, revision: 1, settings: { ...values } },
        ]),
      ),
      blocks: [...edited.blocks],
    },
    blocks: edited.blocks.flatMap((id) => {
      const block = site.blockOf[id];
      if (!block) return [];
      const { key, isGlobal, customStyles, settings } = block;
      return [{ id, key, isGlobal, revision: 1, custom_styles: customStyles, settings: rows(key, settings) }];
    }),
  };
}

/** What visitors have of the little site: its first page, under another title, with another menu and without a text. */
export function anOlderPage(): PageSnapshot {
  const site = aSite();
  const [navbar, faq] = [site.blockOf[11], site.blockOf[12]];
  const title = (id: number, text: string) => ({ NL: { id, revision: 1, values: { title: text } } });
  if (!navbar || !faq) throw new Error('The little site has a menu and questions');
  return publishedAs(
    {
      ...site,
      pageOf: { ...site.pageOf, 1: { ...site.pageOf[1]!, blocks: [11, 12] } },
      blockOf: {
        11: { ...navbar, settings: title(110, 'Een ouder menu') },
        12: { ...faq, settings: title(120, 'Vragen van vorig jaar') },
      },
    },
    1,
  );
}

/** Preview links that were made already: one that works, and one of the whole site that has ended. */
export function previewsInMemory(): PreviewSource {
  const first: PreviewLink = {
    id: 1,
    page_id: 1,
    name: 'Eemswind, communicatie',
    whole_site: false,
    token: 'bwpv_k7Qm2vXd9TbRk7Qm2vXd9T',
    ends_at: '2026-11-25T17:00:00.000Z',
    is_over: false,
    opened: 6,
    opened_at: '2026-11-21T10:00:00.000Z',
  };
  const ended = { ...first, id: 2, name: 'Drukker', whole_site: true, is_over: true, opened: 1 };
  let links: readonly PreviewLink[] = [first, { ...ended, ends_at: '2026-11-12T17:00:00.000Z' }];
  const change = async (id: number, more: Partial<PreviewLink>): Promise<PreviewLink> => {
    links = links.map((link) => (link.id === id ? { ...link, ...more } : link));
    return links.find((link) => link.id === id) ?? first;
  };
  return {
    find: async () => links,
    async create(page, { name, endsAt, wholeSite }) {
      const made = { ...first, id: links.length + 1, page_id: page, name, opened: 0 };
      links = [{ ...made, ends_at: endsAt, whole_site: wholeSite }, ...links];
      return links[0] ?? first;
    },
    renew: (id, endsAt) => change(id, { ends_at: endsAt, is_over: false }),
    end: (id) => change(id, { is_over: true }),
  };
}

const visitorsOf = (visitors: number, jobViews: number, applyClicks: number, applications: number) => ({
  visitors,
  job_views: jobViews,
  apply_clicks: applyClicks,
  applications,
});

/** A test of the questions of the first page, that B is about to win. */
export const anExperiment: Experiment = {
  id: 1,
  page_id: 1,
  block_id: 12,
  key: 'faq',
  locale: 'NL',
  a: { settings: { faq_title: 'Vragen' }, version: 0 },
  b: { settings: { faq_title: 'Wat sollicitanten ons vragen' }, version: 0 },
  share: 50,
  measure: 'apply_clicks',
  author: 'Sanne',
  started_at: '2026-11-08T12:00:00.000Z',
  ends_at: '2026-11-29T12:00:00.000Z',
  ended_at: null,
  ended_by: null,
  outcome: null,
  counts: { a: visitorsOf(6214, 1810, 261, 74), b: visitorsOf(6188, 1802, 360, 83) },
  days: [],
  findings: {
    job_views: { verdict: 'not_enough', sure: 1, difference: 0 },
    apply_clicks: { verdict: 'b_better', sure: 99, difference: 38.5 },
    applications: { verdict: 'not_enough', sure: 55, difference: 12.6 },
  },
};

/** Tests, of which some may run already. */
export function experimentsInMemory(...running: readonly Experiment[]): ExperimentSource {
  let all = running;
  return {
    find: async () => all,
    async start(block, { locale, settings, version, measure, share }) {
      const none = visitorsOf(0, 0, 0, 0);
      const early = { verdict: 'not_enough', sure: 0, difference: null } as const;
      const findings = { job_views: early, apply_clicks: early, applications: early };
      const b = { settings: { ...settings }, version };
      const made = {
        ...anExperiment,
        id: all.length + 1,
        block_id: block,
        locale,
        b,
        measure,
        share,
        findings,
      };
      all = [{ ...made, counts: { a: none, b: none } }, ...all];
      return made;
    },
    async end(id, outcome) {
      const over = { ended_at: '2026-11-21T12:00:00.000Z', ended_by: 'admin', outcome } as const;
      all = all.map((one) => (one.id === id ? { ...one, ...over } : one));
      return all.find((one) => one.id === id) ?? anExperiment;
    },
  };
}

/** The first page goes to visitors on a Monday. */
export const aPlan: PublishPlan = {
  id: 1,
  name: null,
  appearance: false,
  due_at: '2026-11-30T08:00:00.000Z',
  pages: [1],
  offline: [],
  blocks: [],
  back_of: null,
  author: 'Sanne',
  done_at: null,
  problem: null,
};

interface ByHandProps {
  readonly source?: Partial<PublishingSource>;
  readonly publication?: Partial<SitePublication>;
  /** Settings of the site beside those it has. */
  readonly settings?: Values;
  readonly engine?: DeclaredEngine;
  readonly children: ReactNode;
}

/** A part of the editor over a site that publishes by hand, for tests and stories. */
export function ByHand({ source, publication, settings, engine, children }: ByHandProps) {
  const [given] = useState((): PublishingSource => {
    const published = { author: 'Andrei', at: '2026-11-18T15:20:00.000Z' };
    return {
      find: async () => ({
        publishing: 'by_hand',
        pages: [
          { id: 1, published, is_changed: true },
          { id: 2, published: null, is_changed: false },
        ],
        changed_blocks: [11],
        changed_appearance: [],
        plans: [],
        ...publication,
      }),
      readPage: async (page) => (page === 1 ? anOlderPage() : null),
      publish: async () => undefined,
      takeOffline: async () => undefined,
      choose: async () => undefined,
      previews: previewsInMemory(),
      plans: {
        add: async () => aPlan,
        change: async () => aPlan,
        cancel: async () => undefined,
        run: async () => undefined,
      },
      experiments: experimentsInMemory(),
      now: () => Date.parse('2026-11-21T12:00:00.000Z'),
      ...source,
    };
  });
  const [site] = useState((): EditedSite => {
    const little = aSite();
    return { ...little, settings: { ...little.settings, ...settings } };
  });
  return (
    <OnWorkbench site={site} query="?page=1" {...(engine && { engine })}>
      <PublishingSourceContext value={given}>
        <PublicationProvider>{children}</PublicationProvider>
      </PublishingSourceContext>
    </OnWorkbench>
  );
}
