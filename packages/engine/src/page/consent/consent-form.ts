/** Where the cookie forms post to, on the site's own server. */
export const consentAddress = '/consent';
/** The dialog's id: `#cookie-settings` opens it from any page, also without scripts. */
export const settingsId = 'cookie-settings';
