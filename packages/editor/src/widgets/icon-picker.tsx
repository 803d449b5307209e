import { Search } from 'lucide-react';
import { Suspense, use, useId, useState } from 'react';
import type * as NamedIcons from '@boardwright/ui/named-icon';
import { useEditorT } from '../editor-messages.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { bringInSight, useFieldAround, type ControlProps } from './control.ts';
import controls from './field-controls.module.css';
import styles from './icon-picker.module.css';

type Icons = typeof NamedIcons;
let icons: Promise<Icons> | undefined;
/** All icons, fetched once when the first is looked at. */
function loadIcons(): Promise<Icons> {
  icons ??= import('@boardwright/ui/named-icon');
  return icons;
}

/** An icon by its name: all that links may carry, with a search. */
export function IconPicker({ id, value = '', onChange }: ControlProps<string | undefined>) {
  const t = useEditorT();
  const { label } = useFieldAround();
  const [open, setOpen] = useState(false);
  return (
    <Disclosure
      open={open}
      onToggle={setOpen}
      label={`${label}: ${value || t('fields.icon.without')}`}
      className={styles.opener}
      buttonClassName={styles.button}
      button={
        <span id={id} className={styles.chosen}>
          {value ? (
            <Suspense>
              <IconByName name={value} />
            </Suspense>
          ) : null}
          {value || t('fields.icon.without')}
        </span>
      }
    >
      <Suspense fallback={<div className={styles.sheet} />}>
        <IconSheet
          value={value}
          onChoose={(name) => {
            onChange(name);
            setOpen(false);
          }}
        />
      </Suspense>
    </Disclosure>
  );
}

/** An icon by its name; suspends until the icons have come. */
export function IconByName({ name }: { readonly name: string }) {
  const { NamedIcon } = use(loadIcons());
  return <NamedIcon name={name} size="s" />;
}

interface IconSheetProps {
  readonly value: string;
  readonly onChoose: (name: string) => void;
}

/** Every icon as a button, with a search over their names. */
export function IconSheet({ value, onChoose }: IconSheetProps) {
  const t = useEditorT();
  const { iconNames, NamedIcon } = use(loadIcons());
  const [searched, setSearched] = useState('');
  const find = useId();
  const hits = iconNames.filter((name) => name.includes(searched.trim().toLowerCase()));
  return (
    <div ref={bringInSight} className={styles.sheet}>
      <span className={styles.search}>
        <Search size={14} aria-hidden />
        <input
          id={find}
          type="search"
          aria-label={t('fields.icon.find')}
          placeholder={t('fields.icon.find')}
          value={searched}
          onChange={(event) => setSearched(event.target.value)}
        />
      </span>
      {hits.length === 0 ? <p className={controls.hint}>{t('fields.icon.none')}</p> : null}
      <div className={styles.grid}>
        {hits.map((name) => (
          <button
            key={name}
            type="button"
            aria-label={name}
            title={name}
            aria-pressed={name === value}
            onClick={() => onChoose(name)}
          >
            <NamedIcon name={name} size="s" />
          </button>
        ))}
      </div>
      <button type="button" className={controls.plainButton} onClick={() => onChoose('')}>
        {t('fields.icon.without')}
      </button>
    </div>
  );
}
