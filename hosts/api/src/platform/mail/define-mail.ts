import {
  interpolate,
  type Messages,
  type MessageTree,
  translate,
  type TypedTranslate,
} from '@boardwright/messages';
import { type ComposedMail, composeMail, type MailContent } from './compose-mail.ts';
import type { MailBrand } from './mail-brand.ts';

/** What a site says in a mail in its own words, by the key of the product's text; what is not here is the product's. */
export type SiteTexts = Readonly<Record<string, string>>;

/** As `translate` of `@boardwright/messages`; what a site has put in the place of a text is found here. */
export type TranslateMail = <Tree extends MessageTree, Given extends string = never>(
  messages: Messages<Tree>,
  language: string,
  given?: Readonly<Record<Given, string | number>>,
) => TypedTranslate<Tree, Given>;

/** What a mail says, in whose name and in which language, before it has its frame. */
export interface WrittenMail {
  readonly content: MailContent;
  readonly brand: MailBrand;
  readonly locale: string;
}

/** A mail about something that happened, whose texts are looked up when it is written. */
export interface Mail {
  /** Which of the product's mails it is, as 'account.verify'. */
  readonly kind: string;
  readonly write: (translate: TranslateMail) => WrittenMail;
}

/** Looks texts up in a site's own before the product's; both are filled in alike, and escaped after that. */
export function translateBySite(own: SiteTexts): TranslateMail {
  return (messages, language, given) => {
    const product = translate(messages, language, given);
    return (key, ...values) => {
      const text = Object.hasOwn(own, key) ? own[key] : undefined;
      return text === undefined ? product(key, ...values) : interpolate(text, { ...given, ...values[0] });
    };
  };
}

/** A finished mail. @param own texts of its site in its language */
export function composed(mail: Mail, own: SiteTexts = {}): ComposedMail {
  const { content, brand, locale } = mail.write(translateBySite(own));
  return composeMail(content, brand, locale);
}

/**
 * Declares one of the product's mails. All its texts go through the `translate` that it is given, so that a site can
 * change them; nothing else of it can be changed, and so none loses its link.
 * @param kind names it for ever: what sites have written is stored by it
 */
export function defineMail<const Kind extends string, Args extends readonly unknown[]>(
  kind: Kind,
  write: (translate: TranslateMail, ...args: Args) => WrittenMail,
): ((...args: Args) => Mail) & { readonly kind: Kind } {
  return Object.assign((...args: Args): Mail => ({ kind, write: (t) => write(t, ...args) }), { kind });
}
