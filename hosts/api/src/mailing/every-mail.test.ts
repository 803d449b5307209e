import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { locales } from '@boardwright/messages';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { everyMail, type SampledMail } from '../mails.ts';
import { composed } from '../platform/mail/define-mail.ts';
import { escapeHtml } from '../platform/mail/escape-html.ts';
import { mailBrand } from '../platform/mail/mail-brand.ts';
import { checkMailTexts } from './check-mail-texts.ts';
import { mailFields } from './mail-fields.ts';

const brand = mailBrand({ name: 'Wadwerk', settings: {} }, 'https://wadwerk.example');
const mails: readonly SampledMail[] = everyMail;
const sources = join(import.meta.dirname, '..');

it('is in the list that admins read, once', () => {
  const declared = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((file) => [
      ...readFileSync(join(sources, file), 'utf8').matchAll(/ = defineMail\(\s*'([^']+)'/g),
    ])
    .map(([, kind]) => kind);
  expect(mails.map(({ kind }) => kind).sort()).toEqual(declared.sort());
});

describe.each(mails)('the mail $kind', (mail) => {
  it.each(locales)(
    'goes out in %s in a site’s own words, with its links and nothing left to fill in',
    (locale) => {
      const fields = mailFields(mail, brand, locale);
      expect(fields[0]).toMatchObject(
        mail.kind === 'application.answered' ? { role: 'footer' } : { role: 'subject' },
      );
      // What the product says passes its own rules, and keeps what the mail needs.
      const originals = Object.fromEntries(fields.map(({ key, original }) => [key, original]));
      expect(checkMailTexts(fields, mail.needs, originals, 'en')).toEqual([]);
      for (const need of mail.needs)
        for (const variant of Object.keys(mail.samples))
          expect(
            fields.some(
              (field) => field.variants.includes(variant) && field.original.includes(`{{${need}}}`),
            ),
            `${need} in ${variant}`,
          ).toBe(true);
      for (const [variant, sample] of Object.entries(mail.samples)) {
        const read = fields.filter(({ variants }) => variants.includes(variant));
        const own = Object.fromEntries(read.map(({ key, original }, at) => [key, `${original} Eigen${at}.`]));
        expect(checkMailTexts(fields, mail.needs, own, 'en')).toEqual([]);
        const product = composed(sample(brand, locale));
        const changed = composed(sample(brand, locale), own);
        const whole = `${changed.subject}\n${changed.text}`;
        for (const at of read.keys()) expect(whole).toContain(`Eigen${at}.`);
        expect(`${whole}${changed.html}`).not.toMatch(/\{\{|undefined|[\u0001\u0002]/);
        const links = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
        expect(links(changed.html)).toEqual(links(product.html));
      }
    },
  );

  it('cannot lose what it needs to say', () => {
    const fields = mailFields(mail, brand, 'en');
    for (const need of mail.needs) {
      const own = Object.fromEntries(
        fields.map(({ key, original }) => [key, original.replaceAll(`{{${need}}}`, 'it')]),
      );
      const changed = Object.fromEntries(
        Object.entries(own).filter(([key, text]) => fields.some((f) => f.key === key && f.original !== text)),
      );
      const problems = checkMailTexts(fields, mail.needs, changed, 'en').map(([, problem]) => problem);
      expect(problems.join()).toContain(`The mail must say {{${need}}}`);
    }
  });
});

describe('what somebody types', () => {
  const invitation = mails.find(({ kind }) => kind === 'account.invited');
  const sample = invitation?.samples['new'];
  if (!sample) throw new Error('There is no invitation');
  const typed = fc.string({ minLength: 1, unit: 'binary' });

  it('stays text in a mail, whoever typed it: the admin its words, a stranger a name', () => {
    fc.assert(
      fc.property(typed, typed, (words, name) => {
        const text = `${words.replaceAll(/[{}]/g, '')} {{site}}`;
        const own = { subject: text, newText: text };
        const named = mailBrand({ name: `${name}<i>`, settings: {} }, 'https://wadwerk.example');
        const mail = composed(sample(named, 'en'), own);
        expect(mail.subject).not.toMatch(/[\u0000-\u001F\u007F]/);
        expect(mail.html).not.toContain('<i>');
        const lines = text.replaceAll('{{site}}', () => named.name).split(/\r?\n/);
        for (const line of lines) expect(mail.html).toContain(escapeHtml(line));
      }),
    );
  });

  it('is filled in once: a name that looks like a variable stays one', () => {
    const named = mailBrand({ name: '{{inviter}}', settings: {} }, 'https://wadwerk.example');
    expect(composed(sample(named, 'en'), { subject: 'Hi from {{site}}' }).subject).toBe(
      'Hi from {{inviter}}',
    );
  });
});

it('says what is wrong with a text, at that text', () => {
  const [mail] = mails;
  const fields = mail ? mailFields(mail, brand, 'en') : [];
  const problem = (key: string, text: string) => checkMailTexts(fields, [], { [key]: text }, 'en').join();
  expect(problem('verifySubject', ' ')).toContain('Write something here');
  expect(problem('verifySubject', 'One\ntwo')).toContain('one line');
  expect(problem('verifySubject', 'x'.repeat(201))).toContain('At most 200');
  expect(problem('verifyIntro', 'Two\n\nlines are fine, and 3 < 4 too')).toBe('');
  expect(problem('verifyIntro', 'Hello <b>you</b>')).toContain('No HTML');
  expect(problem('verifyIntro', 'Hi {{givenNme}}')).toContain('Did you mean {{givenName}}?');
  expect(problem('verifyIntro', 'Hi {{salary}}')).toBe(
    'verifyIntro,There is no variable {{salary}} in this text',
  );
  expect(problem('verifyIntro', 'Hi {{givenName}')).toContain('two braces');
  expect(problem('constructor', 'Hi')).toContain('no such text');
});
