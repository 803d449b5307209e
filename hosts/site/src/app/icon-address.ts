import type { SiteView } from './site-view.ts';

/** Where the icon is that is drawn for a site whose owner uploaded none. */
export const drawnIconAddress = '/favicon.svg';

/** Where the icon of a site is, for the tab of a browser: what its owner uploaded, or one that is drawn. */
export const iconAddress = ({ settings }: SiteView): string => settings.favicon || drawnIconAddress;
