import {
  type BodyOf,
  type Contract,
  megabyte,
  type ResumeProposal,
  uploads,
} from '@boardwright/api-client/contract';
import type { ActionContext, ActionResult, BlockAction } from '../../../board/define-block.ts';
import { textOf } from '../../../page/forms/field-rules.ts';
import { refusalOf } from '../../../page/forms/refusal.ts';
import { apiFailure } from '../../../page/api-failure.ts';
import { type AccountSettings, tabAddress } from '../../../page/account/account-panel.ts';
import { doneAddress, type ResumeNotice, resumeTab, stepAddress } from './resume-address.ts';
import type { ResumeKey } from './resume.messages.ts';
import { loggedOutRefusal } from '../../../page/forms/logged-out.ts';

type Context = ActionContext<AccountSettings, ResumeKey>;
type Body = BodyOf<Contract['resumes']['saveResume']>;

/** In megabytes: what a browser without scripts sends is refused here; the API judges once more. */
const largest = { cv: uploads.document.megabytes, json: uploads.resumeJson.megabytes } as const;

/** The chosen file, or why there is none to send. */
function chosen(form: FormData, name: 'cv' | 'json', { t }: Context): File | ActionResult {
  const file = form.get(name);
  const refuse = (sentence: string): ActionResult => ({ ok: false, fields: { [name]: [sentence] } });
  if (!(file instanceof File) || (file.size === 0 && file.name === '')) return refuse(t('file.choose'));
  if (file.size === 0) return refuse(t('file.empty'));
  const most = largest[name];
  return file.size > most * megabyte ? refuse(t('file.large', { count: most })) : file;
}

/** What the API says of a file stands under its field. */
function refusedFile(error: unknown, name: 'cv' | 'json', { t }: Context): ActionResult {
  const failure = apiFailure(error);
  if (!failure) throw error;
  if (failure.status === 0 || failure.status >= 500) return { ok: false, message: t('form.unsent') };
  const sentences = failure.fields['file'] ?? [failure.message];
  return { ok: false, fields: { [name]: sentences } };
}

function ofCandidate(
  run: (form: FormData, context: Context) => Promise<ActionResult>,
): BlockAction<AccountSettings, ResumeKey> {
  return {
    method: 'POST',
    run: async (form, context) =>
      context.board.visitor === 'candidate' ? run(form, context) : loggedOutRefusal({}, context.t),
  };
}

function holdsAnything({ fields, history, segment_ids }: ResumeProposal): boolean {
  return Object.keys(fields).length + history.length + segment_ids.length > 0;
}

const upload = ofCandidate(async (form, context) => {
  const { api, board, signal } = context;
  const file = chosen(form, 'cv', context);
  if (!(file instanceof File)) return file;
  try {
    await api.resumes.uploadResume({ file: { content: file, name: file.name }, signal });
    const { data: proposal } = await api.resumes.readResumeProposal({ signal });
    if (holdsAnything(proposal)) return { ok: true, redirect: stepAddress(board, 'review') };
    await api.resumes.dropResumeProposal({ signal });
    return { ok: true, redirect: doneAddress(board, proposal.unread ? 'unread' : 'uploaded') };
  } catch (error) {
    return refusedFile(error, 'cv', context);
  }
});

const importJson = ofCandidate(async (form, context) => {
  const { api, board, signal } = context;
  const file = chosen(form, 'json', context);
  if (!(file instanceof File)) return file;
  try {
    await api.resumes.importResume({ file: { content: file, name: file.name }, signal });
    return { ok: true, redirect: stepAddress(board, 'review') };
  } catch (error) {
    return refusedFile(error, 'json', context);
  }
});

/** A field that goes with another is taken with it. */
const companions: Readonly<Record<string, readonly (keyof ResumeProposal['fields'])[]>> = {
  phone: ['phone_country'],
  salary_min: ['salary_type'],
};

/** Only what was ticked, of what the API still holds. */
function tickedOf(
  form: FormData,
  proposal: ResumeProposal,
  history: NonNullable<Body['history']>,
  segments: readonly number[],
): Body {
  const ticked = new Set(form.getAll('take').map(String));
  const names = Object.keys(proposal.fields).filter((name) => ticked.has(name));
  const taken = new Set([...names, ...names.flatMap((name) => companions[name] ?? [])]);
  const entries = new Set(form.getAll('take_entry').map(String));
  const added = proposal.history.filter(({ id }) => entries.has(id));
  return {
    ...Object.fromEntries(Object.entries(proposal.fields).filter(([name]) => taken.has(name))),
    ...(added.length > 0 && { history: [...history, ...added] }),
    ...(ticked.has('segments') && { segment_ids: [...segments, ...proposal.segment_ids] }),
  };
}

const confirm = ofCandidate(async (form, context) => {
  const { api, board, signal, t } = context;
  const values = { take: form.getAll('take').map(String), take_entry: form.getAll('take_entry').map(String) };
  try {
    if (textOf(form, 'as') === 'drop') {
      await api.resumes.dropResumeProposal({ signal });
      return { ok: true, redirect: doneAddress(board, 'dropped') };
    }
    const [{ data: proposal }, { data: resume }] = await Promise.all([
      api.resumes.readResumeProposal({ signal }),
      api.resumes.readResume({ signal }),
    ]);
    const { history, segment_ids: segments, revision } = resume;
    const body = tickedOf(form, proposal, [...history], segments);
    await api.resumes.saveResume({ body: { ...body, revision, settles_proposal: true }, signal });
    return { ok: true, redirect: doneAddress(board, 'taken') };
  } catch (error) {
    // What was confirmed in another tab is no longer there to confirm.
    if (apiFailure(error)?.status === 404) return { ok: true, redirect: tabAddress(board, resumeTab) };
    return refusalOf(error, values, [], t);
  }
});

function removal(remove: (context: Context) => Promise<unknown>, done: ResumeNotice) {
  return ofCandidate(async (_form, context) => {
    try {
      await remove(context);
    } catch (error) {
      // A second press finds it gone already.
      if (apiFailure(error)?.status !== 404) return refusalOf(error, {}, [], context.t);
    }
    return { ok: true, redirect: doneAddress(context.board, done) };
  });
}

const removeFile = removal(({ api, signal }) => api.resumes.deleteResumeFile({ signal }), 'fileRemoved');
const removeResume = removal(({ api, signal }) => api.resumes.deleteResume({ signal }), 'removed');

export const resumeFileActions = { upload, importJson, confirm, removeFile, removeResume };
