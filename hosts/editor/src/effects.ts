import { calls, endpointUrl } from '@boardwright/api-client';
import {
  editorSite,
  newUid,
  saveCommand,
  type EditedSite,
  type EditorEffects,
  type SchemaOf,
} from '@boardwright/editor';
import { site } from './ahead.ts';
import { now } from './clock.ts';
import { client } from './engine.ts';
import { createJournal, readJournal, type JournalScope } from './journal.ts';
import { orCurrent } from './or-current.ts';

/** Revisions fetched at a time. */
const revisionsPerPart = 15;
const as = 'admin';

/** The effects of the editor over our API, for one site and person: what is saved here is on the website. */
export function apiEffects(scope: JournalScope, schemaOf: SchemaOf): EditorEffects<EditedSite> {
  const { site: id } = scope;
  const editor = newUid();
  return {
    save: (command, confirmed) => saveCommand(command, confirmed, { api: client, schemaOf, now }),
    async uploadImage(file) {
      const { data } = await client.files.uploadFile({
        file: { content: file, name: file.name, public: true },
        as,
      });
      if (!data.public_url) throw new Error('The picture was kept, but has no address');
      return { url: data.public_url };
    },
    async findPictures({ kind, words, after }) {
      const query = {
        kind,
        ...(words && { search: words }),
        ...(after !== undefined && { after }),
      };
      return (await client.media.findMedia({ query, as })).data;
    },
    async sharePresence(place) {
      if (!place) {
        const url = endpointUrl(calls.siteBuilder.endPresence, as, { id, uuid: editor });
        // It is sent while the page goes; unheard, the window is gone half a minute later.
        await fetch(url, { method: 'DELETE', keepalive: true });
        return { version: 0, colleagues: [] };
      }
      const { page, block } = place;
      const body = {
        editor,
        ...(page === undefined ? {} : { page_id: page }),
        ...(block === undefined ? {} : { block_id: block }),
      };
      const { data } = await client.siteBuilder.sharePresence({ params: { id }, body, as });
      const colleagues = data.colleagues.map((one) => ({
        editor: one.editor,
        user: one.user_uuid,
        name: one.name,
        page: one.page_id ?? undefined,
        block: one.block_id ?? undefined,
      }));
      return { version: data.version, comments: data.comments, colleagues };
    },
    async readSite() {
      const { edited, version } = editorSite(await site(), schemaOf);
      return { site: edited, version };
    },
    async findRevisions(page, part) {
      const { data, meta } = await client.siteBuilder.findPageRevisions({
        params: { id: page },
        query: { page: part, limit: revisionsPerPart },
        as,
      });
      return { revisions: data, isLast: part * revisionsPerPart >= meta.total };
    },
    async nameRevision(revision, name, was) {
      const sent = client.siteBuilder
        .namePageRevision({ params: { id: revision }, body: { name, was }, as })
        .then(() => ({ data: { name } }));
      const answer = await orCurrent(sent);
      return 'current' in answer ? answer.current.name : undefined;
    },
    readJournal: () => readJournal(scope),
    writeJournal: createJournal(scope),
    now,
  };
}
