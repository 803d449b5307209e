/** HTML as the words it says. */
export const wordsOfHtml = (html: string): string =>
  new DOMParser().parseFromString(html, 'text/html').body.textContent.trim();
