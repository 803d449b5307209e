import { coreFixtures } from '@boardwright/blocks-schema/fixtures';
import { contact } from '@boardwright/blocks-schema';
import { problemsOf } from '@boardwright/blocks-schema/validate';
import fc from 'fast-check';
import { getByRole, parseHtml } from '@boardwright/ui/testing';
import { expect } from 'vitest';
import { describeSettings } from '../../testing/index.ts';
import { contactBlock } from './contact.block.ts';

const order = ['email', 'name', 'phone', 'subject', 'message'] as const;
const names = (html: string) =>
  [...parseHtml(html).querySelectorAll('input, textarea')]
    .map((field) => field.getAttribute('name'))
    .filter((name) => order.some((one) => one === name));

describeSettings(contactBlock, (setting) => {
  setting('title', 'is the heading', async (draw) => {
    expect(await draw({ title: 'Stel je vraag' })).toContain('Stel je vraag');
  });

  setting(
    'emailTo',
    'is where messages go; no page ever shows it, and only one address fits',
    async (draw) => {
      expect(await draw({ emailTo: 'geheim@wadwerk.example' })).not.toContain('geheim@');
      const { settings } = contact;
      const complete = { ...coreFixtures.contact['default']?.settings };
      expect(problemsOf(settings, { ...complete, emailTo: 'a@wadwerk.example' })).toEqual([]);
      expect(problemsOf(settings, { ...complete, emailTo: 'a@x.nl,b@x.nl' })).not.toEqual([]);
    },
    'nothing',
  );

  setting('formFields', 'hides message, subject or phone', async (draw) => {
    expect(names(await draw({ formFields: ['subject'] }))).toEqual(['email', 'name', 'phone', 'message']);
    expect(names(await draw({ formFields: ['message', 'subject', 'phone'] }))).toEqual(['email', 'name']);
  });

  setting('sendBtnText', 'is the text of the button', async (draw) => {
    getByRole(await draw({ sendBtnText: 'Vraag versturen' }), 'button', 'Vraag versturen');
    getByRole(await draw(), 'button', 'Bericht versturen');
  });

  setting('successMessage', 'is said once a message is sent', async (draw) => {
    const sent = { search: '?sent=1' };
    expect(await draw({ successMessage: 'Tot snel!' }, sent)).toContain('Tot snel!');
    expect(await draw({}, sent)).toContain('Je krijgt antwoord per e-mail.');
    expect(await draw({ successMessage: 'Tot snel!' })).not.toContain('Tot snel!');
  });

  setting('fieldsOrder', 'is the order of the fields, any order', async (draw) => {
    const orders = fc.shuffledSubarray([...order], { minLength: 5 });
    await fc.assert(
      fc.asyncProperty(orders, async (fieldsOrder) => {
        expect(names(await draw({ fieldsOrder }))).toEqual(fieldsOrder);
      }),
      { numRuns: 20 },
    );
    expect(names(await draw({ fieldsOrder: ['message', 'name'] }))).toEqual([
      'message',
      'name',
      'email',
      'phone',
      'subject',
    ]);
  });
});
