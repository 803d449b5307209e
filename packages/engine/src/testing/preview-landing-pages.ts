import type { LandingPage } from '@boardwright/api-client/contract';
import type { PreviewRequests } from './preview-calls.ts';

const searches = [
  [
    'Vacatures in Groningen',
    'Werk in de stad en de dorpen eromheen, met salaris, uren en reisafstand.',
    1348,
  ],
  ['Verpleegkundige vacatures', 'Ziekenhuis, wijk of huisarts: verpleegkundig werk in het hele Noorden.', 86],
  [
    'Parttime werk in Assen',
    'Banen tot en met 24 uur per week, om te combineren met school, gezin of studie.',
    41,
  ],
  ['Werken in de techniek in Delfzijl', '', 23],
  ['Leerwerkplekken (bbl)', 'Werken en leren tegelijk, met een salaris vanaf de eerste maand.', 1],
  ['Vacatures op de Waddeneilanden', 'Werk op en rond Schiermonnikoog, vaak met hulp bij woonruimte.', 0],
] as const;

/** A landing page as the API answers it, with what is different about it. */
export function previewLandingPage(index = 0, changes: Partial<LandingPage> = {}): LandingPage {
  const [title, description, jobs] = searches[index % searches.length] ?? searches[0];
  return {
    id: index + 1,
    slug: `zoekopdracht-${index + 1}`,
    title,
    description,
    seo_title: '',
    seo_description: '',
    image: null,
    locale: 'nl',
    query: {
      location_name: 'Groningen',
      distance: 15,
      'in[segment_ids]': '401,501',
      'range[salary_year]': '36000,',
    },
    jobs_count: jobs,
    is_indexed: jobs > 0,
    ...changes,
  };
}

/** The answer to a list of that many landing pages. */
export function respondWithLandingPages(total: number) {
  return async ({ query }: PreviewRequests) => {
    const [page, limit] = [Number(query?.['page'] ?? 1), Number(query?.['limit'] ?? 10)];
    const all = Array.from({ length: total }, (_, index) => previewLandingPage(index));
    return {
      data: all.slice((page - 1) * limit, page * limit),
      meta: { total, page, limit, last_page: Math.max(1, Math.ceil(total / limit)) },
    };
  };
}
