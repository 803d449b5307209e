import { deviceCookie, type AppRequest } from './app-types.ts';

/** What the API may know of a visitor beside their token: where they call from, with which browser. */
export function callerHeaders(
  { address, userAgent, cookies }: AppRequest,
  url: string,
): Readonly<Record<string, string>> {
  const role = /\/api\/(\w+)\/v1\/(?:login|register|password\/reset)$/.exec(url)?.[1];
  const device = role && cookies[deviceCookie(role)];
  return {
    'X-Forwarded-For': address,
    ...(userAgent && { 'User-Agent': userAgent }),
    ...(device && { 'X-Known-Device': device }),
  };
}
