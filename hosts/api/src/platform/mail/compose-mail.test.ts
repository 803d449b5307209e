import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  applicationConfirmedMail,
  applicationReceivedMail,
  type MailedApplication,
} from '../../applications/mails/application-mails.ts';
import { composeMail } from './compose-mail.ts';
import { composed } from './define-mail.ts';
import { contactMail } from '../../site/mails/contact-mail.ts';
import { escapeHtml, html } from './escape-html.ts';
import { mailBrand, readableOn } from './mail-brand.ts';

const brand = mailBrand(
  { name: 'Wadwerk', settings: { primary_color: '#00616b', logo: '/uploads/wadwerk.png' } },
  'https://wadwerk.example',
);
const application: MailedApplication = {
  givenName: 'Ana',
  familyName: 'Popescu-O’Neill <b>',
  salutation: 'miss',
  email: 'ana@example.org',
  phone: '+31612345678',
  motivationText: 'Ik hou van <script>alert(1)</script> & zee.\nEn wind.',
  fileNames: ['cv.pdf'],
};
const job = {
  title: 'Kok "met zorg"',
  organisationName: 'Zorggroep Lauwers',
  url: 'https://wadwerk.example/vacature/kok?a=1&b=2',
  referenceCode: 'ZL-12',
};

describe('a mail about an application', () => {
  it('tells the employer who applied, in both forms, with everything escaped', () => {
    const mail = composed(applicationReceivedMail(application, job, brand, 'nl'));
    expect(mail.subject).toBe('Nieuwe sollicitatie: Kok "met zorg" – Ana Popescu-O’Neill <b>');
    expect(mail.text).toContain('Telefoon: +31612345678');
    expect(mail.text).toContain('> Ik hou van <script>alert(1)</script> & zee.\n> En wind.');
    expect(mail.html).toContain('Ik hou van &lt;script&gt;alert(1)&lt;/script&gt; &amp; zee.<br />En wind.');
    expect(mail.html).toContain('href="https://wadwerk.example/vacature/kok?a=1&amp;b=2"');
    expect(mail.html).not.toContain('<script');
  });

  it.each(['nl', 'en', 'ro', 'de'])(
    'confirms to the applicant in %s, with nothing left to fill in',
    (locale) => {
      for (const mail of [
        applicationConfirmedMail(application, job, brand, locale),
        applicationReceivedMail({ ...application, salutation: null, phone: null }, job, brand, locale),
      ].map((declared) => composed(declared))) {
        expect(`${mail.subject}${mail.text}${mail.html}`).not.toMatch(/\{\{|undefined|null/);
        expect(mail.text).toContain('Kok "met zorg"');
      }
    },
  );

  it('writes the name of a site in its colour, and in ink where that is too pale to be read', () => {
    const nameIn = (colour: string) => {
      const pale = mailBrand({ name: 'Wadwerk', settings: { primary_color: colour } }, brand.url);
      return /font-weight:700;color:(#\w+)"\s*>Wadwerk/.exec(
        composed(applicationConfirmedMail(application, job, pale, 'nl')).html,
      )?.[1];
    };
    expect(nameIn('#00616b')).toBe('#00616b');
    expect(nameIn('#f0a81c')).toBe('#1d2a30');
  });

  it('carries the site: its name, its colour, its picture', () => {
    const { html: markup, text } = composed(applicationConfirmedMail(application, job, brand, 'ro'));
    expect(markup).toContain('src="https://wadwerk.example/uploads/wadwerk.png" alt="Wadwerk"');
    expect(markup).toContain('border-top:4px solid #00616b');
    expect(text).toContain('-- \nWadwerk\nhttps://wadwerk.example');
  });
});

it('passes on a message with what the visitor filled in and no more', () => {
  const mail = composed(
    contactMail({ name: 'Jan', email: 'jan@example.org', message: 'Hallo' }, brand, 'en'),
  );
  expect(mail.subject).toBe('Message through Wadwerk from Jan');
  expect(mail.text).not.toContain('Phone');
  expect(composed(contactMail({ name: 'Jan', email: 'j@x.nl', subject: 'Vraag' }, brand, 'nl')).subject).toBe(
    'Bericht via Wadwerk: Vraag',
  );
});

describe('whatever is filled in', () => {
  it('stays text: nobody writes markup into a mail', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const { markup } = html`<p title="${text}">${text}</p>`;
        expect(markup).toBe(`<p title="${escapeHtml(text)}">${escapeHtml(text)}</p>`);
        expect(escapeHtml(text)).not.toMatch(/[<>"']/);
      }),
    );
  });

  it('cannot add a header through the subject', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const content = { subject: `a${text}\r\nBcc: x@y.z`, heading: '', parts: [], footer: '' };
        expect(composeMail(content, brand, 'en').subject).not.toMatch(/[\r\n]/);
      }),
    );
  });
});

it('falls back to a readable brand where the site has none', () => {
  const plain = mailBrand(
    { name: 'X', settings: { primary_color: 'red;x', logo: '/logo.svg' } },
    'https://x.example/',
  );
  expect(plain).toEqual({ name: 'X', url: 'https://x.example', colour: '#1d2a30', logo: undefined });
  expect([readableOn('#00616b'), readableOn('#ffe14d')]).toEqual(['#ffffff', '#1d2a30']);
});
