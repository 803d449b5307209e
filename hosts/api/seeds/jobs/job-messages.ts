import type { DemoLocale } from '../demo-types.ts';

/** The sentences around an occupation's own: headings, conditions, how to apply. */
export interface JobMessages {
  readonly teams: readonly string[];
  readonly and: string;
  readonly headings: {
    readonly tasks: string;
    readonly asks: string;
    readonly company: string;
    readonly offer: string;
  };
  /** Why the place is open. */
  readonly reasons: readonly string[];
  readonly temporaryReasons: readonly string[];
  readonly contacts: readonly string[];
  readonly permanent: readonly string[];
  readonly temporary: readonly string[];
  readonly extras: readonly string[];
  readonly negotiable: string;
  readonly salary: Readonly<Record<'hour' | 'day' | 'month' | 'year' | 'project', string>>;
}

const nl: JobMessages = {
  teams: ['vijf', 'zes', 'zeven', 'acht', 'negen', 'tien', 'elf', 'twaalf'],
  and: 'en',
  headings: {
    tasks: 'Wat ga je doen',
    asks: 'Wie zoeken we',
    company: 'Over {org}',
    offer: 'Wat krijg je van ons',
  },
  reasons: [
    'De plek komt vrij omdat een collega na ruim dertig jaar met pensioen gaat.',
    'Het is een nieuwe functie: het team breidt uit.',
    'Vanuit {buren} ben je er zo.',
    'De eerste weken loop je mee met een vaste collega, tot je zelf zegt dat het gaat.',
    'Ook vanuit {buren} is de reis goed te doen.',
    'We zoeken iemand die past bij een team waarin van alles gezegd mag worden.',
    'Je mag starten zodra je kunt; op een goede collega wachten we graag.',
    'Een collega gaat een nieuwe stap zetten en werkt je nog een maand in.',
  ],
  temporaryReasons: [
    'Je vervangt een collega die met zwangerschapsverlof gaat. Daarna kijken we samen verder.',
    'Het is een tijdelijke plek voor een jaar, met een goede kans op verlenging.',
    'We hebben het druk en zoeken iemand die snel kan beginnen.',
  ],
  contacts: [
    'Wil je eerst meer weten? Bel {recruiter} op {telefoon}.',
    'Twijfel je of het iets voor je is? {Recruiter} vertelt je graag meer: {telefoon}.',
    'Een dagdeel meelopen kan altijd. Spreek iets af met {recruiter}, {telefoon}.',
    'De eerste gesprekken voeren we {in}, binnen twee weken na je reactie. Vragen stel je aan {recruiter}, {telefoon}.',
  ],
  permanent: [
    'Meteen een vast contract.',
    'Een jaarcontract dat bij goed functioneren vast wordt.',
    'Een vaste aanstelling na een proefperiode van een maand.',
  ],
  temporary: ['Een contract voor een jaar.', 'Een tijdelijk contract, met uitzicht op verlenging.'],
  extras: [
    'Reiskostenvergoeding vanaf de eerste kilometer.',
    'Vijfentwintig vakantiedagen en de mogelijkheid om er bij te kopen.',
    'Een goed pensioen.',
    'Scholing die je zelf mag voorstellen.',
    'Een fiets van de zaak, fiscaal voordelig.',
    'Een kerstpakket uit de streek.',
  ],
  negotiable: 'Een salaris dat past bij je ervaring; we bepalen het in overleg.',
  salary: {
    hour: '{min} tot {max} bruto per uur{schaal}, plus 8 % vakantiegeld.',
    day: '{min} tot {max} bruto per dag{schaal}.',
    month: '{min} tot {max} bruto per maand bij {voltijd} uur{schaal}, plus 8 % vakantiegeld{eindejaar}.',
    year: '{min} tot {max} bruto per jaar, inclusief vakantiegeld.',
    project: '{min} tot {max} voor het hele project.',
  },
};

