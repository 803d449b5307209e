import { organisationCalls } from '../../testing/preview-organisations.ts';
import type { BlockScenes } from '../../testing/preview-scenes.ts';

export const featuredOrganisationsScenes: BlockScenes = {
  all: { answers: { calls: organisationCalls() } },
  of: { empty: { answers: { calls: organisationCalls({ total: () => 0 }) } } },
};
