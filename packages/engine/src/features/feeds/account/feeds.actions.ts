import { translateBelow } from '@boardwright/messages';
import type { FeedInspection } from '@boardwright/api-client/contract';
import type { ActionContext, ActionResult, BlockAction } from '../../../board/define-block.ts';
import { fixedProblem } from '../changes/fixed-values.ts';
import { textOf } from '../../../page/forms/field-rules.ts';
import { refusalOf } from '../../../page/forms/refusal.ts';
import { type AccountSettings, partField } from '../../../page/account/account-panel.ts';
import { feedsAddress, feedsAnchor, feedsDoneAddress } from './feeds-address.ts';
import { type FeedBody, fixedOf, readFeedForm } from './read-feed-form.ts';
import type { FeedsKey } from './feeds.messages.ts';
import { loggedOutRefusal } from '../../../page/forms/logged-out.ts';
import type { LoggedOutKey } from '../../../page/forms/logged-out.messages.ts';

/** Of the tab that has the feeds beside its tokens. */
type TabKey = `feeds.${FeedsKey}` | LoggedOutKey | 'form.unsent';
type Context = ActionContext<AccountSettings, TabKey>;
const as = 'employer';
const formFields = ['name', 'address', 'company', 'schedule', 'time_of_day', 'weekday'];

/** What was found in a feed, with the form as it was typed. */
export interface InspectedForm {
  readonly inspection: FeedInspection;
  readonly body: FeedBody;
}

/** The rows of fixed values as they were typed. */
function fixedValuesOf(form: FormData): Readonly<Record<string, string>> {
  return Object.fromEntries(
    (fixedOf(form) ?? []).flatMap(({ field, value }, index) => [
      [`fixed-field-${index}`, field ?? ''],
      [`fixed-value-${index}`, value],
    ]),
  );
}

function ofEmployer(
  run: (form: FormData, context: Context) => Promise<ActionResult>,
): BlockAction<AccountSettings, TabKey> {
  return {
    method: 'POST',
    async run(form, context): Promise<ActionResult> {
      const { board, t } = context;
      const values = {
        [partField]: textOf(form, partField),
        ...Object.fromEntries(formFields.map((name) => [name, textOf(form, name).slice(0, 2000)])),
        mapping: JSON.stringify(readFeedForm(form).mapping),
        ...fixedValuesOf(form),
      };
      const problem = fixedProblem(fixedOf(form) ?? [], translateBelow(t, 'feeds'));
      if (problem)
        return { ok: false, fields: { [`fixed-field-${problem.row}`]: [problem.sentence] }, values };
      if (board.visitor !== 'employer') return loggedOutRefusal(values, t);
      try {
        return await run(form, context);
      } catch (error) {
        return refusalOf(error, values, formFields, t);
      }
    },
  };
}

function idOf(form: FormData, name = 'id'): number {
  const id = Number(textOf(form, name));
  return Number.isInteger(id) && id > 0 ? id : 0;
}

/** Looks at the feed, or keeps the form: which, says the button. */
const saveFeed = ofEmployer(async (form, { api, board, signal }) => {
  const body = readFeedForm(form);
  if (textOf(form, 'step') === 'inspect') {
    const { address, mapping, company } = body;
    const { data: inspection } = await api.feeds.inspectFeed({
      body: { address, company: company ?? null, ...(mapping && { mapping }) },
      signal,
      as,
    });
    const found: InspectedForm = { inspection, body };
    return { ok: true, data: found };
  }
  const id = idOf(form);
  if (id === 0) {
    await api.feeds.createFeed({ body, signal, as });
    return { ok: true, redirect: feedsDoneAddress(board, 'created') };
  }
  const revision = idOf(form, 'revision');
  await api.feeds.saveFeed({ params: { id }, body: { ...body, revision }, signal, as });
  return { ok: true, redirect: feedsDoneAddress(board, 'saved') };
});

const setActive = ofEmployer(async (form, { api, board, signal }) => {
  const active = textOf(form, 'active') === '1';
  const body = { active, revision: idOf(form, 'revision') };
  await api.feeds.saveFeed({ params: { id: idOf(form) }, body, signal, as });
  return { ok: true, redirect: feedsDoneAddress(board, active ? 'on' : 'paused') };
});

const run = ofEmployer(async (form, { api, board, signal }) => {
  const id = idOf(form);
  const body = { kind: 'hand' as const, allow_shrinking: textOf(form, 'anyway') === '1' };
  await api.feeds.runFeed({ params: { id }, body, signal, as });
  return { ok: true, redirect: feedsDoneAddress(board, 'asked') };
});

const dryRun = ofEmployer(async (form, { api, board, signal }) => {
  const id = idOf(form);
  const { data } = await api.feeds.runFeed({ params: { id }, body: { kind: 'dry' }, signal, as });
  const redirect = feedsAddress(board, { feed: id, view: 'dry', run: data.id });
  return { ok: true, redirect: `${redirect}#${feedsAnchor}` };
});

const remove = ofEmployer(async (form, { api, board, signal }) => {
  const jobs = textOf(form, 'jobs') === 'end' ? 'end' : 'keep';
  await api.feeds.deleteFeed({ params: { id: idOf(form) }, query: { jobs }, signal, as });
  return { ok: true, redirect: feedsDoneAddress(board, 'deleted') };
});

export const feedsActions = {
  keepFeed: saveFeed,
  setFeedActive: setActive,
  runFeed: run,
  dryRunFeed: dryRun,
  removeFeed: remove,
};
