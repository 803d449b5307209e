import {
  emptyLegalAnswers,
  legalPapers,
  type LegalState,
  type WrittenPaper,
} from '@boardwright/api-client/contract';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { OnWorkbench } from '../../block-actions/on-workbench.fixture.tsx';
import { aSite } from '../../page-editing/a-site.ts';
import { type LegalApi, LegalApiContext, type LegalSaveBody } from './legal-api.ts';
import { LegalPart } from './legal-part.tsx';

const begun: LegalState = {
  revision: 2,
  changed_by: 'Anna de Vries',
  answers: { ...emptyLegalAnswers, contact_email: 'privacy@example.org' },
  own: {},
  company: {
    name: 'Wadwerk BV',
    address: 'Kade 1, Harlingen',
    country_code: 'NL',
    registration: '',
    vat_number: 'NL001',
  },
  purposes: ['applications', 'accounts', 'orders'],
  payment_providers: ['Mollie'],
  gaps: ['registration', 'hosting'],
  published: null,
  is_current: false,
  addresses: { privacy: { nl: '/privacy', en: '/en/privacy' }, terms: {}, cookies: {}, notice: {} },
};

const papersOf = (words: string): WrittenPaper[] =>
  legalPapers.map((paper) => ({
    paper,
    title: paper,
    html: `<h1>${paper}</h1><p>${words}</p>`,
    changed_on: '2026-11-27',
  }));

/** Legal pages that are kept in this process; a colleague can save and a board can lack things. */
export function memoryLegal(change: Partial<LegalState> = {}) {
  let stored: LegalState = { ...begun, ...change };
  const saved: LegalSaveBody[] = [];
  const published: number[] = [];
  const api: LegalApi = {
    read: async () => stored,
    async save(body) {
      if (body.revision !== stored.revision) return { current: stored };
      saved.push(body);
      stored = {
        ...stored,
        answers: body.answers,
        own: body.own,
        revision: stored.revision + 1,
        is_current: false,
      };
      return { saved: stored };
    },
    async preview({ language, answers, own }) {
      const problems: Record<string, string[]> = {};
      if (answers.contact_email !== '' && !answers.contact_email.includes('@'))
        problems['contact_email'] = ['This is no email address'];
      return {
        papers: papersOf(`${language} ${answers.contact_email} ${own[language]?.privacy ?? ''}`.trim()),
        gaps: answers.contact_email === '' ? ['contact_email'] : stored.gaps,
        problems,
      };
    },
    async publish(revision) {
      published.push(revision);
      stored = {
        ...stored,
        published: { at: '2026-11-27T10:00:00Z', by: 'Anna de Vries' },
        is_current: true,
      };
      return stored;
    },
    versions: async () =>
      stored.published
        ? [{ id: 7, published_at: '2026-11-27T10:00:00Z', by: 'Anna de Vries', languages: ['nl'] }]
        : [],
    version: async (id) => ({
      id,
      published_at: '2026-11-27T10:00:00Z',
      by: 'Anna de Vries',
      languages: ['nl'],
      papers: { nl: papersOf('as it was'), en: papersOf('as it was') },
    }),
  };
  return {
    api,
    saved,
    published,
    colleague(answers: Partial<LegalState['answers']>) {
      stored = {
        ...stored,
        changed_by: 'Bram',
        revision: stored.revision + 1,
        answers: { ...stored.answers, ...answers },
      };
    },
  };
}

/** The form as an admin has it before them, and what is done there. */
export async function openLegal(api: LegalApi, query = '?part=legal') {
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  const root = createRoot(place);
  await act(async () =>
    root.render(
      <OnWorkbench site={aSite()} query={query}>
        <LegalApiContext value={api}>
          <main>
            <LegalPart />
          </main>
        </LegalApiContext>
      </OnWorkbench>,
    ),
  );
  /** @throws Error where nothing is called that */
  function named<Part extends HTMLElement>(selector: string, name: string): Part {
    const found = [...document.querySelectorAll<Part>(selector)].find((one) =>
      (one.getAttribute('aria-label') ?? one.textContent).trim().startsWith(name),
    );
    if (!found) throw new Error(`Nothing is called ${name}: ${document.body.textContent}`);
    return found;
  }
  const control = (label: string) => {
    const found = document.getElementById(named<HTMLLabelElement>('label[for]', label).htmlFor);
    if (!(found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement))
      throw new Error(`${label} is no text`);
    return found;
  };
  return {
    control,
    labels: () => [...document.querySelectorAll('form label[for]')].map((one) => one.textContent),
    press: (name: string) => act(async () => named('button', name).click()),
    choose: (name: string) =>
      act(async () => named('label:has(input[type=radio])', name).querySelector('input')?.click()),
    write: (label: string, text: string) =>
      act(async () => {
        const found = control(label);
        found.focus();
        Object.getOwnPropertyDescriptors(Object.getPrototypeOf(found)).value?.set?.call(found, text);
        found.dispatchEvent(new Event('input', { bubbles: true }));
      }),
    isBarred: (name: string) => named('button', name).getAttribute('aria-disabled') === 'true',
    preview: () => document.querySelector('iframe')?.srcdoc ?? '',
    text: () => document.body.textContent,
    dialog: () => document.querySelector('dialog')?.textContent,
    close: () => act(async () => root.unmount()),
  };
}
