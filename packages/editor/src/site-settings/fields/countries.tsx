import { ArrowUp, X } from 'lucide-react';
import { useMemo } from 'react';
import { useEditorLocale } from '../../editor-messages.tsx';
import type { Option } from './segments.tsx';
import { countryOptions } from './region-options.ts';
import styles from './setting-controls.module.css';
import { useSiteSettingMessages } from '../use-site-setting-messages.ts';

interface CountriesProps {
  readonly id: string;
  readonly value: readonly string[];
  readonly onChange: (codes: readonly string[]) => void;
}

/** Countries as chips, the site's own first, and a list to add one. One always stays. */
export function Countries({ id, value, onChange }: CountriesProps) {
  const settingT = useSiteSettingMessages();
  const locale = useEditorLocale();
  const all = useMemo(() => countryOptions(locale), [locale]);
  const nameOf = (code: string): string => all.find((option) => option.value === code)?.text ?? code;
  const rest: readonly Option[] = all.filter((option) => !value.includes(option.value));
  return (
    <>
      {value.length > 0 ? (
        <ul className={styles.chips}>
          {value.map((code, at) => (
            <li key={code} className={styles.chip}>
              {nameOf(code)}
              {at > 0 ? (
                <button
                  type="button"
                  aria-label={settingT('ownCountry', { name: nameOf(code) })}
                  title={settingT('ownCountry', { name: nameOf(code) })}
                  onClick={() => onChange([code, ...value.filter((each) => each !== code)])}
                >
                  <ArrowUp size={13} strokeWidth={2} aria-hidden />
                </button>
              ) : null}
              {value.length > 1 ? (
                <button
                  type="button"
                  aria-label={settingT('removeNamed', { name: nameOf(code) })}
                  onClick={() => onChange(value.filter((each) => each !== code))}
                >
                  <X size={13} strokeWidth={2} aria-hidden />
                </button>
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
      <select
        id={id}
        className={styles.list}
        value=""
        aria-label={settingT('addCountry')}
        onChange={(event) => onChange([...value, event.target.value])}
      >
        <option value="">{settingT('addCountry')}</option>
        {rest.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
    </>
  );
}
