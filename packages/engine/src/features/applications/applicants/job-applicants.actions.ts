import { stageKinds } from '@boardwright/api-client/contract';
import type { ActionContext, ActionResult, BlockAction } from '../../../board/define-block.ts';
import { textOf } from '../../../page/forms/field-rules.ts';
import { refusalOf } from '../../../page/forms/refusal.ts';
import { apiFailure } from '../../../page/api-failure.ts';
import { type AccountSettings, partField, tabAddress } from '../../../page/account/account-panel.ts';
import {
  applicantAddress,
  applicantsAnchor,
  applicantsTab,
  doneAddress,
  listFields,
  mostChosen,
  readApplicantsAddress,
} from './job-applicants-address.ts';
import type { JobApplicantsKey } from './job-applicants.messages.ts';
import { loggedOutRefusal } from '../../../page/forms/logged-out.ts';

type Context = ActionContext<AccountSettings, JobApplicantsKey>;
type Action = BlockAction<AccountSettings, JobApplicantsKey>;

/** Where an applicant is now, for a page whose scripts go on by themselves. */
export interface MovedNow {
  readonly applicant: number;
  readonly stage: number;
}

function idOf(form: FormData, name: string): number {
  const id = Number(textOf(form, name));
  return Number.isInteger(id) && id > 0 && id <= 2_147_483_647 ? id : 0;
}

/** Runs for an employer only; what was typed is kept. */
function asEmployer(
  act: (form: FormData, context: Context) => Promise<ActionResult>,
  stored: readonly string[] = [],
): Action {
  return {
    method: 'POST',
    async run(form, context): Promise<ActionResult> {
      const names = [partField, ...stored].filter((name) => form.has(name));
      const values = Object.fromEntries(names.map((name) => [name, textOf(form, name)]));
      if (context.board.visitor !== 'employer') return loggedOutRefusal(values, context.t);
      try {
        return await act(form, context);
      } catch (error) {
        return refusalOf(error, values, stored, context.t);
      }
    },
  };
}

/** The list that the page's address says. */
const listOf = ({ query }: Context) => readApplicantsAddress(query).list;

/** Moves one applicant. A page with scripts stays where it is and gets the result; another is drawn again. */
const move = asEmployer(async (form, context) => {
  const { api, board, query, signal } = context;
  const id = idOf(form, 'applicant');
  const stage = idOf(form, 'stage');
  const from = idOf(form, 'from');
  await api.applicants.moveApplicant({
    params: { id: id || 1 },
    body: { stage_id: stage || 1, ...(from > 0 && { from_stage_id: from }) },
    signal,
  });
  if (form.has('live')) return { ok: true, data: { applicant: id, stage } satisfies MovedNow };
  const { list, applicant } = readApplicantsAddress(query);
  const address = applicant
    ? `${applicantAddress(board, list, applicant, 'moved')}#${applicantsAnchor}`
    : doneAddress(board, list, { moved: 1, skipped: 0 });
  return { ok: true, redirect: address };
});

/** The letter as the first of them would get it: said with what was typed, since nothing is done yet. */
async function preview(
  id: number,
  values: Readonly<Record<'subject' | 'text', string>>,
  { api, signal }: Context,
): Promise<ActionResult> {
  const letter = { subject: values.subject, text: values.text };
  const { data } = await api.applicants.previewApplicantLetter({ params: { id }, body: letter, signal });
  return {
    ok: false,
    status: 200,
    values: {
      ...values,
      mail: '1',
      preview_to: data.to,
      preview_subject: data.subject,
      preview_text: data.text,
    },
  };
}

