import { describe, expect, it } from 'vitest';
import { accountBlock } from '../../blocks/account/account.block.ts';
import { renderBlock } from '../../testing/index.ts';
import { previewAccount } from '../../testing/preview-account.ts';
import { previewRelations, previewRequests } from '../../testing/preview-applications.ts';
import { formMessages } from './form.messages.ts';
import { pageMessages } from '../page.messages.ts';

const [asked] = previewRequests();
/** What the page says where an answer to a contact request, which is a press of a button, came to nothing. */
async function textOf(status: number, message: string): Promise<string> {
  const values = { _part: asked?.uuid ?? '' };
  const html = await renderBlock(
    accountBlock,
    {},
    {
      visitor: 'candidate',
      search: '?menuType=contact-requests',
      answers: { calls: { account: previewAccount('candidate'), relations: previewRelations() } },
      outcome: { action: 'contact-requests.answer', result: { ok: false, status, message, values } },
    },
  );
  return html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
}

describe('a press of a button that came to nothing', () => {
  it('says nothing of what was typed: nothing was', async () => {
    const text = await textOf(0, pageMessages.nl.unsent);
    expect(text).toContain('Versturen lukte niet. Probeer het zo nog eens.');
    expect(text).not.toContain('Wat je typte');
  });

  it('says nothing of it either where the server answers that it cannot now', async () => {
    const text = await textOf(503, formMessages.nl.unsent);
    expect(text).toContain('Versturen lukte niet. Probeer het zo nog eens.');
    expect(text).not.toMatch(/wat je typte/i);
  });

  it('says what the server said', async () => {
    expect(await textOf(409, 'Het verzoek is intussen ingetrokken.')).toContain(
      'Het verzoek is intussen ingetrokken.',
    );
  });
});
