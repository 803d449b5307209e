import type { PublishingSource } from '@boardwright/editor';
import { client } from './engine.ts';
import { withFieldMessages } from './with-field-messages.ts';

type NewPlan = Parameters<PublishingSource['plans']['add']>[1];

const as = 'admin';

/** What is named of a plan, by its wire names. */
const given = ({
  name,
  dueAt,
  backAt,
  pages,
  offline,
  blocks,
  appearance,
  remarks,
}: Omit<NewPlan, 'uid'>) => ({
  ...(name !== undefined && { name }),
  ...(dueAt !== undefined && { due_at: dueAt }),
  ...(backAt !== undefined && { back_at: backAt }),
  ...(pages && { pages: [...pages] }),
  ...(offline && { offline: [...offline] }),
  ...(blocks && { blocks: [...blocks] }),
  ...(appearance !== undefined && { appearance }),
  ...(remarks !== undefined && { remarks }),
});

/** What goes to visitors, or from them, at a moment to come. */
export const plans: PublishingSource['plans'] = {
  add: async (id, plan) => {
    const body = { uid: plan.uid, ...given(plan) };
    return (await withFieldMessages(client.siteBuilder.planPublication({ params: { id }, body, as }))).data;
  },
  change: async (id, { anew = false, dueAt, backAt, ...change }) => {
    const body = {
      ...given(change),
      due_at: dueAt,
      anew,
      ...(backAt !== undefined && { back_at: backAt }),
    };
    return (await withFieldMessages(client.siteBuilder.changePlan({ params: { id }, body, as }))).data;
  },
  cancel: (id) => client.siteBuilder.cancelPlan({ params: { id }, as }),
  run: (id, remarks) =>
    withFieldMessages(
      client.siteBuilder.runPlan({ params: { id }, body: { ...(remarks !== undefined && { remarks }) }, as }),
    ),
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
