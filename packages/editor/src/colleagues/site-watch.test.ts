import { describe, expect, it, vi } from 'vitest';
import { aSite } from '../page-editing/a-site.ts';
import type { EditedSite } from '../page-editing/edited-site.ts';
import type { Colleague, Place } from '../model/colleague.ts';
import { isSamePage } from './same-content.ts';
import { createSiteWatch, type SiteSource } from './site-watch.ts';

const site = aSite();
const sanne: Colleague = { editor: 'e', user: 'u', name: 'Sanne de Boer', page: 2, block: undefined };

/** A watch over a server at version 5, which calls can be made to wait for. */
function watching(changes: Partial<SiteSource> = {}) {
  const server = { version: 5, asked: 0, reads: 0, isAtRest: true, takes: true };
  const announced: Place[] = [];
  const present: (readonly Colleague[])[] = [];
  const changed: EditedSite[] = [];
  const watch = createSiteWatch({
    source: {
      glance: async (place) => {
        announced.push(place);
        server.asked += 1;
        return { version: server.version, colleagues: [sanne] };
      },
      read: async () => {
        server.reads += 1;
        return { site, version: server.version };
      },
      ...changes,
    },
    version: 5,
    place: () => ({ page: 1, block: 12 }),
    seen: (colleagues) => present.push(colleagues),
    isAtRest: () => server.isAtRest,
    changed(read) {
      if (server.takes) changed.push(read);
      return server.takes;
    },
  });
  return { server, changed, announced, present, watch };
}

describe('what colleagues save', () => {
  it('is read once, when somebody else saved something, and not for what is saved here', async () => {
    const { server, changed, watch } = watching();
    await watch.look();
    server.version += 1;
    watch.saved();
    await watch.look();
    expect([server.reads, changed.length]).toEqual([0, 0]);
    server.version += 2;
    watch.saved();
    await watch.look();
    await watch.look();
    expect([server.reads, changed.length]).toEqual([1, 1]);
  });

  it('is not read while something waits here, and asked for by one look at a time', async () => {
    const { server, watch } = watching();
    server.isAtRest = false;
    server.version = 6;
    await watch.look();
    expect([server.asked, server.reads]).toEqual([1, 0]);
    server.isAtRest = true;
    await Promise.all([watch.look(), watch.look(), watch.look()]);
    expect([server.asked, server.reads]).toEqual([3, 1]);
  });

  it('is seen at once when one comes back while a look is on its way that began before it was saved', async () => {
    const replies: ((glance: { version: number; colleagues: readonly Colleague[] }) => void)[] = [];
    const { server, watch } = watching({
      glance: () => new Promise((resolve) => replies.push(resolve)),
    });
    const looking = watch.look();
    await watch.look();
    replies[0]?.({ version: 5, colleagues: [] });
    await vi.waitFor(() => expect(replies).toHaveLength(2));
    replies[1]?.({ version: 6, colleagues: [] });
    await looking;
    expect(server.reads).toBe(1);
  });

  it('comes with who is there, also while one types; each look says where one is', async () => {
    const { server, announced, present, watch } = watching();
    server.isAtRest = false;
    await watch.look();
    expect([announced, present]).toEqual([[{ page: 1, block: 12 }], [[sanne]]]);
  });

  it('is dropped when something was saved here while it was read, and read again then', async () => {
    let answer = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const { server, changed, watch } = watching({
      read: async () => {
        await held;
        return { site, version: 7 };
      },
    });
    server.version = 6;
    const looked = watch.look();
    await Promise.resolve();
    server.version = 7;
    watch.saved();
    answer();
    await looked;
    expect(changed).toEqual([]);
    await watch.look();
    expect(changed).toEqual([site]);
    await watch.look();
    expect(changed).toHaveLength(1);
  });

  it('is read again when it could not be taken, because somebody typed this moment', async () => {
    const { server, changed, watch } = watching();
    server.version = 6;
    server.takes = false;
    await watch.look();
    server.takes = true;
    await watch.look();
    await watch.look();
    expect([server.reads, changed.length]).toEqual([2, 1]);
  });

  it('is looked for again after it could not be asked', async () => {
    let isDown = true;
    const { changed, watch } = watching({
      glance: async () => {
        if (isDown) throw new Error('No line');
        return { version: 9, colleagues: [] };
      },
    });
    await watch.look();
    isDown = false;
    await watch.look();
    expect(changed).toEqual([site]);
  });
});

describe('a page', () => {
  it('is the same whatever the numbers of its rows, and another with anything that visitors get', () => {
    const renumbered = {
      ...site,
      blockOf: { ...site.blockOf, 12: { ...site.blockOf[12]!, revision: 9 } },
      pageOf: { ...site.pageOf, 1: { ...site.pageOf[1]!, revision: 9 } },
    };
    expect(isSamePage(site, renumbered, 1)).toBe(true);
    const page = site.pageOf[1]!;
    const block = site.blockOf[12]!;
    for (const other of [
      { ...site, pageOf: { ...site.pageOf, 1: { ...page, blocks: [12, 11, 13] } } },
      { ...site, pageOf: { ...site.pageOf, 1: { ...page, path: { ...page.path, nl: 'anders' } } } },
      { ...site, blockOf: { ...site.blockOf, 12: { ...block, customStyles: 'a{}' } } },
      {
        ...site,
        blockOf: {
          ...site.blockOf,
          12: {
            ...block,
            settings: { ...block.settings, NL: { ...block.settings['NL']!, values: { title: 'Anders' } } },
          },
        },
      },
    ])
      expect(isSamePage(site, other, 1)).toBe(false);
    expect(isSamePage(site, { ...site, name: 'Anders' }, 2)).toBe(true);
  });
});
