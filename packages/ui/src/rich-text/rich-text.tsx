import { useRef } from 'react';
import { classNames } from '../class-names.ts';
import { RichTextIcons } from './rich-text-icons.tsx';
import type { SafeHtml } from './safe-html.ts';
import styles from './rich-text.module.css';

export interface RichTextProps {
  /** A block's own rich text, or from `sanitise`. */
  readonly html: SafeHtml;
  /** `prose` for a page's text; `plain` for a few lines inside a card, without the space between parts. */
  readonly look?: 'prose' | 'plain';
  readonly className?: string | undefined;
}

/**
 * The one component that puts markup into a page. It takes SafeHtml: a block's rich texts, which a page sanitises as it
 * reads them, and what `sanitise` makes on the server. The library stays out of the visitor's browser, and a raw string
 * does not compile. The clean text travels
 * with the page's data, so server and browser draw the same.
 */
export function RichText({ html, look = 'prose', className }: RichTextProps) {
  const text = useRef<HTMLDivElement>(null);
  return (
    <>
      <div
        ref={text}
        className={classNames(styles[look], className)}
        dangerouslySetInnerHTML={{ __html: html }}
      />
      {html.includes('data-icon="') ? <RichTextIcons text={text} html={html} /> : null}
    </>
  );
}

/** The class of a page's text, for markup that is not drawn by RichText: the admin's own code. */
export const proseClass = styles.prose;
