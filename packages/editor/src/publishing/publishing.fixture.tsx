import type { PageSnapshot, SitePublication } from '@boardwright/api-client/contract';
import { toWire } from '@boardwright/blocks-schema';
import { useState, type ReactNode } from 'react';
import { OnWorkbench } from '../block-actions/on-workbench.fixture.tsx';
import { aSite } from '../page-editing/a-site.ts';
import type { EditedSite } from '../page-editing/edited-site.ts';
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

interface ByHandProps {
  readonly source?: Partial<PublishingSource>;
  readonly publication?: Partial<SitePublication>;
  readonly children: ReactNode;
}

/** A part of the editor over a site that publishes by hand, for tests and stories. */
export function ByHand({ source, publication, children }: ByHandProps) {
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
        ...publication,
      }),
      readPage: async (page) => (page === 1 ? anOlderPage() : null),
      publish: async () => undefined,
      takeOffline: async () => undefined,
      choose: async () => undefined,
      ...source,
    };
  });
  return (
    <OnWorkbench site={aSite()} query="?page=1">
      <PublishingSourceContext value={given}>
        <PublicationProvider>{children}</PublicationProvider>
      </PublishingSourceContext>
    </OnWorkbench>
  );
}
