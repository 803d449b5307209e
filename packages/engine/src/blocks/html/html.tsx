import type { html, SettingsOf } from '@boardwright/blocks-schema';
import { useRef } from 'react';
import type { BlockProps } from '../../board/define-block.ts';
import { classNames } from '@boardwright/ui/class-names';
import { CustomCode } from '@boardwright/ui/custom-code';
import { proseClass } from '@boardwright/ui/rich-text';
import { useCustomScripts } from '@boardwright/ui/use-custom-scripts';
import type { HtmlData } from './html.load.ts';
import styles from './html.module.css';

/**
 * The admin's own code (specification §2 'HTML'), exactly as `data.html` or else `settings.html` holds it: the site's
 * server finds that very text in the page to give its scripts the nonce.
 */
export function Html({ settings, data }: BlockProps<SettingsOf<typeof html>, HtmlData>) {
  const ref = useRef<HTMLDivElement>(null);
  const code = data.html ?? settings.html;
  useCustomScripts(ref, code);
  if (!code) return null;
  return (
    <div className={classNames('container', styles.room)}>
      <CustomCode ref={ref} className={classNames(proseClass, styles.code)} code={code} />
    </div>
  );
}
