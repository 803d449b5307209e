import type {
  MyOrganisation,
  AdminOrder,
  Company,
  CompanyState,
  CompanySummary,
} from '@boardwright/api-client/contract';
import type { Locale } from '@boardwright/messages';
import { createTranslator } from '@boardwright/ui/translator';
import { TranslatorContext } from '@boardwright/ui/use-t';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { RequestError } from '@boardwright/engine/request-failure';
import { previewProducts } from '@boardwright/engine/testing';
import { editorMessages } from '../editor.messages.ts';
import { aSite } from '../page-editing/a-site.ts';
import { EditingProvider } from '../page-editing/page-editing.react.tsx';
import {
  type CompaniesApi,
  CompaniesApiContext,
  type CompanyOrderDraft,
  type CompanyQuery,
} from './companies-api.ts';
import { WorkProvider } from '../block-actions/work.tsx';
import { editorServicesFixture } from '../editor-services.fixture.ts';
import { EditorServicesContext } from '../editor-services.tsx';
import { memoryMedia } from '../media/media.fixture.tsx';
import { CompaniesPart } from './companies-page.tsx';
import { type NewCompany, type NewCompanyApi, NewCompanyApiContext } from '../new-company/new-company-api.ts';
import { memoryQuotes } from '../shop/quotes/quotes.fixture.ts';
import { QuotesApiContext } from '../shop/quotes/quotes-api.ts';

export const oldambt: Company = {
  id: 4,
  name: 'Oldambt Logistiek',
  state: 'waiting',
  live_jobs: 0,
  people: 1,
  open_invoices: 1,
  outstanding: 9075,
  created_at: '2026-11-20T08:00:00Z',
  vat_number: null,
  vat_check: null,
  kvk_number: '01149273',
  invoice_email: null,
  revision: 2,
  approved: null,
  blocked: null,
  organisations: [
    {
      id: 7,
      name: 'Oldambt Logistiek',
      slug: 'oldambt',
      email: null,
      website: 'https://www.oldambtlogistiek.example',
      active: true,
    },
  ],
  members: [
    {
      id: 1,
      uuid: 'grietje',
      name: 'Grietje Huizing',
      email: 'grietje@oldambtlogistiek.example',
      verified: true,
      status: 'active',
      last_login: '2026-11-26T07:40:00Z',
    },
  ],
  jobs: [
    {
      uuid: 'picker',
      title: 'Orderpicker',
      slug: 'orderpicker',
      status: 'draft',
      till: null,
      asked: true,
      withheld: false,
    },
  ],
  orders: [
    {
      id: 12,
      product: 'Vacature 30 dagen',
      total_cents: 9075,
      status: 'invoiced',
      created_at: '2026-11-21T08:00:00Z',
      due_at: '2026-12-05T08:00:00Z',
    },
  ],
  balances: [{ kind: 'posting', amount_open: 1 }],
  notes: [],
};

const rowOf = ({
  id,
  name,
  state,
  live_jobs,
  people,
  open_invoices,
  outstanding,
  created_at,
}: Company): CompanySummary => ({
  id,
  name,
  state,
  live_jobs,
  people,
  open_invoices,
  outstanding,
  created_at,
});

/** An order as it comes of what was sent. */
const anOrder = ({ net = null, reason = '' }: CompanyOrderDraft): AdminOrder => ({
  uuid: 'order',
  id: 41,
  status: 'invoiced',
  created_at: '2026-11-27T08:00:00Z',
  paid_at: null,
  invoice_state: 'open',
  due_at: '2026-12-11T08:00:00Z',
  outstanding: 23_595,
  refunded_at: null,
  refunded: null,
  product: { id: 1, name: 'Vacature 30 dagen', type: 'jobPosting', duration: 30, quantity: 1 },
  payment_type: { id: 1, name: 'Factuur', third_party: null },
  currency: 'EUR',
  net: net ?? 19_500,
  vat: 4095,
  total: 23_595,
  vat_rate: 21,
  reverse_charge: false,
  po_number: null,
  invoice_number: '2026-00017',
  payment_url: null,
  redirect_url: null,
  company: 'Oldambt Logistiek',
  email: 'grietje@oldambtlogistiek.example',
  invoice_email: 'grietje@oldambtlogistiek.example',
  phone: null,
  address: null,
  vat_number: null,
  organisation_id: null,
  job_id: null,
  credit_note_number: null,
  client_id: 4,
  job_board_id: 1,
  refund_state: null,
  written_off_at: null,
  reminders: 0,
  list_net: 19_500,
  price_reason: reason || null,
});

const oldambtPage: MyOrganisation = {
  id: 7,
  slug: 'oldambt',
  name: 'Oldambt Logistiek',
  organisation_names: [],
  email: null,
  phone: null,
  logo: null,
  header: null,
  slogan: {},
  active: true,
  premium: false,
  company_size: null,
  company_type: null,
  location_hq: null,
  country_code: null,
  lat: null,
  lon: null,
  text_about: { nl: '<p>Wij rijden.</p>' },
  organisation_info: [],
  organisation_segments: [],
  socials: { website: 'https://www.oldambtlogistiek.example' },
  job_board_ids: [1],
  jobs_count: 0,
  revision: 3,
  created_at: '2026-11-20T08:00:00Z',
  updated_at: '2026-11-20T08:00:00Z',
};

