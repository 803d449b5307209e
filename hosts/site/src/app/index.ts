export { createSiteApp, type SiteApp, type SiteAppOptions } from './create-site-app.ts';
export { createAssets, type Assets, type Manifest } from './assets.ts';
export type { AppAnswer, AppRequest, CookieChange } from './app-types.ts';
export { axiosSend, type Send } from '@boardwright/api-client';
export { fontFamilies } from '@boardwright/engine';
