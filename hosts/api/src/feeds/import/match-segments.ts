import { normalised } from '@boardwright/api-client/contract';
/** A segment of the board with its names in all languages. */
export interface NamedSegment {
  id: number;
  key: string;
  names: readonly string[];
}

/** Words that feeds use for one and the same thing; a segment called by one of them answers to all. */
const sameMeaning: readonly string[] = [
  'permanent, vast, vast contract, vaste baan, cdi, unbefristet, festanstellung, indefinite, nedeterminat, permanentcontract, contract pe perioada nedeterminata, fulltime permanent, parttime permanent',
  'temporary, tijdelijk, tijdelijk contract, cdd, befristet, temporar, contract, contractor, fixed term, fixedterm, determinat, interim, uitzendwerk, detachering',
  'internship, stage, intern, trainee, traineeship, praktikum, praktikant, stagiu, stagiair, stagiaire, werkstudent, afstudeerstage',
  'apprenticeship, leerwerkplek bbl, leerwerkplek, bbl, alternance, apprentissage, ausbildung, ucenicie, en alternance, contrat dapprentissage',
  'freelance, freelancer, zzp, zelfstandig, independent, self employed, freiberuflich, colaborare independenta',
  'starter, junior, entry level, entrylevel, graduate, berufseinsteiger, incepator, debutant',
  'experienced, ervaren, medior, mid level, midlevel, associate, berufserfahren, cu experienta, experimente',
  'management, leidinggevend, manager, director, executive, lead, leitung, conducere',
  'health and care, zorg en welzijn, healthcare, health care, zorg, gezondheidszorg, sanatate si ingrijire, sante, gesundheit',
  'it and data, ict en data, it, ict, information technology, software, software development, engineering jobs, it jobs, informatique, it si date',
  'education, onderwijs, educatie, bildung, enseignement',
  'transport and logistics, transport en logistiek, logistics, logistiek, transport, transport si logistica, logistique, logistik',
  'retail and sales, handel en verkoop, sales, verkoop, retail, commercial, comert si vanzari, vente, vertrieb',
  'finance and administration, finance en administratie, finance, accounting, administratie, financien, finante si administratie, accounting finance',
  'construction and installation, bouw en installatie, construction, bouw, constructii si instalatii, bau, batiment',
  'hospitality and tourism, horeca en toerisme, hospitality, horeca, horeca si turism, hotellerie, gastronomie, restauration',
  'bachelor, bachelor hbo, hbo, licenta hbo, bachelors degree, bachelor degree, bac 3, licenta',
  'university, university wo, wo, universitate wo, masters degree, master, master degree, university degree, academic',
  'mbo 4, vocational level 4 mbo, mbo4, mbo niveau 4',
  'mbo 3, vocational level 3 mbo, mbo3, mbo niveau 3',
  'mbo 2, vocational level 2 mbo, mbo2, mbo niveau 2',
];

const groupOf = new Map<string, number>();
sameMeaning.forEach((list, group) => {
  for (const word of list.split(', ')) groupOf.set(bare(word), group);
});

/** Finds the board's segments that a feed's own words name; a word that names none is left out, never guessed. */
export function createSegmentMatcher(
  segments: readonly NamedSegment[],
): (terms: readonly string[]) => number[] {
  const byName = new Map<string, number>();
  const byGroup = new Map<number, number>();
  for (const { id, key, names } of segments) {
    for (const name of [...names, key]) {
      const word = bare(name);
      if (word === '' || byName.has(word)) continue;
      byName.set(word, id);
      const group = groupOf.get(word);
      if (group !== undefined && !byGroup.has(group)) byGroup.set(group, id);
    }
  }
  const find = (word: string) => byName.get(bare(word)) ?? byGroup.get(groupOf.get(bare(word)) ?? -1);
  return (terms) => {
    const found = terms.map(find).filter((id) => id !== undefined);
    return [...new Set(found)].sort((a, b) => a - b);
  };
}

function bare(word: string): string {
  return normalised(word, 'NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
}
