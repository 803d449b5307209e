import { useId, useState } from 'react';
import { useEditorT } from '../editor-messages.tsx';
import { useEditorServices } from '../editor-services.tsx';
import { bringInSight } from './control.ts';
import { isSafeAddress } from './rich-text-html.ts';
import { buttonVariants, type ButtonLook, type LinkAttributes } from './rich-text-nodes.tsx';
import controls from './field-controls.module.css';
import styles from './rich-text.module.css';

interface LinkSheetProps {
  /** The link the text stands in. */
  readonly link: LinkAttributes | undefined;
  readonly onApply: (link: LinkAttributes) => void;
  readonly onRemove: () => void;
}

/** Where a link in a text goes, and whether it is a button. */
export function LinkSheet({ link, onApply, onRemove }: LinkSheetProps) {
  const t = useEditorT();
  const id = useId();
  const { pages } = useEditorServices();
  const [href, setHref] = useState(link?.href ?? '');
  const [look, setLook] = useState<ButtonLook | ''>(link?.look ?? '');
  const [newTab, setNewTab] = useState(link?.newTab ?? false);
  const address = href.trim();
  const isWrong = address !== '' && !isSafeAddress(address);
  const apply = (): void => {
    if (address !== '' && !isWrong) onApply({ href: address, look: look || null, newTab });
  };
  return (
    <div
      ref={bringInSight}
      role="presentation"
      className={styles.sheet}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || (event.target as HTMLElement).tagName !== 'INPUT') return;
        event.preventDefault();
        apply();
      }}
    >
      <label htmlFor={id}>{t('fields.rich.address')}</label>
      <input
        id={id}
        className={controls.input}
        value={href}
        list={`${id}-pages`}
        autoComplete="off"
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}-wrong` : undefined}
        onChange={(event) => setHref(event.target.value)}
      />
      <datalist id={`${id}-pages`}>
        {pages.map(({ identifier, name, address: path }) =>
          path ? (
            <option key={identifier} value={path}>
              {name}
            </option>
          ) : null,
        )}
      </datalist>
      {isWrong ? (
        <p id={`${id}-wrong`} className={controls.error}>
          {t('fields.problem.url', { field: t('fields.rich.address') })}
        </p>
      ) : null}
      <label htmlFor={`${id}-look`}>{t('fields.rich.look')}</label>
      <select
        id={`${id}-look`}
        className={styles.style}
        value={look}
        onChange={(event) => setLook(event.target.value as ButtonLook | '')}
      >
        <option value="">{t('fields.rich.textLink')}</option>
        {buttonVariants.map((each) => (
          <option key={each} value={each}>
            {t(`fields.rich.button.${each}`)}
          </option>
        ))}
      </select>
      <label className={styles.tab}>
        <input type="checkbox" checked={newTab} onChange={(event) => setNewTab(event.target.checked)} />
        {t('fields.rich.newTab')}
      </label>
      <span className={styles.ends}>
        <button
          type="button"
          className={controls.button}
          disabled={address === '' || isWrong}
          onClick={apply}
        >
          {t('fields.rich.apply')}
        </button>
        {link ? (
          <button type="button" className={controls.plainButton} onClick={onRemove}>
            {t('fields.rich.unlink')}
          </button>
        ) : null}
      </span>
    </div>
  );
}
