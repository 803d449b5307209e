import type { ActionResult, BlockAction } from '../../board/define-block.ts';
import { countryOf, textOf } from '../../page/forms/field-rules.ts';
import { documentValues, storeDocument } from '../../page/forms/store-document.ts';
import { refusalOf } from '../../page/forms/refusal.ts';
import { documentMessage } from './document-message.ts';
import { introduceAnchor, type JobDetailsSettings } from './job-details-data.ts';
import type { JobDetailsKey } from './job-details.messages.ts';

const fields = ['given_name', 'family_name', 'email', 'phone', 'motivation_text', 'cv', 'consent'] as const;

/**
 * Introduces somebody for the page's job (specification §7 'POST /jobs/{id}/introduce-candidate'). The chosen CV is
 * uploaded first, also when a field is wrong; the API judges the fields.
 */
export const introduceAction: BlockAction<JobDetailsSettings, JobDetailsKey> = {
  method: 'POST',
  async run(form, context): Promise<ActionResult> {
    const { api, board, signal, t } = context;
    if (board.visitor !== 'employer') return { ok: false, status: 403, message: t('introduce.required') };
    // As long as the contract takes them; the fields say so before.
    const text = (name: string, most: number) => textOf(form, name).slice(0, most);
    const typed = {
      given_name: text('given_name', 100),
      family_name: text('family_name', 100),
      email: text('email', 254),
      phone: text('phone', 40),
      phone_country: countryOf(form, 'phone_country'),
      motivation_text: text('motivation_text', 10_000),
    };
    const consent = form.has('consent');
    const { held, problem } = await storeDocument(form, 'cv', context, documentMessage(t));
    const values = { ...typed, ...(consent && { consent: '1' }), ...documentValues('cv', held) };
    if (problem) return { ok: false, fields: { cv: [problem] }, values };
    try {
      await api.candidates.introduceCandidate({
        params: { id: textOf(form, 'job_uuid').slice(0, 36) || '-' },
        body: {
          ...typed,
          phone: typed.phone || null,
          motivation_text: typed.motivation_text || null,
          cv: held?.token ?? null,
          consent,
        },
        signal,
      });
    } catch (error) {
      return refusalOf(error, values, fields, () => t('applyForm.unsent'));
    }
    const query = new URLSearchParams(board.search);
    query.set('introduce', 'done');
    return { ok: true, redirect: `${board.path}?${query}#${introduceAnchor}` };
  },
};