const en: JobMessages = {
  teams: ['five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  and: 'and',
  headings: {
    tasks: 'What you will do',
    asks: 'Who we are looking for',
    company: 'About {org}',
    offer: 'What we offer',
  },
  reasons: [
    'This is a new position: the team is growing.',
    'For the first weeks you work alongside a colleague, until you say you are ready.',
    'You can start as soon as you like; for the right person we are happy to wait.',
    'From {buren} you are here in no time.',
  ],
  temporaryReasons: [
    'The contract is for one year, with a good chance of more.',
    'We are busy and glad if you can start soon.',
  ],
  contacts: [
    'Would you like to know more first? Call {recruiter}, {telefoon}.',
    'You are welcome to spend half a day with us. {Recruiter} will arrange it: {telefoon}.',
    'We meet for a first talk within two weeks. Questions go to {recruiter}, {telefoon}.',
  ],
  permanent: ['A permanent contract.', 'A one-year contract that becomes permanent when things go well.'],
  temporary: ['A contract for one year.', 'A temporary contract that may be extended.'],
  extras: [
    'Twenty-five days of leave.',
    'A good pension scheme from the first day.',
    'A travel allowance.',
    'Training that you may propose yourself.',
    'Help with finding a place to live.',
  ],
  negotiable: 'A salary to match your experience, set together.',
  salary: {
    hour: '{min} to {max} gross per hour, plus 8% holiday allowance.',
    day: '{min} to {max} gross per day.',
    month: '{min} to {max} gross per month for a full-time week, plus 8% holiday allowance.',
    year: '{min} to {max} gross per year, holiday allowance included.',
    project: '{min} to {max} for the whole project.',
  },
};

const ro: JobMessages = {
  teams: ['cinci', 'șase', 'șapte', 'opt', 'nouă', 'zece', 'unsprezece', 'doisprezece'],
  and: 'și',
  headings: { tasks: 'Ce vei face', asks: 'Pe cine căutăm', company: 'Despre {org}', offer: 'Ce oferim' },
  reasons: [
    'Este un post nou: echipa se mărește.',
    'În primele săptămâni lucrezi alături de un coleg, până când spui tu că te descurci.',
    'Poți începe imediat ce ești liber.',
    'Căutăm un om serios, care vrea să rămână alături de noi.',
  ],
  temporaryReasons: [
    'Contractul este pe un an, cu șanse bune de prelungire.',
    'Avem mult de lucru și ne bucurăm dacă poți începe repede.',
  ],
  contacts: [
    'Vrei să afli mai multe? Sună la {telefoon} și întreabă de {recruiter}.',
    'Poți veni să vezi locul de muncă înainte să te hotărăști. Contact: {recruiter}, {telefoon}.',
    'Răspundem în cel mult două săptămâni. Întrebări: {recruiter}, {telefoon}.',
  ],
  permanent: ['Contract pe perioadă nedeterminată.', 'Contract pe un an, care apoi devine permanent.'],
  temporary: ['Contract pe un an.', 'Contract temporar, cu posibilitate de prelungire.'],
  extras: [
    'Douăzeci și cinci de zile de concediu.',
    'Decontarea transportului.',
    'Haine și echipament de lucru.',
    'Ajutor cu actele și cu mutarea.',
    'Cursuri pe care le poți propune și tu.',
  ],
  negotiable: 'Un salariu pe măsura experienței tale, stabilit împreună.',
  salary: {
    hour: 'Salariu brut între {min} și {max} pe oră.',
    day: 'Salariu brut între {min} și {max} pe zi.',
    month: 'Salariu brut între {min} și {max} pe lună, la normă întreagă.',
    year: 'Salariu brut între {min} și {max} pe an.',
    project: 'Între {min} și {max} pentru întregul proiect.',
  },
};

export const jobMessages: Readonly<Record<DemoLocale, JobMessages>> = { nl, en, ro };
