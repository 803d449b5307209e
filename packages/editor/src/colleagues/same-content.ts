import type { EditedSite } from '../page-editing/edited-site.ts';
import { diffPages } from '../revisions/page-diff.ts';
import { versionNow } from '../revisions/page-version.ts';

/** Whether a page says the same in both, whatever the numbers of its rows. */
export function isSamePage(one: EditedSite, other: EditedSite, id: number): boolean {
  const [was, now] = [versionNow(one, id), versionNow(other, id)];
  return was && now ? diffPages(was, now, other.defaultLanguage.toUpperCase()).length === 0 : was === now;
}
