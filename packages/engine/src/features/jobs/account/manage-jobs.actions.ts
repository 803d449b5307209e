import type { EmployerJob } from '@boardwright/api-client/contract';
import type { ActionContext, ActionResult, BlockAction } from '../../../board/define-block.ts';
import { textOf } from '../../../page/forms/field-rules.ts';
import { refusalOf } from '../../../page/forms/refusal.ts';
import { apiFailure } from '../../../page/api-failure.ts';
import { places } from '../../../search/place-look-up.ts';
import { type AccountSettings, partField } from '../../../page/account/account-panel.ts';
import { assignSlot, renew, upSell } from './job-extend.actions.ts';
import { byCreditsField, payWithOf } from './by-credits.ts';
import { doneAddress, jobAddress } from './manage-jobs-address.ts';
import { conflictsOf, theirField, withPicks } from './conflict.ts';
import { jobValues, textNames, valuesOfForm } from './job-values.ts';
import { type JobForm, readJobForm } from './read-job-form.ts';
import type { ManageJobsKey } from './manage-jobs.messages.ts';
import { loggedOutRefusal } from '../../../page/forms/logged-out.ts';

type Context = ActionContext<AccountSettings, ManageJobsKey>;
type Values = JobForm['values'];

function idOf(form: FormData, name: string): number | undefined {
  const id = Number(textOf(form, name));
  return Number.isInteger(id) && id > 0 ? id : undefined;
}

/** Fields that nobody sees: an error of theirs is said above the form. */
const unseen: ReadonlySet<string> = new Set(['lat', 'lon', 'point_of', 'recruiter_phone_country']);
/** Fields of the form that an error of the API may name. */
const known = [...textNames.filter((name) => !unseen.has(name)), 'segment_ids'];

/** What was typed as a form again. */
function formOf(values: Values): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values))
    for (const one of [value].flat()) form.append(name, one);
  return form;
}

/** The API's refusal beside the fields it is about, and above them which of the two steps it was (specification §8). */
function refused(
  error: unknown,
  step: 'create' | 'save' | 'publish',
  values: Values,
  { board, t }: Context,
): ActionResult {
  const answer = refusalOf(error, values, known, t);
  if (answer.ok) return answer;
  const failure = apiFailure(error);
  // What was typed is kept with the number of what the other saved: who saves once more, means it.
  const revision = failure?.code === 'conflict' ? failure.current?.['revision'] : undefined;
  const theirs = revision === undefined ? undefined : (failure?.current as EmployerJob | undefined);
  const conflicts = theirs
    ? conflictsOf(
        valuesOfForm(formOf(values)),
        jobValues(theirs, board.timeZone),
        String(values['base'] ?? ''),
      )
    : [];
  const message = revision === undefined ? (answer.message ?? t('form.check')) : t('form.conflict');
  return {
    ...answer,
    // What is asked for is a yes, in the same form.
    ...(failure?.code === 'creditsNeedConsent' && { status: 422 }),
    message: t(`form.errors.${step}`, { message }),
    values: {
      ...values,
      ...(revision !== undefined && { revision: String(revision) }),
      // Now it was said what it takes: who publishes once more, agrees.
      ...(failure?.code === 'creditsNeedConsent' && {
        [byCreditsField]: String(values['product_id'] ?? ''),
      }),
      ...(conflicts.length > 0 && { [theirField]: JSON.stringify(conflicts) }),
    },
  };
}

/** Makes a draft, or changes the job that has this number. */
async function store(
  {
    id,
    revision,
    body,
  }: {
    readonly id: number | undefined;
    readonly revision: number | undefined;
    readonly body: JobForm['body'];
  },
  { api, settings, signal }: Context,
): Promise<{ readonly id: number; readonly revision: number }> {
  const { data } =
    id === undefined
      ? await api.employerJobs.createJobDraft({
          body: settings.hideCreateJobApplyUrl ? { ...body, apply_type: 'email' } : body,
          signal,
        })
      : await api.employerJobs.updateJob({
          params: { id },
          body: { ...body, ...(revision !== undefined && { revision }) },
          signal,
        });
  return { id: data.id, revision: data.revision };
}

