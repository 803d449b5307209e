import type { BodyOf, Contract, Resume, ResumeEntry } from '@boardwright/api-client/contract';
import type { ActionContext, ActionResult, BlockAction } from '../../../board/define-block.ts';
import { textOf } from '../../../page/forms/field-rules.ts';
import { refusalOf } from '../../../page/forms/refusal.ts';
import { apiFailure } from '../../../page/api-failure.ts';
import { places } from '../../../search/place-look-up.ts';
import { type AccountSettings, partField } from '../../../page/account/account-panel.ts';
import { readAboutForm, readEntryForm } from './read-resume-forms.ts';
import { doneAddress, type ResumeNotice } from './resume-address.ts';
import { resumeFileActions } from './resume-file.actions.ts';
import { aboutNames } from './resume-values.ts';
import type { ResumeKey } from './resume.messages.ts';
import { loggedOutRefusal } from '../../../page/forms/logged-out.ts';

type Context = ActionContext<AccountSettings, ResumeKey>;
type Body = BodyOf<Contract['resumes']['saveResume']>;
type Values = Readonly<Record<string, string | readonly string[]>>;

/** Fields that nobody sees: an error of theirs is said above the form. */
const unseen: ReadonlySet<string> = new Set(['lat', 'lon', 'point_of', 'distance_of', 'phone_country']);
const aboutFields = aboutNames.filter((name) => !unseen.has(name));
/** The API names a date, the form has two fields of it under this one name. */
const entryFields = ['name', 'institution', 'place', 'description', 'from', 'till'];

/** What was read when the form was drawn; nothing from a form that was tampered with. */
function revisionOf(form: FormData): number | undefined {
  const text = textOf(form, 'revision');
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}

async function myResume({ api, signal }: Context): Promise<Resume | undefined> {
  try {
    return (await api.resumes.readResume({ signal })).data;
  } catch (error) {
    // Policy: who has no resume yet starts one by saving.
    if (apiFailure(error)?.status === 404) return undefined;
    throw error;
  }
}

/**
 * The API's refusal beside the fields it is about. Where another tab saved meanwhile, what was typed is kept with the
 * number of what the other saved: who saves once more, means it.
 */
function refused(error: unknown, values: Values, known: readonly string[], { t }: Context): ActionResult {
  const failure = apiFailure(error);
  const answer = refusalOf(error, values, known, t);
  if (answer.ok || failure?.code !== 'conflict') return answer;
  const revision = failure.current?.['revision'];
  return {
    ...answer,
    message: t('form.conflict'),
    values: { ...values, ...(revision !== undefined && { revision: String(revision) }) },
  };
}

/** Saves a part of the resume and goes back to the whole. */
async function save(
  body: Body,
  done: ResumeNotice,
  values: Values,
  known: readonly string[],
  context: Context,
): Promise<ActionResult> {
  const { api, board, signal } = context;
  try {
    await api.resumes.saveResume({ body, signal });
  } catch (error) {
    return refused(error, values, known, context);
  }
  return { ok: true, redirect: doneAddress(board, done) };
}

/** A form of a candidate; a session may have ended while one typed. */
function ofCandidate(
  run: (form: FormData, context: Context) => Promise<ActionResult>,
  valuesOf: (form: FormData, context: Context) => Values = () => ({}),
): BlockAction<AccountSettings, ResumeKey> {
  return {
    method: 'POST',
    async run(form, context) {
      if (context.board.visitor === 'candidate') return run(form, context);
      return loggedOutRefusal(valuesOf(form, context), context.t);
    },
  };
}

function withRevision(form: FormData): Pick<Body, 'revision'> {
  const revision = revisionOf(form);
  return revision === undefined ? {} : { revision };
}

const saveAbout = ofCandidate(
  async (form, context) => {
    const { body, fields, values } = readAboutForm(form, context);
    if (Object.keys(fields).length > 0) return { ok: false, fields, values };
    return save({ ...body, ...withRevision(form) }, 'saved', values, aboutFields, context);
  },
  (form, context) => readAboutForm(form, context).values,
);

const saveEntry = ofCandidate(
  async (form, context) => {
    const { t } = context;
    const history: readonly ResumeEntry[] = (await myResume(context))?.history ?? [];
    const before = history.find(({ id }) => id === textOf(form, 'id'));
    const { body, fields, values } = readEntryForm(form, before, t);
    if (Object.keys(fields).length > 0) return { ok: false, fields, values };
    // First in what is sent, so that what the API says of it is about this form.
    const others = history.filter((entry) => entry !== before);
    return save(
      { history: [body, ...others], ...withRevision(form) },
      'entrySaved',
      values,
      entryFields,
      context,
    );
  },
  (form, { t }) => readEntryForm(form, undefined, t).values,
);

const removeEntry = ofCandidate(async (form, context) => {
  const { board } = context;
  const id = textOf(form, 'id');
  const values = { [partField]: textOf(form, partField) };
  const resume = await myResume(context);
  const rest = resume?.history.filter((entry) => entry.id !== id);
  // A second press on the same button has nothing more to remove.
  if (!resume || rest?.length === resume.history.length)
    return { ok: true, redirect: doneAddress(board, 'entryRemoved') };
  const { revision } = resume;
  return save({ history: rest ?? [], revision }, 'entryRemoved', values, [], context);
});

const idsOf = (form: FormData, name: string) =>
  form
    .getAll(name)
    .map(Number)
    .filter((id) => Number.isInteger(id) && id > 0 && id < 2_147_483_648);

const saveSegments = ofCandidate(async (form, context) => {
  const segment_ids = idsOf(form, 'segment_ids').slice(0, 100);
  const values = { segment_ids: segment_ids.map(String), revision: textOf(form, 'revision') };
  return save({ segment_ids, ...withRevision(form) }, 'saved', values, ['segment_ids'], context);
});

/** Companies that the page did not show stay as they were: the list may have been narrowed to some. */
const saveVisibility = ofCandidate(async (form, context) => {
  const visibility = (['everybody', 'except', 'only'] as const).find(
    (one) => one === textOf(form, 'visibility'),
  );
  const [ticked, listed] = [idsOf(form, 'client_ids'), new Set(idsOf(form, 'listed'))];
  const stored = (await myResume(context))?.client_ids ?? [];
  const client_ids = [...new Set([...stored.filter((id) => !listed.has(id)), ...ticked])];
  const values = {
    visibility: visibility ?? 'everybody',
    client_ids: ticked.map(String),
    revision: textOf(form, 'revision'),
  };
  return save(
    { client_ids, ...(visibility && { visibility }), ...withRevision(form) },
    'saved',
    values,
    ['client_ids'],
    context,
  );
});

const setStatus = ofCandidate(async (form, context) => {
  const status = textOf(form, 'status') === 'available' ? 'available' : 'not_available';
  return save({ status }, status === 'available' ? 'available' : 'hidden', {}, [], context);
});

export const resumeActions = {
  saveAbout,
  saveEntry,
  removeEntry,
  saveSegments,
  saveVisibility,
  setStatus,
  ...resumeFileActions,
  places,
};
