export { createSiteServer, type SiteServer, type SiteServerOptions } from './create-site-server.ts';
export { freshNonce } from './encoded-page.ts';
export { forwardOverHttp } from './forward-over-http.ts';
export {
  loadBuiltApp,
  openBuiltSite,
  type BuiltApp,
  type BuiltSiteOptions,
  type SiteBuilds,
} from './built-site.ts';
export type { Forward, GatewayReply, GatewayRequest } from './gateway.ts';