/** Moves several, with a mail to each where one is wanted. */
const moveSeveral: Action = {
  method: 'POST',
  async run(form, context): Promise<ActionResult> {
    const { api, board, signal, t } = context;
    const values = {
      [partField]: textOf(form, partField),
      subject: textOf(form, 'subject'),
      text: textOf(form, 'text'),
      ...(form.has('mail') && { mail: '1' }),
    };
    if (board.visitor !== 'employer') return loggedOutRefusal(values, t);
    const applicants = form
      .getAll('applicant')
      .map((pair) => String(pair).split(':').map(Number))
      .flatMap(([id = 0, from = 0]) =>
        Number.isInteger(id) && id > 0 ? [{ id, ...(from > 0 && { from_stage_id: from }) }] : [],
      )
      .slice(0, mostChosen);
    const [first] = applicants;
    if (!first) return { ok: false, message: t('move.nobody'), values };
    try {
      if (textOf(form, 'as') === 'preview') return await preview(first.id, values, context);
      const mail = { subject: values.subject, text: values.text };
      const { data } = await api.applicants.moveApplicants({
        body: { applicants, stage_id: idOf(form, 'stage') || 1, ...(form.has('mail') && { mail }) },
        signal,
      });
      const counts = { moved: data.moved.length, skipped: data.skipped.length };
      return { ok: true, redirect: doneAddress(board, listOf(context), counts) };
    } catch (error) {
      return refusalOf(error, values, ['subject', 'text'], t);
    }
  },
};

const rate = asEmployer(async (form, context) => {
  const { api, board, signal } = context;
  const id = idOf(form, 'applicant');
  const rating = idOf(form, 'rating');
  await api.applicants.rateApplicant({
    params: { id: id || 1 },
    body: { rating: rating > 0 && rating <= 5 ? rating : null },
    signal,
  });
  return {
    ok: true,
    redirect: `${applicantAddress(board, listOf(context), id, 'rated')}#${applicantsAnchor}`,
  };
});

const addNote = asEmployer(
  async (form, context) => {
    const { api, board, signal } = context;
    const id = idOf(form, 'applicant');
    const text = textOf(form, 'text').slice(0, 5000);
    await api.applicants.addApplicantNote({ params: { id: id || 1 }, body: { text }, signal });
    return { ok: true, redirect: `${applicantAddress(board, listOf(context), id, 'noted')}#applicant-notes` };
  },
  ['text'],
);

const removeNote = asEmployer(async (form, context) => {
  const { api, board, signal } = context;
  const id = idOf(form, 'applicant');
  try {
    await api.applicants.deleteApplicantNote({
      params: { id: id || 1, noteId: idOf(form, 'note') || 1 },
      signal,
    });
  } catch (error) {
    // That it is gone already is what was wanted.
    if (apiFailure(error)?.status !== 404) throw error;
  }
  return { ok: true, redirect: `${applicantAddress(board, listOf(context), id, 'unnoted')}#applicant-notes` };
});

/** The stages as the form says them, in their order; a row without a kind is no stage. */
function stagesOf(form: FormData) {
  const rows = form.getAll('row').map(String).slice(0, 20);
  return rows
    .flatMap((row) => {
      const kind = stageKinds.find((one) => one === textOf(form, `kind-${row}`));
      if (!kind || form.has(`remove-${row}`)) return [];
      const id = Number(row);
      const order = Number(textOf(form, `order-${row}`)) || rows.length;
      const name = textOf(form, `name-${row}`).slice(0, 60) || null;
      return [{ order, stage: { ...(id > 0 && { id }), kind, name } }];
    })
    .sort((one, other) => one.order - other.order)
    .map(({ stage }) => stage);
}

/** Keeps the company's stages as they are in the form. */
const saveStages: Action = {
  method: 'POST',
  async run(form, context): Promise<ActionResult> {
    const { api, board, signal, t } = context;
    const values = Object.fromEntries(
      [...form].flatMap(([name, value]) =>
        /^(?:name|kind|order|remove)-/.test(name) && typeof value === 'string' ? [[name, value]] : [],
      ),
    );
    if (board.visitor !== 'employer') return loggedOutRefusal(values, t);
    try {
      await api.applicants.saveApplicationStages({ body: { stages: stagesOf(form) }, signal });
    } catch (error) {
      return refusalOf(error, values, [], t);
    }
    const address = tabAddress(board, applicantsTab, { ...listFields(listOf(context)), done: 'staged' });
    return { ok: true, redirect: `${address}#${applicantsAnchor}` };
  },
};

export const jobApplicantsActions = { move, moveSeveral, rate, addNote, removeNote, saveStages };
