import { deviceCookie, type AppRequest } from './app-types.ts';

/** Calls that log somebody in, and those that ask how a mailed link would. */
const entries =
  /\/api\/(\w+)\/v1\/(?:login|register|password\/reset|verify|verify\/[^/]+|profile-offers\/[^/]+)$/;

/** What the API may know of a visitor beside their token: where they call from, with which browser. */
export function callerHeaders(
  { address, userAgent, cookies }: AppRequest,
  url: string,
): Readonly<Record<string, string>> {
  const role = entries.exec(url)?.[1];
  const device = role && cookies[deviceCookie(role)];
  return {
    'X-Forwarded-For': address,
    ...(userAgent && { 'User-Agent': userAgent }),
    ...(device && { 'X-Known-Device': device }),
  };
}
