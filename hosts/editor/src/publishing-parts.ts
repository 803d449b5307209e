import type { PublishingSource } from '@boardwright/editor';
import { client } from './engine.ts';
import { withFieldMessages } from './with-field-messages.ts';

const as = 'admin';

/** What goes to visitors, or from them, at a moment to come. */
export const plans: PublishingSource['plans'] = {
  add: async (id, { uid, dueAt, backAt, pages, offline, blocks, remarks }) => {
    const given = { pages: [...pages], offline: [...offline], blocks: [...blocks] };
    const body = {
      uid,
      due_at: dueAt,
      ...given,
      ...(backAt !== undefined && { back_at: backAt }),
      ...(remarks !== undefined && { remarks }),
    };
    return (await withFieldMessages(client.siteBuilder.planPublication({ params: { id }, body, as }))).data;
  },
  change: async (id, dueAt, anew) => {
    const body = { due_at: dueAt, anew };
    return (await withFieldMessages(client.siteBuilder.changePlan({ params: { id }, body, as }))).data;
  },
  cancel: (id) => client.siteBuilder.cancelPlan({ params: { id }, as }),
  run: (id) => withFieldMessages(client.siteBuilder.runPlan({ params: { id }, as })),
};

/** Links by which people without an account see what is not published yet. */
export const previews: PublishingSource['previews'] = {
  find: async (id) => (await client.siteBuilder.findPreviewLinks({ params: { id }, as })).data,
  create: async (id, { uid, name, endsAt, wholeSite }) => {
    const body = { uid, name, ends_at: endsAt, whole_site: wholeSite };
    const made = client.siteBuilder.createPreviewLink({ params: { id }, body, as });
    return (await withFieldMessages(made)).data;
  },
  renew: async (id, endsAt) => {
    const renewed = client.siteBuilder.renewPreviewLink({ params: { id }, body: { ends_at: endsAt }, as });
    return (await withFieldMessages(renewed)).data;
  },
  end: async (id) => (await client.siteBuilder.endPreviewLink({ params: { id }, as })).data,
};

/** Tests of two versions of a block. */
export const experiments: NonNullable<PublishingSource['experiments']> = {
  find: async (id) => (await client.siteBuilder.findExperiments({ params: { id }, as })).data,
  start: async (id, experiment) => {
    const body = { ...experiment, settings: { ...experiment.settings } };
    const started = client.siteBuilder.startExperiment({ params: { id }, body, as });
    return (await withFieldMessages(started)).data;
  },
  end: async (id, outcome) =>
    (await client.siteBuilder.endExperiment({ params: { id }, body: { outcome }, as })).data,
};
