const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * The cookies that a site itself sets in the browser of a visitor, with how many milliseconds each is kept. What is set,
 * and what the cookie statement names, is read from here.
 */
export const siteCookies = {
  /** That somebody is logged in: `auth.candidate`, `auth.employer`. */
  auth: { name: 'auth', life: 7 * day },
  /** That somebody has logged in with this browser before: `device.candidate`, `device.employer`. */
  device: { name: 'device', life: 365 * day },
  /** What was chosen about cookies: half a year is long enough not to nag, and short enough to ask again. */
  consent: { name: 'consent', life: 182 * day },
  /** What a guest wanted to keep, until somebody logs in: enough to find one's glasses, little for a shared computer. */
  intent: { name: 'wish', life: hour },
  /** What a form did, until the page that it leads to has reported it; only with consent. */
  did: { name: 'did', life: minute },
} as const;
/**
 * As whom an admin views the site, in the browser of that admin alone. One of `auth`, so that its pages are nobody else's;
 * it stays when its time is over, for the next page to say so.
 */
export const impersonationCookie = {
  name: `${siteCookies.auth.name}.impersonation`,
  life: 30 * minute,
} as const;
/**
 * By which preview link somebody looks at the site, and as what kind of visitor. One of `auth`, so that its pages are nobody
 * else's; it lasts while the browser is open, and the API knows when the link has ended.
 */
export const previewCookie = `${siteCookies.auth.name}.preview`;
export type SiteCookie = keyof typeof siteCookies;
