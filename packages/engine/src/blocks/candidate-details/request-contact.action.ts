import { translateBelow } from '@boardwright/messages';
import type { ActionResult, BlockAction } from '../../board/define-block.ts';
import { textOf } from '../../page/forms/field-rules.ts';
import { documentValues, storeDocument } from '../../page/forms/store-document.ts';
import { refusalOf } from '../../page/forms/refusal.ts';
import { apiFailure } from '../../page/api-failure.ts';
import type { CandidateDetailsSettings } from './candidate-details.load.ts';
import { contactAnchor } from './employer-contact-data.ts';
import type { CandidateDetailsKey } from './candidate-details.messages.ts';

/** Longest texts of a request, in characters. */
const longest = { introduction_text: 2000, motivation: 5000 } as const;
const fields = ['introduction_text', 'motivation', 'motivation_file', 'payment'] as const;

/**
 * Buys the resume and asks its candidate for contact (specification §7 'POST /resumes/{id}/order'). The chosen file is
 * uploaded first, also when a text is wrong, so that nobody chooses it twice.
 */
export const requestContactAction: BlockAction<CandidateDetailsSettings, CandidateDetailsKey> = {
  method: 'POST',
  async run(form, context): Promise<ActionResult> {
    const { api, board, childSlug = '', signal, t } = context;
    if (board.visitor !== 'employer') return { ok: false, status: 403, message: t('contact.required') };
    const typed = {
      introduction_text: textOf(form, 'introduction_text'),
      motivation: textOf(form, 'motivation'),
    };
    const { held, problem } = await storeDocument(
      form,
      'motivation_file',
      context,
      translateBelow(t, 'document'),
    );
    const payment = textOf(form, 'payment') === 'contract' ? 'contract' : 'credits';
    const values = { ...typed, payment, ...documentValues('motivation_file', held) };
    const problems: Record<string, readonly string[]> = {};
    if (typed.introduction_text === '') problems['introduction_text'] = [t('form.required')];
    for (const field of ['introduction_text', 'motivation'] as const) {
      if (typed[field].length > longest[field])
        problems[field] = [t('form.tooLong', { field: t(`ask.${field}`), count: longest[field] })];
    }
    if (problem) problems['motivation_file'] = [problem];
    if (Object.keys(problems).length > 0) return { ok: false, fields: problems, values };
    try {
      await api.relations.orderResume({
        params: { id: childSlug.slice(0, 40) || '-' },
        body: {
          introduction_text: typed.introduction_text,
          motivation: typed.motivation || null,
          motivation_file: held?.token ?? null,
          ...(form.has('payment') && { payment }),
        },
        signal,
      });
    } catch (error) {
      const failure = apiFailure(error);
      if (failure && (failure.status === 0 || failure.status >= 500))
        return { ok: false, status: 503, message: t('ask.failed'), values };
      return refusalOf(error, values, fields, t);
    }
    const query = new URLSearchParams(board.search);
    query.set('contacted', '1');
    return { ok: true, redirect: `${board.path}?${query}#${contactAnchor}` };
  },
};
