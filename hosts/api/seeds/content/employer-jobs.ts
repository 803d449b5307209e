import type { DemoLanguage } from '../demo-types.ts';
import { englishEmployerJobs } from './english-employer-jobs.ts';

/** A job of the demo's employer that visitors do not see (yet). */
export interface DemoEmployerJob {
  readonly title: string;
  readonly status: 'draft' | 'scheduled' | 'paused';
  readonly intro: string;
  /** Paragraphs and lists, as HTML. */
  readonly text: string | null;
  readonly place: { readonly name: string; readonly lat: number; readonly lon: number } | null;
  readonly salary: readonly [number, number] | null;
  readonly hours: readonly [number, number] | null;
  /** Days from today until it starts; before today it has started. */
  readonly startsIn: number;
  readonly reference: string | null;
  /** Segments of the demo, by name. */
  readonly segments: readonly string[];
}

/**
 * Jobs in every status that an employer sees and a visitor does not: two drafts, one to come, two on pause.
 * @param language what they are written in
 */
export function demoEmployerJobs(language: DemoLanguage): readonly DemoEmployerJob[] {
  return language === 'nl' ? rows : rows.map((job, at) => ({ ...job, ...englishEmployerJobs[at] }));
}

const rows: readonly DemoEmployerJob[] = [
  {
    title: 'Kok voor het woonhuis in Kloosterburen',
    status: 'draft',
    intro: 'Koken voor dertig bewoners, met groente uit eigen tuin.',
    text: '<p>Je kookt vier dagen per week voor de bewoners van ons woonhuis. Het menu maak je samen met hen: zij weten wat er vroeger op tafel stond.</p>',
    place: null,
    salary: null,
    hours: [24, 32],
    startsIn: 0,
    reference: null,
    segments: ['Zorg en welzijn'],
  },
  {
    title: 'Nachtzorg Het Hogeland',
    status: 'draft',
    intro: '',
    text: null,
    place: null,
    salary: null,
    hours: null,
    startsIn: 0,
    reference: null,
    segments: [],
  },
  {
    title: 'Fysiotherapeut, twee dagen in de week',
    status: 'scheduled',
    intro: 'In Bedum help je mensen na een heupoperatie weer de trap op.',
    text: '<h3>Wat ga je doen</h3><p>Je behandelt cliënten van onze revalidatieafdeling en komt bij hen thuis als zij weer naar huis zijn. Met de ergotherapeut en de wijkverpleegkundige maak je één plan, dat de cliënt begrijpt.</p><ul><li>Je geeft individuele behandelingen en een valpreventiegroep.</li><li>Je begeleidt elk jaar een student van de Hanzehogeschool.</li><li>Je kiest zelf welke scholing je volgt.</li></ul><h3>Wat krijg je van ons</h3><p>Een salaris volgens de cao VVT, een e-bike voor de dorpen om ons heen, en een team dat elkaar vervangt als een kind ziek is.</p>',
    place: { name: 'Bedum', lat: 53.3, lon: 6.6 },
    salary: [3243, 4516],
    hours: [16, 16],
    startsIn: 9,
    reference: 'ZL-311',
    segments: ['Zorg en welzijn', 'Hbo', 'Vast'],
  },
  {
    title: 'Teamleider thuiszorg Uithuizen',
    status: 'paused',
    intro: 'Achttien collega’s, honderdtien cliënten en de ruimte om het anders te doen.',
    text: '<h3>Wat ga je doen</h3><p>Je geeft leiding aan het wijkteam van Uithuizen. Het team roostert zichzelf; jij zorgt dat dat lukt, en dat iemand die vastloopt dat op tijd zegt.</p><ul><li>Je voert de gesprekken over werk en gezondheid.</li><li>Je praat met huisartsen en gemeente over wat er in het dorp nodig is.</li><li>Je bent één dag in de week zelf in de zorg.</li></ul><h3>Wie zoeken we</h3><p>Je bent verpleegkundige en hebt eerder een team geleid. Je rijdt auto of fietst hard.</p>',
    place: { name: 'Uithuizen', lat: 53.408, lon: 6.671 },
    salary: [3680, 5240],
    hours: [28, 36],
    startsIn: -21,
    reference: 'ZL-287',
    segments: ['Zorg en welzijn', 'Hbo', 'Vast'],
  },
  {
    title: 'Vrijwilliger klussendienst',
    status: 'paused',
    intro: 'Een lamp ophangen, een drempel weghalen: klein werk, groot verschil.',
    text: '<p>Met vijf anderen houd je de huizen van onze cliënten veilig. Je krijgt je kosten vergoed, en koffie.</p>',
    place: { name: 'Leens', lat: 53.363, lon: 6.381 },
    salary: null,
    hours: [8, 8],
    startsIn: -60,
    reference: null,
    segments: ['Zorg en welzijn'],
  },
];
