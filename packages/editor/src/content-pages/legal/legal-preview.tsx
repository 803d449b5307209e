import { type LegalPaper, legalPapers, type WrittenPaper } from '@boardwright/api-client/contract';
import { ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import controls from '../../ui/controls.module.css';
import { useEditorFeatures } from '../../ui/editor-features.ts';
import form from '../../ui/form.module.css';
import { useSiteLanguages } from '../../lists/use-site-languages.ts';
import { useContentMessages } from '../use-content-messages.ts';
import writing from '../writing/writing.module.css';
import styles from './legal.module.css';

interface LegalPreviewProps {
  readonly language: string;
  readonly paper: LegalPaper;
  readonly papers: readonly WrittenPaper[] | undefined;
  /** Where visitors read it; undefined where they do not. */
  readonly address: string | undefined;
  readonly onLanguage: (language: string) => void;
  readonly onPaper: (paper: LegalPaper) => void;
  /** What is said above the paper. */
  readonly children?: ReactNode;
}

/** Enough of a page's look to be read as one. */
const look =
  '<style>body{font:16px/1.6 system-ui,sans-serif;max-width:640px;margin:24px auto;padding:0 20px;color:#1c1c1c;background:#fff;overflow-wrap:anywhere}h1{font-size:28px;line-height:1.2}h2{font-size:19px;margin:28px 0 8px}li{margin:0 0 8px}.lead{font-size:18px}</style>';

/** A paper in a language, as visitors read it. */
export function LegalPreview(props: LegalPreviewProps) {
  const { language, paper, papers, address, onLanguage, onPaper, children } = props;
  const t = useContentMessages();
  const { languages } = useSiteLanguages();
  const { website } = useEditorFeatures();
  const written = papers?.find((one) => one.paper === paper);
  return (
    <section className={styles.preview} aria-label={t('legal.preview.title')}>
      <div className={writing.segments} role="group" data-reads aria-label={t('legal.preview.paper')}>
        {legalPapers.map((name) => (
          <label key={name}>
            <input
              type="radio"
              name="legal-paper"
              value={name}
              checked={name === paper}
              onChange={() => onPaper(name)}
            />
            <span>{t(`legal.preview.${name}`)}</span>
          </label>
        ))}
      </div>
      <div className={styles.previewBar} data-reads>
        {languages.length > 1 ? (
          <select
            className={form.input}
            aria-label={t('legal.preview.language')}
            value={language}
            onChange={(event) => onLanguage(event.target.value)}
          >
            {languages.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
        ) : null}
        {website && address !== undefined ? (
          <a className={controls.button} href={address} target="_blank" rel="noreferrer">
            <ArrowUpRight size={15} aria-hidden />
            {t('legal.preview.view')}
          </a>
        ) : null}
      </div>
      {children}
      {written ? (
        <iframe
          // Nothing in it runs, and no link in it leads away.
          sandbox=""
          className={writing.frame}
          srcDoc={`<!doctype html><html lang="${language}"><title>${written.title}</title>${look}<body>${written.html}`}
          title={t('legal.preview.page')}
        />
      ) : (
        <div className={writing.frame} />
      )}
    </section>
  );
}
