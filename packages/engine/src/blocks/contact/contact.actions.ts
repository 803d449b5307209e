import type { ActionResult, BlockAction, BlockContext, FieldErrors } from '../../board/define-block.ts';
import { blockField } from '../../page/forms/block-form.tsx';
import { emailFlaw, textOf } from '../../page/forms/field-rules.ts';
import { trapField } from '../../page/forms/trap-field.tsx';
import type { Translate } from '@boardwright/ui/translate';
import { apiFailure } from '../../page/api-failure.ts';
import {
  contactAnchor,
  lengths,
  isRequired,
  visibleFields,
  type ContactField,
  type ContactSettings,
} from './contact-fields.ts';
import type { ContactKey } from './contact.messages.ts';

type Context = BlockContext<ContactKey> & { readonly settings: ContactSettings };
type Typed = Partial<Record<ContactField, string>>;

/**
 * Sends a message (specification §7 'POST /job-boards/{id}/contact'). It names this block and nothing else: the API
 * reads the address from the block's settings, so nobody can have a message sent to another.
 */
export const sendAction: BlockAction<ContactSettings, ContactKey> = {
  method: 'POST',
  async run(form, context): Promise<ActionResult> {
    const { api, board, signal } = context;
    const blockId = Number(form.get(blockField));
    const typed = readTyped(form, context.settings);
    const fields = contactProblems(typed, context);
    if (Object.keys(fields).length > 0) return { ok: false, fields, values: typed };
    // Who fills in what no person sees gets what a person gets, and nothing is sent.
    if (form.get(trapField)) return sentTo(blockId, board);
    const { email = '', name = '', ...rest } = typed;
    try {
      await api.siteContent.sendContact({
        params: { id: board.boardId },
        body: { email, name, ...withoutEmpty(rest), email_contact_form: blockId },
        signal,
      });
    } catch (error) {
      return refusal(error, typed, context);
    }
    return sentTo(blockId, board);
  },
};

function sentTo(blockId: number, { path, search }: BlockContext<ContactKey>['board']): ActionResult {
  const query = new URLSearchParams(search);
  query.set('sent', String(blockId));
  return { ok: true, redirect: `${path}?${query}#${contactAnchor(blockId)}` };
}

/** What was typed into the fields this form shows; others in the post are none of its own. */
function readTyped(form: FormData, settings: ContactSettings): Typed {
  return Object.fromEntries(visibleFields(settings).map((field) => [field, textOf(form, field)]));
}

function withoutEmpty(typed: Typed): Typed {
  return Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== ''));
}

/** What is wrong, by field, in the order of the form (specification §5). The API judges once more. */
function contactProblems(typed: Typed, { settings, t }: Context): FieldErrors {
  const problems: Record<string, string[]> = {};
  for (const field of visibleFields(settings)) {
    const sentence = problemOf(field, typed[field] ?? '', t);
    if (sentence) problems[field] = [sentence];
  }
  return problems;
}

function problemOf(field: ContactField, text: string, t: Translate<ContactKey>): string | undefined {
  if (text === '') return isRequired(field) ? t(`required.${field}`) : undefined;
  const flaw = field === 'email' && emailFlaw(text);
  if (flaw) return `${t('emailInvalid')} ${t(flaw)}`;
  const count = lengths[field];
  return text.length > count ? t('tooLong', { field: t(`fields.${field}`), count }) : undefined;
}

function refusal(error: unknown, values: Typed, { settings, t }: Context): ActionResult {
  const failure = apiFailure(error);
  if (!failure) throw error;
  const visible: readonly string[] = visibleFields(settings);
  const fields = Object.fromEntries(
    Object.entries(failure.fields).filter(([field]) => visible.includes(field)),
  );
  if (Object.keys(fields).length > 0) return { ok: false, fields, values };
  // A block without an address, an outage: the visitor can only try again. Too many tries say so themselves.
  const message = failure.code === 'tooManyRequests' ? failure.message : t('unsent');
  return { ok: false, message, values };
}

/** The block's forms and look-ups. */
export const contactActions = { send: sendAction };
