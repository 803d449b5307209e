import type { StageKind } from '@boardwright/api-client/contract';
import type { DemoLanguage } from '../demo-types.ts';
import { englishLetters, englishNotes, englishRequests, englishSentLetter } from './english-procedures.ts';

/** Somebody who applied with the demo's employer. */
export interface DemoApplicant {
  readonly givenName: string;
  readonly familyName: string;
  readonly kind: StageKind;
  /** Days ago. */
  readonly sent: number;
  readonly letter?: string;
  readonly cv: boolean;
  readonly phone?: string;
  readonly rating?: number;
  readonly note?: string;
  readonly locale: 'nl' | 'en' | 'ro';
}
interface Row extends Omit<DemoApplicant, 'letter' | 'note' | 'locale'> {
  readonly letter?: keyof typeof letters;
  readonly note?: keyof typeof notes;
  /** Dutch where none is given. */
  readonly locale?: 'en' | 'ro';
}

const letters = {
  near: 'Goedendag,\n\nIk woon op tien minuten fietsen en ken de meeste dorpen van het Hogeland bij naam. In de wijk werken doe ik nu vier jaar, en ik wil nergens anders meer heen. Graag kom ik een keer koffiedrinken om te horen hoe jullie team werkt.\n\nHartelijke groet',
  back: 'Beste team,\n\nNa drie jaar ziekenhuis mis ik de mensen thuis: de tijd, het gesprek aan de keukentafel, het hele verhaal. Mijn BIG-registratie is geldig tot 2029. Ik kan in januari beginnen.\n\nMet vriendelijke groet',
  new: 'Hallo,\n\nIn februari rond ik mijn opleiding hbo-v in Groningen af. Mijn laatste stage was bij de thuiszorg in Bedum, waar ik wondzorg en palliatieve zorg heb gedaan. Ik zoek een team waar ik verder leer.\n\nGroet',
  far: 'Bună ziua,\n\nSunt asistentă medicală în Assen de șase ani și vorbesc bine neerlandeza. Mi-ar plăcea să lucrez într-o echipă mică, aproape de oameni.\n\nCu stimă',
} as const;

const notes = {
  placement: 'Stage gelopen bij ons team in Leens. Iedereen enthousiast.',
  interview: 'Gesprek dinsdag om tien uur in Winsum, met Femke erbij.',
} as const;

/** For the first job of the demo's employer: every stage has somebody. */
export const demoApplicants = (language: DemoLanguage): readonly DemoApplicant[] =>
  applicants.map((row) => applicantOf(row, language));
/** For another job of the same employer. */
export const moreDemoApplicants = (language: DemoLanguage): readonly DemoApplicant[] =>
  moreApplicants.map((row) => applicantOf(row, language));

/** A demo in English is of a board that may have no other language. */
function applicantOf({ letter, note, locale, ...row }: Row, language: DemoLanguage): DemoApplicant {
  const isEnglish = language === 'en';
  return {
    ...row,
    locale: isEnglish ? 'en' : (locale ?? 'nl'),
    ...(letter && { letter: (isEnglish ? englishLetters : letters)[letter] }),
    ...(note && { note: (isEnglish ? englishNotes : notes)[note] }),
  };
}

const applicants: readonly Row[] = [
  {
    givenName: 'Amira',
    familyName: 'El Amrani',
    kind: 'received',
    sent: 0.1,
    letter: 'new',
    cv: true,
    phone: '+31612345601',
  },
  {
    givenName: 'Jelle',
    familyName: 'Postma',
    kind: 'received',
    sent: 0.6,
    letter: 'near',
    cv: true,
    phone: '+31612345602',
  },
  {
    givenName: 'Noor',
    familyName: 'van der Meulen',
    kind: 'received',
    sent: 1.2,
    letter: 'back',
    cv: true,
  },
  {
    givenName: 'Ștefan',
    familyName: 'Țurcanu',
    kind: 'received',
    sent: 2.1,
    letter: 'far',
    cv: true,
    locale: 'ro',
  },
  { givenName: 'Tjitske', familyName: 'Bosma', kind: 'received', sent: 3.3, cv: true, phone: '+31612345605' },
  {
    givenName: 'Bram',
    familyName: 'de Vries',
    kind: 'review',
    sent: 4.2,
    letter: 'near',
    cv: true,
    rating: 3,
  },
  {
    givenName: 'Lotte',
    familyName: 'Kamminga',
    kind: 'review',
    sent: 5.1,
    letter: 'new',
    cv: true,
    rating: 4,
    note: 'placement',
  },
  { givenName: 'Youssef', familyName: 'Bakkali', kind: 'review', sent: 6.4, cv: true, phone: '+31612345608' },
  {
    givenName: 'Sanne',
    familyName: 'Wiersma',
    kind: 'interview',
    sent: 9.2,
    letter: 'back',
    cv: true,
    rating: 5,
    note: 'interview',
    phone: '+31612345609',
  },
  {
    givenName: 'Ruben',
    familyName: 'Meijer',
    kind: 'interview',
    sent: 10.5,
    letter: 'near',
    cv: true,
    rating: 4,
  },
  {
    givenName: 'Anouk',
    familyName: 'Zijlstra',
    kind: 'hired',
    sent: 21.3,
    letter: 'back',
    cv: true,
    rating: 5,
    phone: '+31612345611',
  },
  {
    givenName: 'Daan',
    familyName: 'Boonstra',
    kind: 'rejected',
    sent: 12.4,
    letter: 'new',
    cv: true,
    rating: 2,
  },
  { givenName: 'Mihai', familyName: 'Ionescu', kind: 'rejected', sent: 14.7, cv: true, locale: 'ro' },
  { givenName: 'Ilona', familyName: 'Kramer', kind: 'rejected', sent: 18.8, letter: 'near', cv: true },
];

