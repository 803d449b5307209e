import type { DemoLocale } from '../demo-types.ts';

/** One story in its languages. A text is title, description and paragraphs, parted by blank lines; '## ' is a heading. */
export interface Story {
  readonly key: string;
  readonly board: 1 | 2;
  /** Name of a drawing in art/. */
  readonly image: string;
  /** Days before today. */
  readonly age: number;
  readonly texts: { readonly nl: string; readonly en: string; readonly ro?: string };
}

export interface DemoArticle {
  id: number;
  /** The same for every language of one story. */
  key: string;
  job_board_id: number;
  type: 'news';
  locale: DemoLocale;
  active: boolean;
  slug: string;
  title: string;
  description: string;
  /** HTML. */
  text: string;
  thumbnail: string;
  image: string;
  created_at: string;
}
