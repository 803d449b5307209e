import { extractText, getMeta, renderPageAsImage } from 'unpdf';
import styles from './print-view.module.css';

export interface PrintedPage {
  /** Where the file itself lies, for the browser's own reader. */
  readonly file: string;
  /** The address of its first page as a picture. */
  readonly picture: string;
  readonly title: string;
  /** What a screen reader finds in it. */
  readonly text: string;
}

/** Reads a PDF with the browser's part of pdf.js: what is seen is the file, not a copy of its layout. */
export async function readPage(address: string): Promise<PrintedPage> {
  const blob = await (await fetch(address)).blob();
  // A reader takes what it is given.
  const bytes = async () => new Uint8Array(await blob.arrayBuffer());
  const picture = await renderPageAsImage(await bytes(), 1, { scale: 2, toDataURL: true });
  const { info } = await getMeta(await bytes());
  const { text } = await extractText(await bytes(), { mergePages: false });
  return { file: URL.createObjectURL(blob), picture, title: String(info['Title']), text: text.join('\n') };
}

/** A page of print as a sheet on a table; beneath it its text, and the file. */
export function PrintView({ page, locale }: { readonly page: PrintedPage; readonly locale: string }) {
  return (
    <main className={styles.table} lang={locale}>
      <img className={styles.sheet} src={page.picture} alt={page.title} width={1190} height={1684} />
      <p>
        <a href={page.file} target="_blank" rel="noopener">
          PDF
        </a>
      </p>
      <details>
        <summary>Text</summary>
        <pre className={styles.text}>{page.text}</pre>
      </details>
    </main>
  );
}
