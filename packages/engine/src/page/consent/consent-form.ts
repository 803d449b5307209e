/** Where the cookie forms post to, on the site's own server. */
export const consentAddress = '/consent';
/** The dialog's id: `#cookie-settings` opens it from any page, also without scripts. */
export const settingsId = 'cookie-settings';

/** Sends a choice as the forms do, and asks for an answer that a script can read. */
export const postConsent = (body: URLSearchParams): Promise<Response> =>
  fetch(consentAddress, { method: 'POST', body, headers: { accept: 'application/json' } });