/** Keeps a draft while it is written. What cannot be kept yet is said in a line; the form goes on. */
const autosave: BlockAction<AccountSettings, ManageJobsKey> = {
  method: 'POST',
  async run(form, context): Promise<ActionResult> {
    const { board, t } = context;
    const { body, fields, values } = readJobForm(form, t);
    if (board.visitor !== 'employer') return loggedOutRefusal(values, t);
    if (!body.title?.trim()) return { ok: false, message: t('form.autosave.title') };
    if (Object.keys(fields).length > 0) return { ok: false, message: t('form.check') };
    try {
      const stored = await store({ id: idOf(form, 'id'), revision: idOf(form, 'revision'), body }, context);
      return { ok: true, data: { ...stored, at: board.now } };
    } catch (error) {
      const failure = apiFailure(error);
      if (failure?.code === 'conflict') return { ok: false, status: 409, message: failure.message };
      const answer = refusalOf(error, values, known, t);
      if (answer.ok) return answer;
      const [first] = Object.values(answer.fields ?? {}).flat();
      return { ok: false, message: answer.message ?? first ?? t('form.check') };
    }
  },
};

/** Keeps what was typed as a draft or as the job it is, and publishes it where that was the button. */
const save: BlockAction<AccountSettings, ManageJobsKey> = {
  method: 'POST',
  async run(form, context): Promise<ActionResult> {
    const { api, board, signal, t } = context;
    const { body, fields, values } = readJobForm(withPicks(form), t);
    const publishes = textOf(form, 'as') === 'publish';
    if (board.visitor !== 'employer') return loggedOutRefusal(values, t);
    if (Object.keys(fields).length > 0)
      return {
        ok: false,
        fields,
        values,
        message: t(`form.errors.${publishes ? 'publish' : 'save'}`, { message: t('form.check') }),
      };
    const id = idOf(form, 'id');
    const revision = idOf(form, 'revision');
    let saved: { readonly id: number; readonly revision: number };
    try {
      saved = await store({ id, revision, body }, context);
    } catch (error) {
      return refused(error, id === undefined ? 'create' : 'save', values, context);
    }
    if (!publishes) {
      const done = id === undefined || textOf(form, 'as') === 'draft' ? 'drafted' : 'saved';
      return { ok: true, redirect: doneAddress(board, done, saved.id) };
    }
    try {
      const { data } = await api.employerJobs.publishJob({
        params: { id: saved.id },
        query: payWithOf(form, idOf(form, 'product_id')),
        signal,
      });
      const published = data.status === 'scheduled' ? 'scheduled' : 'published';
      const done = data.waits_for ? 'asked' : published;
      const redirect = doneAddress(board, done, saved.id);
      return { ok: true, redirect, event: { event: 'post_job', job_id: saved.id } };
    } catch (error) {
      // The draft is kept by now: the next post is about it, and makes no second one.
      const current = { ...values, id: String(saved.id), revision: String(saved.revision) };
      return refused(error, 'publish', current, context);
    }
  },
};

/** A step that was confirmed: its form says which job. */
function confirmed(
  act: (id: number, form: FormData, context: Context) => Promise<string>,
): BlockAction<AccountSettings, ManageJobsKey> {
  return {
    method: 'POST',
    async run(form, context): Promise<ActionResult> {
      const { board, t } = context;
      const values = { [partField]: textOf(form, partField) };
      if (board.visitor !== 'employer') return loggedOutRefusal(values, t);
      try {
        return { ok: true, redirect: await act(idOf(form, 'id') ?? 0, form, context) };
      } catch (error) {
        return refusalOf(error, values, [], t);
      }
    },
  };
}

const setStatus = confirmed(async (id, form, { api, board, signal }) => {
  const status = textOf(form, 'status') === 'active' ? 'active' : 'paused';
  await api.employerJobs.setJobStatus({ params: { id }, body: { status }, signal });
  return doneAddress(board, status === 'active' ? 'activated' : 'paused', id);
});

/** Makes a copy, and goes on with it: its form is what one wants it for. */
const duplicate = confirmed(async (id, form, { api, board, signal }) => {
  const key = textOf(form, 'key');
  const body = key.length >= 8 ? { idempotency_key: key.slice(0, 80) } : {};
  const { data } = await api.employerJobs.duplicateJob({ params: { id }, body, signal });
  return jobAddress(board, data.id, { edit: '1' });
});

const remove = confirmed(async (id, _form, { api, board, signal }) => {
  await api.employerJobs.deleteJob({ params: { id }, signal });
  return doneAddress(board, 'deleted');
});

export const manageJobsActions = {
  assignSlot,
  save,
  autosave,
  duplicate,
  setStatus,
  remove,
  renew,
  upSell,
  places,
};
