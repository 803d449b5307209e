declare const safe: unique symbol;

/** Markup that sanitise() has been over. Nothing else may make one: that is what the brand is for. */
export type SafeHtml = string & { readonly [safe]: true };