/** Companies in memory, as the API keeps them; what was asked for and decided. */
export function memoryCompanies(given: readonly Company[] = [oldambt]) {
  let all = given;
  let page = oldambtPage;
  const asked: CompanyQuery[] = [];
  const ordered: CompanyOrderDraft[] = [];
  const find = (id: number): Company => {
    const found = all.find((one) => one.id === id);
    if (!found) throw new RequestError({ kind: 'notFound', message: 'Not found' });
    return found;
  };
  const change = (id: number, changes: Partial<Company>): Company => {
    all = all.map((one) => (one.id === id ? { ...one, ...changes } : one));
    return find(id);
  };
  const api: CompaniesApi = {
    async list(query) {
      asked.push(query);
      const wanted = all.filter(
        ({ name, state }) =>
          name.toLowerCase().includes((query.search ?? '').toLowerCase()) &&
          (query['match[state]'] === undefined || state === query['match[state]']),
      );
      const count = (state: CompanyState) => all.filter((one) => one.state === state).length;
      return {
        companies: wanted.map(rowOf),
        next: query.after === undefined && wanted.length > 1 ? 'key' : null,
        counts: { waiting: count('waiting'), approved: count('approved'), blocked: count('blocked') },
      };
    },
    read: async (id) => find(id),
    invite: async (id, { given_name: first, family_name: last, email }) =>
      change(id, {
        members: [
          ...find(id).members,
          {
            id: 90,
            uuid: email,
            name: `${first} ${last}`,
            email,
            verified: false,
            status: 'invited',
            last_login: null,
          },
        ],
      }),
    async save(id, { revision, ...details }) {
      const before = find(id);
      if (before.revision !== revision) return { current: before };
      return { saved: change(id, { ...details, revision: revision + 1 }) };
    },
    readPage: async () => page,
    findPlaces: async () => [
      { label: 'Hengelo', note: 'Overijssel', lat: 52.26, lon: 6.79 },
      { label: 'Hengelo', note: 'Gelderland', lat: 52.05, lon: 6.31 },
    ],
    async savePage(id, _organisationId, sent) {
      const { revision, socials, name = page.name, header = page.header } = sent;
      if (page.revision !== revision) return { current: page };
      const { location_hq = page.location_hq, lat = page.lat, lon = page.lon } = sent;
      const place = { location_hq, lat, lon };
      page = {
        ...page,
        ...place,
        name,
        header,
        socials: { ...page.socials, ...socials },
        revision: revision + 1,
      };
      change(id, {
        organisations: find(id).organisations.map((one) => ({
          ...one,
          website: page.socials['website'] ?? null,
        })),
      });
      return { saved: page };
    },
    preview: async (_id, { decision, reason }) => [
      { to: 'company', locale: 'nl', count: 1, subject: `Over ${decision}`, text: reason },
    ],
    async decide(id, { decision, known, reason }) {
      if (find(id).state !== known)
        throw new RequestError({ kind: 'conflict', message: 'Anna blocked it meanwhile.' });
      const at = '2026-11-27T08:00:00Z';
      if (decision === 'block')
        return change(id, { state: 'blocked', blocked: { at, by: 'Anna de Vries', reason } });
      return change(id, { state: 'approved', blocked: null, approved: { at, by: 'Anna de Vries' } });
    },
    checkVat: async (id) =>
      change(id, {
        vat_check: { result: 'unknown', name: null, address: null, at: '2026-11-27T07:14:00Z' },
      }),
    previewMerge: async (_id, otherId) => ({
      id: otherId,
      name: find(otherId).name,
      people: [{ name: 'Jan Bos', email: 'jan@werf.example' }],
      both: ['Grietje Huizing'],
      organisations: ['Werf'],
      jobs: 3,
      applications: 0,
      orders: 1,
      outstanding: 0,
      balances: [{ kind: 'credit', amount_open: 4 }],
      feeds: 0,
      keys: 0,
      contacts: 0,
      contacts_both: 0,
      differences: [{ fact: 'vat_number', stays: null, goes: 'NL004495445B01' }],
    }),
    async merge(id, otherId, name) {
      if (name !== find(otherId).name) throw new RequestError({ kind: 'refused', message: 'Another name' });
      all = all.filter((one) => one.id !== otherId);
      return find(id);
    },
    products: async () => previewProducts().map((product) => ({ ...product, vat_rate: 21, active: true })),
    quote: async (_id, { net }) => ({
      currency: 'EUR',
      list_net: 19_500,
      net: net ?? 19_500,
      vat: ((net ?? 19_500) * 21) / 100,
      total: ((net ?? 19_500) * 121) / 100,
      vat_rate: 21,
      reverse_charge: false,
      refusal: null,
    }),
    async order(_id, sent) {
      ordered.push(sent);
      return anOrder(sent);
    },
    newKey: () => 'a key of its own',
    async addNote(id, text) {
      const note = { id: find(id).notes.length + 1, text, created_at: '2026-11-27T08:00:00Z', by: 'Anna' };
      change(id, { notes: [note, ...find(id).notes] });
      return note;
    },
    removeNote: async (id, noteId) =>
      change(id, { notes: find(id).notes.filter((note) => note.id !== noteId) }),
    restoreNote: async (id, noteId) =>
      change(id, { notes: [{ id: noteId, text: 'Back', created_at: '2026-11-27T08:00:00Z', by: null }] }),
  };
  const added: NewCompany[] = [];
  const adds: NewCompanyApi = {
    async add(sent) {
      added.push(sent);
      const alike = all.filter(({ name }) => name === sent.name);
      if (alike.some(({ id }) => !sent.known?.includes(id)))
        return { alike: alike.map(({ id, name, state }) => ({ id, name, state, by: ['name'] })) };
      if (sent.person && sent.person.email === oldambt.members[0]?.email) {
        const fields = { 'person.email': ['Somebody with this address works for Oldambt here already.'] };
        throw new RequestError({ kind: 'refused', message: 'Refused', fields });
      }
      const company: Company = {
        ...oldambt,
        id: 60 + added.length,
        name: sent.name,
        state: 'approved',
        members: [],
      };
      all = [...all, company];
      return { company };
    },
    newKey: () => 'a key of its own',
  };
  const changePage = (changes: Partial<MyOrganisation>): void => {
    page = { ...page, ...changes, revision: page.revision + 1 };
  };
  return { api, adds, added, asked, change, changePage, ordered };
}

