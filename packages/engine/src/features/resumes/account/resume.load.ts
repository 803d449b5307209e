import { type Resume, resumeLimits } from '@boardwright/api-client/contract';
import { apiFailure } from '../../../page/api-failure.ts';
import { phoneCountries } from '@boardwright/ui/phone-countries';
import type { PanelContext } from '../../../page/account/account-panel.ts';
import { readResumeAddress } from './resume-address.ts';
import type {
  EntryData,
  EntryNotFoundData,
  FormBasis,
  ResumeData,
  ReviewData,
  VisibilityData,
} from './resume-data.ts';
import { groupsOf, loadOverview } from './resume-overview.load.ts';
import { aboutValues } from './resume-values.ts';

/** Companies that are offered to choose from at once; those chosen come first. */
const maxCompanies = 100;

/** What an API call answers, or nothing where the API has nothing: no resume yet, no proposal. */
async function ifThere<Reply>(call: Promise<{ readonly data: Reply }>): Promise<Reply | undefined> {
  try {
    return (await call).data;
  } catch (error) {
    // Policy: who has no resume yet is shown how to start one.
    if (apiFailure(error)?.status === 404) return undefined;
    throw error;
  }
}

async function loadVisibility(
  { api, signal, query }: PanelContext,
  resume: Resume | undefined,
  form: FormBasis,
): Promise<VisibilityData> {
  const { company } = readResumeAddress(query);
  const { data, meta } = await api.resumes.findResumeClients({
    query: { limit: maxCompanies, ...(company && { search: company }) },
    signal,
  });
  return {
    ...form,
    view: 'visibility',
    visibility: resume?.visibility ?? 'everybody',
    clients: data,
    meta,
    company,
  };
}

function loadEntry(
  asked: string | undefined,
  resume: Resume | undefined,
  form: FormBasis,
): EntryData | EntryNotFoundData {
  if (asked === 'employer' || asked === 'education')
    return { ...form, view: 'entry', type: asked, entry: undefined };
  const entry = resume?.history.find(({ id }) => id === asked);
  return entry ? { ...form, view: 'entry', type: entry.type, entry } : { view: 'notFound' };
}

async function loadReview(
  context: PanelContext,
  resume: Resume,
  form: FormBasis,
): Promise<ReviewData | undefined> {
  const { api, configuration, signal } = context;
  const proposal = await ifThere(api.resumes.readResumeProposal({ signal }));
  if (!proposal) return undefined;
  const segments = configuration.segments
    .filter(({ id }) => proposal.segment_ids.includes(id))
    .map(({ name }) => name);
  return { ...form, view: 'review', proposal, resume, segments };
}

/** The resume as its owner sees it, or one of its forms: as the address says. */
export async function loadResume(context: PanelContext): Promise<ResumeData> {
  const { api, board, query, signal, siteSettings, you } = context;
  const { step, entry } = readResumeAddress(query);
  const resume = await ifThere(api.resumes.readResume({ signal }));
  const form = { owner: you.uuid, limits: resumeLimits, revision: resume?.revision ?? 0 };
  const countries = phoneCountries(board.locale, siteSettings.search_countries);
  switch (step) {
    case 'about':
      return {
        ...form,
        view: 'about',
        values: aboutValues(resume, countries[0]?.code ?? 'NL', board.imperial),
        relocates: resume?.open_to_relocate ?? false,
        phoneCountries: countries,
      };
    case 'entry':
      return loadEntry(entry, resume, form);
    case 'segments':
      return { ...form, view: 'segments', groups: groupsOf(context), chosen: resume?.segment_ids ?? [] };
    case 'visibility':
      return loadVisibility(context, resume, form);
    case 'review': {
      const review = resume && (await loadReview(context, resume, form));
      return review ?? loadOverview(context, resume);
    }
    case undefined:
      return loadOverview(context, resume);
  }
}
