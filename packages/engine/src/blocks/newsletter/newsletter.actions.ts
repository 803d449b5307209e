import type { newsletter, SettingsOf } from '@boardwright/blocks-schema';
import type { ActionResult, BlockAction } from '../../board/define-block.ts';
import { emailProblem, textOf } from '../../page/forms/field-rules.ts';
import { refusalOf } from '../../page/forms/refusal.ts';
import { trapField } from '../../page/forms/trap-field.tsx';
import type { NewsletterKey } from './newsletter.messages.ts';

/** What the form says once it was sent. */
export interface NewsletterRequested {
  readonly email: string;
  /** Nobody has to confirm it: it is the visitor's own verified address. */
  readonly confirmed: boolean;
}

/** Asks for the newsletters that were chosen; the API asks the owner of the address. */
const requestAction: BlockAction<SettingsOf<typeof newsletter>, NewsletterKey> = {
  method: 'POST',
  async run(form, { api, board, signal, t }): Promise<ActionResult<NewsletterRequested>> {
    const email = textOf(form, 'email').slice(0, 254);
    const chosen = form.getAll('newsletters').filter((value) => typeof value === 'string');
    const ids = chosen.map(Number).filter((id) => Number.isInteger(id) && id > 0 && id <= 2_147_483_647);
    const values = { email, newsletters: chosen };
    const problem = emailProblem(email, t);
    if (problem || ids.length === 0)
      return {
        ok: false,
        fields: {
          ...(problem && { email: [problem] }),
          ...(ids.length === 0 && { newsletters: [t('chooseOne')] }),
        },
        values,
      };
    // Who fills in what no person sees gets what a person gets, and nothing is sent.
    if (form.get(trapField)) return { ok: true, data: { email, confirmed: false } };
    try {
      const { data } = await api.newsletters.requestNewsletters({
        params: { boardId: board.boardId },
        body: { email, newsletters: ids.slice(0, 50) },
        signal,
      });
      return { ok: true, data };
    } catch (error) {
      return refusalOf(error, values, ['email', 'newsletters'], t) as ActionResult<NewsletterRequested>;
    }
  },
};

/** The block's form. */
export const newsletterActions = { request: requestAction };
