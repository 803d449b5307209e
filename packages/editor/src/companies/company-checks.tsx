import type { Company } from '@boardwright/api-client/contract';
import { CircleCheck, CircleHelp, TriangleAlert } from 'lucide-react';
import { type CheckResult, identityChecks } from './identity-checks.ts';
import { Section } from './section.tsx';
import styles from './companies.module.css';
import { useCompaniesMessages } from './use-companies-messages.ts';

const signs = { passed: CircleCheck, open: TriangleAlert, unknown: CircleHelp } as const satisfies Record<
  CheckResult,
  unknown
>;

/** Whether a company is who it says it is. */
export function CompanyChecks({ company }: { readonly company: Company }) {
  const t = useCompaniesMessages();
  return (
    <Section title={t('checks.title')}>
      <ul className={styles.checks}>
        {identityChecks(company).map(({ name, result, value }) => {
          const Sign = signs[result];
          return (
            <li key={name} data-result={result}>
              <h3>
                <Sign size={15} strokeWidth={2} aria-hidden />
                {t(`checks.${name}.title`)}
              </h3>
              {value === null ? null : <code>{value}</code>}
              <p>{t(`checks.${name}.${result}`)}</p>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
