/** The title of a page as a browser's tab and search engines get it: with the site's name, where it is not that alone. */
export function documentTitle(title: string, siteName: string): string {
  return title === siteName ? siteName : `${title} · ${siteName}`;
}
