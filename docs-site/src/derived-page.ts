/** A page that is written from the sources while the site is built; no file holds it. */
export interface DerivedPage {
  /** Its place on the site: `blocks/faq`. */
  readonly page: string;
  readonly title: string;
  readonly text: string;
}