const { api: quotes } = memoryQuotes();
const { api: library } = memoryMedia();
const services = editorServicesFixture({ findPictures: () => library.list({}) });
const never = () => new Promise<never>(() => undefined);
const effects = { save: never, storeJournal: () => undefined, now: () => 0, newUid: () => 'uid' };

interface CompaniesFixtureProps {
  readonly api?: CompaniesApi;
  readonly adds?: NewCompanyApi;
  readonly locale?: Locale;
  readonly address?: string;
}

/** The workspace's part with all it stands in. */
export function CompaniesFixture({
  api = memoryCompanies().api,
  adds = memoryCompanies().adds,
  locale = 'en',
  address = '/companies',
}: CompaniesFixtureProps) {
  return (
    <TranslatorContext value={createTranslator(locale, { editor: editorMessages[locale] })}>
      <MemoryRouter initialEntries={[address]}>
        <EditingProvider site={aSite()} journal={undefined} effects={effects}>
          <CompaniesApiContext value={api}>
            <QuotesApiContext value={quotes}>
              <NewCompanyApiContext value={adds}>
                <EditorServicesContext value={services}>
                  <WorkProvider>
                    <main>
                      <CompaniesPart />
                    </main>
                  </WorkProvider>
                </EditorServicesContext>
              </NewCompanyApiContext>
            </QuotesApiContext>
          </CompaniesApiContext>
        </EditingProvider>
      </MemoryRouter>
    </TranslatorContext>
  );
}

/** Companies as an admin has them before them, and what is done there. */
export async function openCompanies(props: CompaniesFixtureProps) {
  const body = document.createElement('div');
  document.body.replaceChildren(body);
  const root = createRoot(body);
  await act(async () => root.render(<CompaniesFixture {...props} />));
  /** @throws Error where nothing is called that */
  function last<Part extends HTMLElement>(selector: string, name: string): Part {
    // Nothing below an open dialog can be reached.
    const place = document.querySelector('dialog') ?? document;
    const found = [...place.querySelectorAll<Part>(selector)].findLast((one) =>
      one.textContent.trim().startsWith(name),
    );
    if (!found) throw new Error(`Nothing is called ${name}: ${document.body.textContent}`);
    return found;
  }
  const controlOf = (label: string) =>
    document.getElementById(last<HTMLLabelElement>('label', label).htmlFor);
  return {
    press: (name: string) => act(async () => last('button, a', name).click()),
    write: (label: string, text: string) =>
      act(async () => {
        const control = controlOf(label);
        const kind = control instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
        Object.getOwnPropertyDescriptors(kind.prototype).value.set?.call(control, text);
        control?.dispatchEvent(new Event('input', { bubbles: true }));
      }),
    choose: (label: string, value: string) =>
      act(async () => {
        const control = controlOf(label);
        if (!(control instanceof HTMLSelectElement)) throw new Error(`${label} is no list`);
        control.value = value;
        control.dispatchEvent(new Event('change', { bubbles: true }));
      }),
    rows: () => [...document.querySelectorAll('tbody tr')].map((row) => row.textContent),
    dialog: () => document.querySelector('dialog')?.textContent,
    alert: () => document.querySelector('[role=alert]')?.textContent,
    text: () => document.body.textContent,
    close: () => act(async () => root.unmount()),
  };
}
