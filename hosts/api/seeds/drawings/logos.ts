import { createRandom, seedOf, type Random } from '../random.ts';
import { letterStrokes } from './letter-marks.ts';
import type { OrganisationKind } from '../demo-types.ts';
import { marks, type Ink } from './logo-marks.ts';
import { palettes, type Palette } from './palettes.ts';

/** The palette follows from the name alone, so that an organisation's logo and cover agree. */
export function paletteOf(name: string): Palette {
  return createRandom(seedOf('palette', name)).pick(palettes);
}

function inkFor(palette: Palette, random: Random): Ink {
  return random.pick<Ink>([
    { main: palette.deep, second: palette.bright, ground: '#fff' },
    { main: palette.deep, second: palette.soft, ground: '#fff' },
    { main: palette.deep, second: palette.bright, ground: palette.pale },
    { main: '#fff', second: palette.bright, ground: palette.deep },
    { main: '#fff', second: palette.soft, ground: palette.deep },
    { main: palette.deep, second: '#fff', ground: palette.soft },
  ]);
}

function monogram(letter: string, ink: Ink): string {
  const strokes = letterStrokes[letter];
  if (!strokes) return '';
  const dot = `<circle cx="37" cy="37" r="4" fill="${ink.second}"/>`;
  return `<path d="${strokes}" transform="translate(11 10.500) scale(.86)" fill="none" stroke="${ink.main}" stroke-width="6" stroke-linejoin="round"/>${dot}`;
}

// A care home gets leaves, a shipyard sails: what suits the work. Kinds without a line may have any mark.
const suitable: Partial<Record<OrganisationKind, readonly string[]>> = {
  thuiszorg: ['leaves', 'petals', 'gable', 'rings', 'sunrise', 'arches'],
  ziekenhuis: ['petals', 'quarters', 'leaves', 'star', 'blocks'],
  ggz: ['rings', 'horizon', 'sunrise', 'petals', 'quarters'],
  gehandicaptenzorg: ['gable', 'petals', 'rings', 'sunrise', 'leaves'],
  jeugdzorg: ['star', 'rings', 'chevrons', 'sunrise'],
  kinderopvang: ['blocks', 'petals', 'star', 'sunrise', 'gable'],
  huisarts: ['leaves', 'petals', 'gable', 'arches'],
  industrie: ['wheel', 'blocks', 'chevrons', 'steps', 'quarters'],
  voedsel: ['petals', 'leaves', 'sunrise', 'wheel', 'waves'],
  werf: ['sails', 'waves', 'horizon', 'wheel'],
  bouw: ['gable', 'blocks', 'steps', 'chevrons', 'arches'],
  installatie: ['wheel', 'sunrise', 'quarters', 'chevrons', 'star'],
  school: ['blocks', 'star', 'gable', 'arches', 'rings'],
  transport: ['chevrons', 'horizon', 'wheel', 'waves'],
  bus: ['chevrons', 'wheel', 'horizon'],
  veer: ['sails', 'waves', 'horizon'],
  magazijn: ['blocks', 'steps', 'chevrons', 'quarters'],
  ict: ['blocks', 'quarters', 'chevrons', 'rings', 'steps'],
  hotel: ['arches', 'sunrise', 'star', 'gable', 'horizon'],
  restaurant: ['sunrise', 'petals', 'waves', 'star', 'horizon'],
  recreatie: ['sunrise', 'leaves', 'sails', 'horizon', 'gable'],
  gemeente: ['gable', 'waves', 'horizon', 'quarters', 'arches', 'furrows'],
  waterschap: ['waves', 'horizon'],
  boerderij: ['furrows', 'leaves', 'sunrise', 'horizon'],
  kas: ['leaves', 'petals', 'sunrise', 'gable'],
  energie: ['star', 'wheel', 'sunrise', 'waves'],
  milieu: ['leaves', 'horizon', 'waves', 'rings'],
  theater: ['arches', 'star', 'quarters', 'rings'],
  museum: ['arches', 'blocks', 'quarters', 'steps'],
  festival: ['star', 'sunrise', 'petals', 'chevrons', 'waves'],
  muziekschool: ['rings', 'waves', 'steps', 'quarters'],
  bibliotheek: ['steps', 'blocks', 'arches', 'gable'],
  orkest: ['waves', 'rings', 'steps', 'arches'],
};
const markNames = Object.keys(marks);

/**
 * Draws the logo of an organisation: flat, two or three colours, 48 by 48. `taken` remembers the family, ground
 * and colours of the logos before it, so that no two look alike; pass the same set for all.
 */
export function drawLogo(name: string, kind: OrganisationKind, taken: Set<string>): string {
  const palette = paletteOf(name);
  const families = suitable[kind] ?? markNames;
  for (let attempt = 0; ; attempt += 1) {
    const random = createRandom(seedOf('logo', name, attempt));
    const ink = inkFor(palette, random);
    const initial = name
      .replace(/^(De|Het|’t) /, '')
      .charAt(0)
      .toUpperCase();
    const family = random.chance(0.14) && letterStrokes[initial] ? initial : random.pick(families);
    const look = `${family} ${palette.deep} ${ink.ground}`;
    if (taken.has(look) && attempt < 60) continue;
    taken.add(look);
    const shape = marks[family]?.(ink, random) ?? monogram(family, ink);
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" fill="${ink.ground}"/>${shape}</svg>`;
  }
}
