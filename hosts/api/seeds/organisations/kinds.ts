import type { OrganisationKind } from '../demo-types.ts';
import type { KindTexts } from './kind-texts.ts';
import { businessKinds } from './kinds-business.ts';
import { careKinds } from './kinds-care.ts';
import { cultureKinds } from './kinds-culture.ts';
import { publicKinds } from './kinds-public.ts';

/** Every kind has its texts: a missing one does not compile. */
export const kindTexts: Readonly<Record<OrganisationKind, KindTexts>> = {
  ...careKinds,
  ...businessKinds,
  ...publicKinds,
  ...cultureKinds,
};
