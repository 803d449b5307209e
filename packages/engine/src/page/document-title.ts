/** What a page is called where none of its blocks says it: by its title, else its label, else the name of its site. */
export const pageTitle = (title: string | undefined, label: string | undefined, siteName: string): string =>
  title || label || siteName;

/** The title of a page as a browser's tab and search engines get it: with the site's name, where it is not that alone. */
export function documentTitle(title: string, siteName: string): string {
  return title === siteName ? siteName : `${title} · ${siteName}`;
}
