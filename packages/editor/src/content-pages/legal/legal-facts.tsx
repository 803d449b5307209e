import type { LegalState } from '@boardwright/api-client/contract';
import { Check } from 'lucide-react';
import { Link } from 'react-router';
import { useEditorLocale } from '../../editor-messages.tsx';
import { Section } from '../../lists/section.tsx';
import { useContentAddress } from '../use-content-address.ts';
import { useContentMessages } from '../use-content-messages.ts';
import styles from './legal.module.css';

/** Where the company is filled in. */
export function useCompanySettings(): string {
  const { editorQuery } = useContentAddress();
  const place = '/settings?section=shop&field=invoice_name';
  return editorQuery ? `${place}&${editorQuery}` : place;
}

/** Who runs the board: a fact of its settings, which is shown and not asked again. */
export function CompanyFacts({ company }: Pick<LegalState, 'company'>) {
  const t = useContentMessages();
  const settings = useCompanySettings();
  const facts = [
    [t('legal.company.name'), company.name],
    [t('legal.company.address'), company.address],
    [t('legal.company.registration'), company.registration],
    [t('legal.company.vat'), company.vat_number],
  ] as const;
  return (
    <Section title={t('legal.company.title')} about={t('legal.company.about')}>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd data-empty={value === ''}>{value || t('legal.company.none')}</dd>
          </div>
        ))}
      </dl>
      <Link to={settings}>{t('legal.company.change')}</Link>
    </Section>
  );
}

/** What the board does with data of people: nobody is asked, and nothing can be forgotten. */
export function PurposeFacts({ state }: { readonly state: LegalState }) {
  const t = useContentMessages();
  const names = new Intl.ListFormat(useEditorLocale());
  const { purposes, payment_providers: providers } = state;
  const does = [
    ...purposes.map((purpose) => t(`legal.does.${purpose}`)),
    ...(providers.length > 0 ? [t('legal.does.payments', { names: names.format(providers) })] : []),
  ];
  return (
    <Section title={t('legal.does.title')} about={t('legal.does.about')}>
      <ul className={styles.does}>
        {does.map((name) => (
          <li key={name}>
            <Check size={14} aria-hidden />
            {name}
          </li>
        ))}
      </ul>
    </Section>
  );
}
