export { createSiteApp, type SiteApp } from './create-site-app.ts';
export type { SiteAppOptions } from './responses.ts';
export { createAssets, type Assets, type Manifest } from './assets.ts';
export type { AppResponse, AppRequest, CookieChange, Viewed, ViewedJob, Visit } from './app-types.ts';
export {
  versionFor,
  visitorOfDay,
  type Split,
  type Trial,
  type TrialMeasure,
  type VisitorOfDay,
} from './experiments.ts';
export type { JobViewCount, TrialCount, VisitCount } from './report-views.ts';
export { axiosSend, type Send } from '@boardwright/api-client';
export { fontFamilies } from '@boardwright/ui/fonts';
// What a page costs beside React's own work is measured against that work alone (bench/server-render).
export { pageElement } from './render.tsx';
export { pageTranslator } from '@boardwright/ui/page-translator';
export { renderToString } from 'react-dom/server';
