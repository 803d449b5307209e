/** The address of a frame that has nothing of its own to show. */
export const emptyPage = 'about:srcdoc';

/** What makes a frame show an address: an empty page is one of standards, which an `about:blank` is not. */
export const frameContent = (address: string): { readonly src: string } | { readonly srcDoc: string } =>
  address.startsWith(emptyPage)
    ? { srcDoc: '<!doctype html><html><head><meta charset="utf-8"></head><body></body></html>' }
    : { src: address };
