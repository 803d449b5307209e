import type { OrganisationKind } from '../demo-types.ts';
import type { DrawnOrganisation } from './drawn-organisation.ts';
import { cultureRows } from './culture.ts';
import { drawnCulture } from './drawn-culture.ts';
import { drawnNorth } from './drawn-north.ts';
import { elsewhereRows } from './elsewhere.ts';
import { kindTexts } from './kinds.ts';
import { northRows } from './north.ts';

/** What the tables say of an organisation, before texts and pictures are made. */
export interface OrganisationRow {
  readonly name: string;
  readonly kind: OrganisationKind;
  readonly place: string;
  readonly size: number;
  readonly founded: number;
  readonly slogan: string;
  readonly sloganRo?: string;
  readonly culture: boolean;
  readonly drawn?: DrawnOrganisation;
}

function isKind(word: string): word is OrganisationKind {
  return word in kindTexts;
}

function parse(table: string, culture: boolean): OrganisationRow[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', kind = '', place = '', size, founded, slogan = '', sloganRo] = line.split('|');
      if (!isKind(kind)) throw new Error(`Unknown kind of organisation: ${line}`);
      const row = { name, kind, place, size: Number(size), founded: Number(founded), slogan, culture };
      return sloganRo ? { ...row, sloganRo } : row;
    });
}

function fromDrawn(culture: boolean): (drawn: DrawnOrganisation) => OrganisationRow {
  return (drawn) => {
    const { name, kind, place, size, founded, slogan } = drawn;
    return { name, kind, place, size, founded, slogan: slogan.nl, culture, drawn };
  };
}

/** All organisations, the hand-made ones of each board first. */
export const organisationRows: readonly OrganisationRow[] = [
  ...drawnNorth.map(fromDrawn(false)),
  ...drawnCulture.map(fromDrawn(true)),
  ...parse(northRows, false),
  ...parse(elsewhereRows, false),
  ...parse(cultureRows, true),
];
