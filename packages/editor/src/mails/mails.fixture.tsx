import type { ListedMail, LoggedMail, MailText } from '@boardwright/api-client/contract';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { OnWorkbench } from '../block-actions/on-workbench.fixture.tsx';
import { aSite } from '../page-editing/a-site.ts';
import { type MailDraftBody, type MailLogQuery, type MailsApi, MailsApiContext } from './mails-api.ts';
import { MailLog } from './mail-log.tsx';
import { MailTextsPart } from './mails-page.tsx';
import type { MailsPart } from './use-mails-address.ts';

const listed: readonly ListedMail[] = [
  { kind: 'account.verify', group: 'everyone', name: 'Confirm your address', changed: [] },
  { kind: 'order.paid', group: 'companies', name: 'Order and invoice', changed: ['nl'] },
];

export const verification: MailText = {
  kind: 'account.verify',
  group: 'everyone',
  name: 'Confirm your address',
  locale: 'nl',
  revision: 3,
  needs: ['site'],
  variants: [
    { key: 'usual', name: 'As usual' },
    { key: 'late', name: 'Late' },
  ],
  fields: [
    {
      key: 'subject',
      role: 'subject',
      original: 'Bevestig je adres voor {{site}}',
      text: null,
      deleted: null,
      variables: ['givenName', 'site'],
      variants: ['usual', 'late'],
    },
    {
      key: 'intro',
      role: 'paragraph',
      original: 'Hallo {{givenName}},',
      text: 'Dag {{givenName}}!',
      deleted: null,
      variables: ['givenName', 'site'],
      variants: ['usual', 'late'],
    },
    {
      key: 'hurry',
      role: 'paragraph',
      original: 'Haast je.',
      text: null,
      deleted: null,
      variables: [],
      variants: ['late'],
    },
  ],
};

const sentMail: LoggedMail = {
  uuid: 'one',
  to: 'anna@example.org',
  kind: 'account.verify',
  mail: 'Confirm your address',
  subject: 'Bevestig je adres',
  is_test: false,
  state: 'sent',
  attempts: 1,
  error: null,
  created_at: '2026-11-27T08:00:00Z',
  sent_at: '2026-11-27T08:00:05Z',
};
const failedMail: LoggedMail = {
  ...sentMail,
  uuid: 'two',
  to: 'bob@example.org',
  state: 'failed',
  attempts: 15,
  error: '550 no such user',
  sent_at: null,
};

/** The mails of a site in memory, as the API stores them; what it says is wrong is a variable that it does not know. */
export function memoryMails() {
  let stored = verification;
  const saved: unknown[] = [];
  const tested: MailDraftBody[] = [];
  const asked: MailLogQuery[] = [];
  let logged: readonly LoggedMail[] = [sentMail, failedMail];
  /** What a colleague saves. */
  const colleague = (key: string, text: string) => {
    const fields = stored.fields.map((field) => (field.key === key ? { ...field, text } : field));
    stored = { ...stored, fields, revision: stored.revision + 1 };
  };
  const api: MailsApi = {
    list: async () => listed,
    read: async () => stored,
    async save(_, body) {
      if (body.revision !== stored.revision) return { current: stored };
      saved.push(body.texts);
      const fields = stored.fields.map((field) => {
        const text = body.texts[field.key] ?? null;
        const left = text === null && field.text !== null ? field.text : undefined;
        return {
          ...field,
          text,
          deleted: left === undefined ? field.deleted : { text: left, deleted_at: '2026-11-27T08:00:00Z' },
        };
      });
      stored = { ...stored, fields, revision: stored.revision + 1 };
      return { saved: stored };
    },
    async preview(_, { texts, variant }) {
      const problems = Object.entries(texts)
        .filter(([, text]) => /\{\{(?!givenName|site)/.test(text))
        .map(([key]): [string, string[]] => [key, ['There is no such variable']]);
      const subject = texts['subject'] ?? 'Bevestig je adres';
      return {
        from: 'Wadwerk <a@b.nl>',
        subject,
        text: `${subject} (${variant})`,
        html: `<p>${subject}</p>`,
        problems: Object.fromEntries(problems),
      };
    },
    async test(_, body) {
      tested.push(body);
      return 'anna@example.org';
    },
    async log(query) {
      asked.push(query);
      const wanted = logged.filter(({ state }) => (query['match[state]'] ?? state) === state);
      return { data: wanted, meta: { total: wanted.length, page: 1, limit: 50, last_page: 1 } };
    },
    async resend(uuid) {
      logged = logged.map((mail) => (mail.uuid === uuid ? { ...mail, state: 'waiting', error: null } : mail));
    },
  };
  return { api, saved, tested, asked, colleague };
}

/** The mails as an admin has them before them, and what is done there. */
export async function openMails(api: MailsApi, query = '', part: MailsPart = 'texts') {
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  const root = createRoot(place);
  await act(async () =>
    root.render(
      <OnWorkbench site={aSite()} query={query}>
        <MailsApiContext value={api}>
          <main>{part === 'log' ? <MailLog /> : <MailTextsPart />}</main>
        </MailsApiContext>
      </OnWorkbench>,
    ),
  );
  /** @throws Error where nothing is called that */
  function named<Part extends HTMLElement>(selector: string, name: string): Part {
    const found = [...document.querySelectorAll<Part>(selector)].find((one) =>
      one.textContent.trim().startsWith(name),
    );
    if (!found) throw new Error(`Nothing is called ${name}: ${document.body.textContent}`);
    return found;
  }
  const control = (label: string) => {
    const found = document.getElementById(named<HTMLLabelElement>('label', label).htmlFor);
    if (!(found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement))
      throw new Error(`${label} is no text`);
    return found;
  };
  return {
    control,
    press: (name: string) => act(async () => named('button, a', name).click()),
    choose: (name: string) =>
      act(async () => named('label:has(input)', name).querySelector('input')?.click()),
    write: (label: string, text: string) =>
      act(async () => {
        const found = control(label);
        found.focus();
        Object.getOwnPropertyDescriptors(Object.getPrototypeOf(found)).value?.set?.call(found, text);
        found.dispatchEvent(new Event('input', { bubbles: true }));
      }),
    isBarred: (name: string) => named('button', name).getAttribute('aria-disabled') === 'true',
    labels: () =>
      [...document.querySelectorAll('form .field label, form label[for]')].map((one) => one.textContent),
    rows: () => [...document.querySelectorAll('tbody tr')].map((row) => row.textContent),
    preview: () => document.querySelector('iframe')?.srcdoc ?? document.querySelector('pre')?.textContent,
    text: () => document.body.textContent,
    dialog: () => document.querySelector('dialog')?.textContent,
    close: () => act(async () => root.unmount()),
  };
}
