import { calls, endpointUrl } from '@boardwright/api-client';
import { editorSite, newUid, type SchemaOf, type SiteSource } from '@boardwright/editor';
import { site } from './ahead.ts';
import { client } from './engine.ts';

/** Where this window of the editor says where it is, sees the others, and reads what colleagues save meanwhile. */
export function siteSource(id: number, schemaOf: SchemaOf): SiteSource {
  const editor = newUid();
  return {
    async glance({ page, block }) {
      const body = {
        editor,
        ...(page === undefined ? {} : { page_id: page }),
        ...(block === undefined ? {} : { block_id: block }),
      };
      const { data } = await client.siteBuilder.sharePresence({ params: { id }, body, as: 'admin' });
      const colleagues = data.colleagues.map((one) => ({
        editor: one.editor,
        user: one.user_uuid,
        name: one.name,
        page: one.page_id ?? undefined,
        block: one.block_id ?? undefined,
      }));
      return { version: data.version, colleagues };
    },
    async read() {
      const read = editorSite(await site(), schemaOf);
      return { site: read.edited, version: read.version };
    },
    leave() {
      const url = endpointUrl(calls.siteBuilder.endPresence, 'admin', { id, uuid: editor });
      // Policy: it is sent while the page goes, which nobody waits for; unheard, the window is gone half a minute later.
      fetch(url, { method: 'DELETE', keepalive: true }).catch(() => undefined);
    },
  };
}
