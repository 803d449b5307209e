/** Parts of a CV that are looked for. */
export type CvPart = 'top' | 'contact' | 'summary' | 'employer' | 'education' | 'skills' | 'other';

/** How people head the parts of a CV in Dutch, English and Romanian; without accents and capitals. */
const headings: Readonly<Record<Exclude<CvPart, 'top'>, readonly string[]>> = {
  contact: [
    'personalia',
    'persoonlijke gegevens',
    'contact',
    'contactgegevens',
    'personal details',
    'personal information',
    'date personale',
    'informatii personale',
    'date de contact',
    'mijn gegevens',
    'contact details',
    'how to reach me',
  ],
  summary: [
    'persoonlijk',
    'introductie',
    'career summary',
    'profile summary',
    'prezentare',
    'profiel',
    'over mij',
    'wie ben ik',
    'samenvatting',
    'persoonlijk profiel',
    'profile',
    'summary',
    'about',
    'about me',
    'personal profile',
    'professional summary',
    'personal statement',
    'objective',
    'profil',
    'profil personal',
    'profil profesional',
    'despre mine',
    'rezumat',
    'obiectiv',
  ],
  employer: [
    'werkervaring en stages',
    'professionele ervaring',
    'career history',
    'relevant experience',
    'activitate profesionala',
    'werkervaring',
    'ervaring',
    'relevante werkervaring',
    'loopbaan',
    'arbeidsverleden',
    'experience',
    'work experience',
    'professional experience',
    'employment',
    'employment history',
    'work history',
    'career',
    'experienta',
    'experienta profesionala',
    'experienta de munca',
    'experienta in munca',
    'loc de munca',
    'locuri de munca',
  ],
  education: [
    'opleidingen en cursussen',
    'opleiding en scholing',
    'opleidingsachtergrond',
    'qualifications',
    'education and qualifications',
    'studii si cursuri',
    'pregatire profesionala',
    'opleiding',
    'opleidingen',
    'opleiding en cursussen',
    'scholing',
    'studie',
    'education',
    'education and training',
    'academic background',
    'studies',
    'educatie',
    'educatie si formare',
    'studii',
    'formare',
  ],
  skills: [
    'digitale vaardigheden',
    'it skills',
    'competente profesionale',
    'competente digitale',
    'vaardigheden',
    'competenties',
    'kennis',
    'kennis en vaardigheden',
    'skills',
    'key skills',
    'technical skills',
    'core competencies',
    'competente',
    'abilitati',
    'aptitudini',
    'aptitudini si competente',
  ],
  other: [
    'vaardigheden en talen',
    'talen en vaardigheden',
    'cursussen en certificaten',
    'certificaten en cursussen',
    'rijbewijs',
    'computervaardigheden',
    'overig',
    'overige',
    'vrije tijd',
    'referees',
    'training and certificates',
    'additional information',
    'licences',
    'permis de conducere',
    'informatii suplimentare',
    'alte informatii',
    'recomandari',
    'talen',
    'talenkennis',
    'cursussen',
    'certificaten',
    'hobbys',
    'hobbies',
    'interesses',
    'referenties',
    'vrijwilligerswerk',
    'nevenactiviteiten',
    'languages',
    'courses',
    'certificates',
    'certifications',
    'interests',
    'references',
    'volunteering',
    'publications',
    'awards',
    'projects',
    'limbi straine',
    'limbi',
    'cursuri',
    'certificari',
    'hobby',
    'hobbyuri',
    'interese',
    'referinte',
    'voluntariat',
  ],
};
const partOf = new Map(
  (Object.entries(headings) as [Exclude<CvPart, 'top'>, readonly string[]][]).flatMap(([part, names]) =>
    names.map((word) => [word, part] as const),
  ),
);

/** Which part a line begins; undefined for a line that heads nothing. */
export function headingOf(line: string): Exclude<CvPart, 'top'> | undefined {
  if (line.length > 40) return undefined;
  const plain = line
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('&', 'en')
    .replaceAll(/[^a-z ]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return partOf.get(plain) ?? partOf.get(plain.replace(/ en /, ' and ')) ?? spaced(line);
}

/** Whether a line heads two parts beside each other: then what follows stands in columns that ran into each other. */
export function headsColumns(line: string): boolean {
  const words = line.trim().split(/\s+/);
  if (words.length < 2 || words.length > 8) return false;
  return words.some(
    (_, at) =>
      at > 0 &&
      headingOf(words.slice(0, at).join(' ')) !== undefined &&
      headingOf(words.slice(at).join(' ')) !== undefined &&
      headingOf(line) === undefined,
  );
}

/** `E R V A R I N G`, as designers like it. */
function spaced(line: string): Exclude<CvPart, 'top'> | undefined {
  const text = line.trim();
  return /^(?:\p{L} ){3,}\p{L}$/u.test(text) ? headingOf(text.replaceAll(' ', '')) : undefined;
}

/** A CV's lines by part, in the order they stand. */
export function partsOf(lines: readonly string[]): Readonly<Record<CvPart, readonly string[]>> {
  const parts: Record<CvPart, string[]> = {
    top: [],
    contact: [],
    summary: [],
    employer: [],
    education: [],
    skills: [],
    other: [],
  };
  let part: CvPart = 'top';
  for (const line of lines) {
    const begun = headingOf(line);
    if (begun) part = begun;
    else parts[part].push(line);
  }
  return parts;
}
