import type {
  AdminJob,
  JobReport,
  ReportDecision,
  ReportedJob,
  ReportedJobDetails,
} from '@boardwright/api-client/contract';
import type { Locale } from '@boardwright/messages';
import { createTranslator } from '@boardwright/ui/translator';
import { TranslatorContext } from '@boardwright/ui/use-t';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { RequestError } from '@boardwright/engine/request-failure';
import { editorMessages } from '../../editor.messages.ts';
import { aSite } from '../../page-editing/a-site.ts';
import { EditingProvider } from '../../page-editing/page-editing.react.tsx';
import { type ReportDecisionDraft, type ReportsApi, ReportsApiContext } from './reports-api.ts';
import { ReportsPart } from './reports-part.tsx';

export const baker: AdminJob = {
  uuid: 'baker',
  title: 'Bakker',
  organisation_name: 'Bakkerij Zwart',
  client: { id: 3, name: 'Zwart BV' },
  status: 'active',
  from: '2026-11-01T08:00:00Z',
  till: null,
  premium: false,
  boost_factor: 1,
  withheld: null,
  job_url: 'https://wadwerk.example/vacature/bakker',
  created_at: '2026-11-01T08:00:00Z',
};

export const femke: JobReport = {
  id: 1,
  ground: 'fraud',
  explanation: 'They want money first.',
  name: 'Femke',
  email: 'femke@melder.example',
  created_at: '2026-11-20T08:00:00Z',
};
export const nobody: JobReport = { ...femke, id: 2, ground: 'terms', name: null, email: null };

/** Reports in memory, as the API keeps them, and what was decided. */
export function memoryReports(
  given: readonly JobReport[] = [femke, nobody],
  job: AdminJob = baker,
  earlier: readonly ReportDecision[] = [],
) {
  let open = given;
  let decisions = earlier;
  const taken: { readonly ids: readonly number[]; readonly decision: ReportDecisionDraft }[] = [];
  const details = (): ReportedJobDetails => ({
    job,
    reports: [...open],
    decisions: [...decisions],
    company_decisions: [],
  });
  const row = (reports: readonly JobReport[]): ReportedJob => {
    const [last] = decisions;
    return {
      job,
      reports: reports.length,
      grounds: [...new Set(reports.map(({ ground }) => ground))],
      since: reports[0]?.created_at ?? '',
      decided: last ? { outcome: last.outcome, at: last.at, by: last.by } : null,
    };
  };
  const api: ReportsApi = {
    async jobs({ state }) {
      const those = state === 'open' ? open : decisions.flatMap(({ reports }) => reports);
      const data = those.length > 0 ? [row(those)] : [];
      return { data, meta: { total: data.length, page: 1, limit: 20, last_page: 1 } };
    },
    job: async () => details(),
    preview: async (_uuid, _ids, { outcome, message }) => [
      {
        to: 'reporter',
        locale: 'nl',
        count: 1,
        subject: outcome === 'left' ? 'Bakker blijft staan' : 'Bakker is van de site',
        text: message,
      },
    ],
    async decide(_uuid, ids, decision) {
      taken.push({ ids, decision });
      decisions = [
        {
          id: 9 + decisions.length,
          outcome: decision.outcome,
          ground: decision.outcome === 'withheld' ? decision.ground : null,
          explanation: decision.explanation,
          message: decision.message,
          at: '2026-11-27T08:00:00Z',
          by: 'Anna de Vries',
          job: { uuid: job.uuid, title: job.title },
          reports: open.filter(({ id }) => ids.includes(id)),
        },
        ...decisions,
      ];
      open = open.filter(({ id }) => !ids.includes(id));
    },
  };
  return { api, taken, add: (report: JobReport) => (open = [...open, report]) };
}

/** As the API refuses what another admin decided meanwhile. */
export const decidedMeanwhile = (message: string): Error => new RequestError({ kind: 'conflict', message });

const never = () => new Promise<never>(() => undefined);
const effects = { save: never, storeJournal: () => undefined, now: () => 0, newUid: () => 'uid' };

interface ReportsFixtureProps {
  readonly api?: ReportsApi;
  readonly locale?: Locale;
  readonly address?: string;
}

/** The queue with all it stands in. */
export function ReportsFixture({
  api = memoryReports().api,
  locale = 'en',
  address = '/jobs',
}: ReportsFixtureProps) {
  return (
    <TranslatorContext value={createTranslator(locale, { editor: editorMessages[locale] })}>
      <MemoryRouter initialEntries={[address]}>
        <EditingProvider site={aSite()} journal={undefined} effects={effects}>
          <ReportsApiContext value={api}>
            <ReportsPart />
          </ReportsApiContext>
        </EditingProvider>
      </MemoryRouter>
    </TranslatorContext>
  );
}

/** The queue as an admin has it before them, and what is done there. */
export async function openReports(props: ReportsFixtureProps) {
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  const root = createRoot(place);
  await act(async () => root.render(<ReportsFixture {...props} />));
  const named = (element: Element): string => element.textContent.trim();
  /** @throws Error where nothing is called that */
  function last<Part extends HTMLElement>(selector: string, name: string): Part {
    const found = [...document.querySelectorAll<Part>(selector)].findLast((one) =>
      named(one).startsWith(name),
    );
    if (!found) throw new Error(`Nothing is called ${name}: ${document.body.textContent}`);
    return found;
  }
  return {
    press: (name: string) => act(async () => last('button, a', name).click()),
    choose: (name: string) =>
      act(async () => last('label', name).querySelector<HTMLInputElement>('input')?.click()),
    write: (label: string, text: string) =>
      act(async () => {
        const control = document.getElementById(last<HTMLLabelElement>('label', label).htmlFor);
        const { value } = Object.getOwnPropertyDescriptors(HTMLTextAreaElement.prototype);
        value.set?.call(control, text);
        control?.dispatchEvent(new Event('input', { bubbles: true }));
      }),
    valueOf: (label: string) => {
      const control = document.getElementById(last<HTMLLabelElement>('label', label).htmlFor);
      return control instanceof HTMLTextAreaElement ? control.value : undefined;
    },
    rows: () => [...document.querySelectorAll('tbody tr')].map((row) => row.textContent),
    dialog: () => document.querySelector('dialog')?.textContent,
    alert: () => document.querySelector('dialog [role=alert]')?.textContent,
    text: () => document.body.textContent,
    close: () => act(async () => root.unmount()),
  };
}
