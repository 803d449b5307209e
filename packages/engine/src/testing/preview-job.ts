import type { Job } from '@boardwright/api-client/contract';
import { previewJobs } from './preview-jobs.ts';

/** One job with all a visitor may read of it, as the API answers it for its page. */
export function previewJob(changes: Partial<Job> = {}): Job {
  const [summary] = previewJobs(1);
  if (!summary) throw new Error('previewJobs(1) gave no job');
  return {
    ...summary,
    slug: 'wijkverpleegkundige-niveau-6',
    description:
      'In Winsum en de dorpen eromheen ben jij het gezicht van de wijkzorg. Je werkt in een vast team van negen collega’s, plant samen je route en bepaalt zelf wat een cliënt nodig heeft.',
    postal_code: '9951 AB',
    text_type: 'own',
    text_own:
      '<p>Je indiceert, coördineert en verpleegt. Op maandag begin je met het teamoverleg, daarna stap je op de elektrische fiets of in de auto.</p><h2>Wat ga je doen</h2><ul><li>Je stelt indicaties en zorgplannen op voor zo’n dertig cliënten.</li><li>Je voert verpleegtechnische handelingen uit, van wondzorg tot infuustherapie.</li><li>Je begeleidt twee leerlingen en bent aanspreekpunt voor huisartsen.</li></ul><h2>Wie zoeken we</h2><ul><li>Een diploma hbo-verpleegkunde en een BIG-registratie.</li><li>Rijbewijs B.</li></ul><blockquote>“Ik ken de mensen en zij kennen mij. Dat had ik in het ziekenhuis nooit.”<footer>Femke Hoekstra, wijkverpleegkundige in Bedum</footer></blockquote>',
    text_platform: { job: null, function: null, company: null, offer: null },
    apply_type: 'email',
    apply_url: null,
    external_reference: null,
    reference_code: 'ZL-2026-118',
    recruiter_name: 'Ilse Veenstra',
    recruiter_phone: '0595 48 21 10',
    recruiter_phone_country: 'NL',
    website: 'https://zorggroeplauwers.example',
    pixel_url: null,
    segments: { industry: [501], education: [203], contract: [401], time: [103] },
    segments_names: {
      industry: ['Zorg en welzijn'],
      education: ['Hbo'],
      contract: ['Vast'],
      time: ['24–32 uur'],
    },
    custom_fields: {},
    job_url: 'https://wadwerk.example/vacature/wijkverpleegkundige-niveau-6',
    applications_count: 14,
    organisation: {
      id: 1,
      slug: 'zorggroep-lauwers',
      name: 'Zorggroep Lauwers',
      logo: null,
      header: null,
      slogan:
        'Thuiszorg en kleinschalig wonen in elf dorpen tussen Lauwersoog en Groningen. Wijkteams plannen zelf hun routes.',
      company_size: '640',
      company_type: null,
      location_hq: 'Winsum',
      industry: 'Zorg en welzijn',
      text_about: null,
      jobs_count: 31,
    },
    ...changes,
  };
}
