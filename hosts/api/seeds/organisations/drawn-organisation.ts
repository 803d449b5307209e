import type { OrganisationKind } from '../demo-types.ts';
import type { LocalisedText } from '../segments.ts';

/** An organisation whose texts, and mostly its logo, were made by hand. */
export interface DrawnOrganisation {
  readonly name: string;
  readonly kind: OrganisationKind;
  readonly place: string;
  readonly size: number;
  readonly founded: number;
  /** Name of its drawing in art/logos (and art/covers when `cover`); none: initials are shown. */
  readonly art?: string;
  readonly cover?: boolean;
  /** How many jobs it has beside an ordinary employer of its size. */
  readonly weight: number;
  readonly recruiter: readonly [name: string, phone: string];
  readonly slogan: LocalisedText;
  /** Paragraphs, without tags. */
  readonly about: {
    readonly nl: readonly string[];
    readonly en: readonly string[];
    readonly ro: readonly string[];
  };
  /** An institution of culture in the north, on both boards. */
  readonly alsoNorth?: boolean;
}
