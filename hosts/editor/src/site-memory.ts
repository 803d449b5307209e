import type { SiteMemory, SiteNumbers } from '@boardwright/editor/read-site';

const key = 'boardwright.editor.site';

/** As '18/1': the site's number and its job board's. Policy: a full or switched-off store remembers nothing. */
export const siteMemory: SiteMemory = {
  read() {
    try {
      const [site, board] = (localStorage.getItem(key) ?? '').split('/').map(Number);
      return site && board ? { site, board } : undefined;
    } catch {
      return undefined;
    }
  },
  write({ site, board }: SiteNumbers) {
    try {
      localStorage.setItem(key, `${site}/${board}`);
    } catch {
      // The next visit asks for the site once it knows it.
    }
  },
};

/** Nobody is logged in: the next visit asks who it is before it asks for what only an admin reads. */
export function forgetSite(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // There was nothing to forget.
  }
}
