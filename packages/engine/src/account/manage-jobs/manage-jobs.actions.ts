import type { ActionContext, ActionResult, BlockAction } from '../../define-block.ts';
import { textOf } from '../../forms/field-rules.ts';
import { refusalOf } from '../../forms/refusal.ts';
import { apiFailure } from '../../pages/api-failure.ts';
import { places } from '../../search/place-look-up.ts';
import { type AccountSettings, partField } from '../account-panel.ts';
import { doneAddress } from './manage-jobs-address.ts';
import { textNames } from './job-values.ts';
import { type JobForm, readJobForm } from './read-job-form.ts';

type Context = ActionContext<AccountSettings>;
type Values = JobForm['values'];

function idOf(form: FormData, name: string): number | undefined {
  const id = Number(textOf(form, name));
  return Number.isInteger(id) && id > 0 ? id : undefined;
}

/** Fields that nobody sees: an error of theirs is said above the form. */
const unseen: ReadonlySet<string> = new Set(['lat', 'lon', 'point_of', 'recruiter_phone_country']);
/** Fields of the form that an error of the API may name. */
const known = [...textNames.filter((name) => !unseen.has(name)), 'segment_ids'];

/** The API's refusal beside the fields it is about, and above them which of the two steps it was (specification §8). */
function refused(
  error: unknown,
  step: 'create' | 'save' | 'publish',
  values: Values,
  { t }: Context,
): ActionResult {
  const answer = refusalOf(error, values, known, t);
  if (answer.ok) return answer;
  const failure = apiFailure(error);
  // What was typed is kept with the number of what the other saved: who saves once more, means it.
  const revision = failure?.code === 'conflict' ? failure.current?.['revision'] : undefined;
  const message = revision === undefined ? (answer.message ?? t('form.check')) : t('form.conflict');
  return {
    ...answer,
    message: t(`form.errors.${step}`, { message }),
    values: { ...values, ...(revision !== undefined && { revision: String(revision) }) },
  };
}

/** Keeps what was typed as a draft or as the job it is, and publishes it where that was the button. */
const save: BlockAction<AccountSettings> = {
  method: 'POST',
  async run(form, context): Promise<ActionResult> {
    const { api, board, settings, signal, t } = context;
    const { body, fields, values } = readJobForm(form, t);
    const publishes = textOf(form, 'as') === 'publish';
    if (board.visitor !== 'employer') return { ok: false, message: t('loggedOut'), values };
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
      saved = data;
    } catch (error) {
      return refused(error, id === undefined ? 'create' : 'save', values, context);
    }
    if (!publishes) {
      const done = id === undefined || textOf(form, 'as') === 'draft' ? 'drafted' : 'saved';
      return { ok: true, redirect: doneAddress(board, done, saved.id) };
    }
    try {
      const { data } = await api.employerJobs.publishJob({ params: { id: saved.id }, signal });
      const done = data.status === 'scheduled' ? 'scheduled' : 'published';
      return { ok: true, redirect: doneAddress(board, done, saved.id) };
    } catch (error) {
      // The draft is kept by now: the next post is about it, and makes no second one.
      const kept = { ...values, id: String(saved.id), revision: String(saved.revision) };
      return refused(error, 'publish', kept, context);
    }
  },
};

/** A step that was confirmed: its form says which job. */
function confirmed(
  act: (id: number, form: FormData, context: Context) => Promise<string>,
): BlockAction<AccountSettings> {
  return {
    method: 'POST',
    async run(form, context): Promise<ActionResult> {
      const { board, t } = context;
      const values = { [partField]: textOf(form, partField) };
      if (board.visitor !== 'employer') return { ok: false, message: t('loggedOut'), values };
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

const remove = confirmed(async (id, _form, { api, board, signal }) => {
  await api.employerJobs.deleteJob({ params: { id }, signal });
  return doneAddress(board, 'deleted');
});

export const manageJobsActions = { save, setStatus, remove, places };