const moreApplicants: readonly Row[] = [
  {
    givenName: 'Hanneke',
    familyName: 'Dijkema',
    kind: 'received',
    sent: 0.3,
    letter: 'near',
    cv: true,
    phone: '+31612345615',
  },
  { givenName: 'Wout', familyName: 'Sikkema', kind: 'received', sent: 1.8, cv: true },
  {
    givenName: 'Priya',
    familyName: 'Nair',
    kind: 'review',
    sent: 3.7,
    letter: 'new',
    cv: true,
    rating: 4,
    locale: 'en',
  },
  {
    givenName: 'Geert',
    familyName: 'Huizinga',
    kind: 'offer',
    sent: 13.1,
    letter: 'back',
    cv: true,
    rating: 5,
  },
];

/** What the demo's candidate sent. Of whom: the demo's employer, or somebody whose procedure nobody keeps here. */
export const demoSent = [
  { employer: 'own', kind: 'interview', sent: 6.2, moved: 1.1, withdrawn: false },
  { employer: 'other', kind: 'received', sent: 2.4, moved: 0, withdrawn: false },
  { employer: 'own', kind: 'rejected', sent: 19.5, moved: 11.2, withdrawn: false },
  { employer: 'other', kind: 'received', sent: 24.6, moved: 0, withdrawn: true },
] as const;

const sentLetter =
  'Goedemiddag,\n\nIk zoek werk dichter bij huis en dichter bij mensen. In de bijlage staat wat ik tot nu toe deed; wat er niet in staat, vertel ik graag.\n\nMet vriendelijke groet,\nBram Postma';

/** What the demo's candidate wrote with each of `demoSent`. */
export const demoSentLetter = (language: DemoLanguage): string =>
  language === 'en' ? englishSentLetter : sentLetter;

/** Who asked the demo's candidate for contact. */
export const demoRequests = (language: DemoLanguage) => {
  if (language === 'nl') return requests;
  const { own, other } = englishRequests;
  return { ...requests, own: { ...requests.own, ...own }, other: { ...requests.other, ...other } };
};

const requests = {
  /** The demo's employer, who waits for an answer. */
  own: {
    introduction:
      'Zorggroep Lauwers zoekt voor het team in Winsum iemand die de dorpen kent. Je cv viel ons op: je woont dichtbij en je hebt ervaring met roosters en mensen.',
    motivation:
      'We werken in kleine teams die hun eigen week indelen. Er is een vaste plek vrij voor 28 uur, en we leren je de rest in de praktijk. Zullen we bellen?',
    sent: 1.4,
  },
  /** Another company, which got a yes. */
  other: {
    client: 'Eemswind Energie',
    introduction:
      'We bouwen aan een windpark in de Eemshaven en zoeken planners die rustig blijven als het waait.',
    motivation: 'Jouw ervaring in de planning is wat we missen. Het eerste gesprek kan ook ’s avonds.',
    sent: 9.3,
    answered: 8.2,
  },
  /** Others whom the demo's employer asked, and what they said. */
  asked: ['accepted', 'declined', 'requested', 'withdrawn'],
  /** What each request cost. */
  credits: 1,
  /** How to reach who accepted. */
  reach: { phone: '+31612345620', address: 'Hoofdstraat-Obergum 30' },
} as const;
