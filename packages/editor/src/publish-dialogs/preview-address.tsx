import type { PreviewLink } from '@boardwright/api-client/contract';
import { Copy } from 'lucide-react';
import { useId } from 'react';
import controls from '../ui/controls.module.css';
import form from '../ui/form.module.css';
import styles from './preview-dialog.module.css';
import { usePreviewMessages } from './use-preview-messages.ts';

interface PreviewAddressProps {
  readonly link: PreviewLink;
  readonly address: string;
  readonly onCopy: () => void;
}

/** The address of a link, to be copied. */
export function PreviewAddress({ link, address, onCopy }: PreviewAddressProps) {
  const t = usePreviewMessages();
  const id = useId();
  return (
    <div className={styles.address}>
      <label htmlFor={id}>{link.name === '' ? t('address') : t('addressFor', { name: link.name })}</label>
      <span>
        <input
          id={id}
          className={form.input}
          readOnly
          value={address}
          translate="no"
          onFocus={({ target }) => target.select()}
        />
        <button type="button" className={`${controls.button} ${controls.secondary}`} onClick={onCopy}>
          <Copy size={15} strokeWidth={2} aria-hidden />
          <span>{t('copy')}</span>
        </button>
      </span>
    </div>
  );
}
