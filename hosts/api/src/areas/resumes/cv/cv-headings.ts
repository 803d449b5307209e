/** Parts of a CV that are looked for. */
export type CvPart = 'top' | 'summary' | 'employer' | 'education' | 'skills' | 'other';

/** How people head the parts of a CV in Dutch, English and Romanian; without accents and capitals. */
const headings: Readonly<Record<Exclude<CvPart, 'top'>, readonly string[]>> = {
  summary: [
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
    'personalia',
    'persoonlijke gegevens',
    'contact',
    'contactgegevens',
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
    'personal details',
    'personal information',
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
    'date personale',
    'informatii personale',
    'date de contact',
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
  (Object.entries(headings) as [Exclude<CvPart, 'top'>, readonly string[]][]).flatMap(([part, words]) =>
    words.map((word) => [word, part] as const),
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

/** `E R V A R I N G`, as designers like it. */
function spaced(line: string): Exclude<CvPart, 'top'> | undefined {
  const text = line.trim();
  return /^(?:\p{L} ){3,}\p{L}$/u.test(text) ? headingOf(text.replaceAll(' ', '')) : undefined;
}

/** A CV's lines by part, in the order they stand. */
export function partsOf(lines: readonly string[]): Readonly<Record<CvPart, readonly string[]>> {
  const parts: Record<CvPart, string[]> = {
    top: [],
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
