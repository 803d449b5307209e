import { unprovided } from '../unprovided.ts';

/** What a form sends, and where to. Kept until it arrived: sent once more, it is the same. */
export interface FormPost {
  readonly address: string;
  readonly form: FormData;
}

/** Where the server leads after it did what was sent. */
export interface FormSent {
  readonly path: string | undefined;
}

/** The effects of every machine that sends a form of a page. */
export const formEffects = {
  /** Sends the form, and tells where the server leads. */
  sendForm: unprovided<FormSent, FormPost | undefined>('sendForm'),
  /** Shows the page that the server leads to; without one, this page anew. */
  showPage: unprovided<void, FormSent>('showPage'),
  /** Reads this page again, as after somebody else changed what it shows. */
  refresh: unprovided<void>('refresh'),
};

/** The effects as a page provides them. */
export type FormActors = typeof formEffects;
