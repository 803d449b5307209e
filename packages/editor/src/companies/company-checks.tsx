import type { Company } from '@boardwright/api-client/contract';
import { CircleCheck, CircleHelp, CircleX, RefreshCw, TriangleAlert } from 'lucide-react';
import { Problem } from '../lists/reading.tsx';
import { useAttempt } from '../lists/use-attempt.ts';
import { useMoment } from '../lists/use-day.ts';
import { announce } from '../ui/announce.ts';
import controls from '../ui/controls.module.css';
import { useCompaniesApi } from './companies-api.ts';
import { type CheckResult, identityChecks } from './identity-checks.ts';
import { Section } from '../lists/section.tsx';
import styles from './companies.module.css';
import { useCompaniesMessages } from './use-companies-messages.ts';
import { Acts } from '../ui/acts.tsx';

const signs = {
  passed: CircleCheck,
  formed: CircleCheck,
  open: TriangleAlert,
  failed: CircleX,
  unknown: CircleHelp,
} as const satisfies Record<CheckResult, unknown>;

interface CompanyChecksProps {
  readonly company: Company;
  readonly onChanged: () => void;
}

/** Whether a company is who it says it is. */
export function CompanyChecks({ company, onChanged }: CompanyChecksProps) {
  const t = useCompaniesMessages();
  return (
    <Section title={t('checks.title')}>
      <ul className={styles.checks}>
        {identityChecks(company).map(({ name, result, sentence, value }) => {
          const Sign = signs[result];
          return (
            <li key={name} data-result={result}>
              <h3>
                <Sign size={15} strokeWidth={2} aria-hidden />
                {t(`checks.${name}.title`)}
              </h3>
              {value === null ? null : <code>{value}</code>}
              <p>{t(`checks.${sentence}`)}</p>
              {name === 'vat' && value !== null ? (
                <VatRegister company={company} onChanged={onChanged} />
              ) : null}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

/** What the register said, when, and whose the number is there; asked at a press only. */
function VatRegister({ company, onChanged }: CompanyChecksProps) {
  const t = useCompaniesMessages();
  const api = useCompaniesApi();
  const moment = useMoment();
  const { refused, attempt } = useAttempt({ alone: true });
  const { vat_check: answer } = company;
  const check = () =>
    attempt(async () => {
      await api.checkVat(company.id);
      announce(t('checks.asked'));
      onChanged();
    });
  return (
    <>
      {answer ? (
        <p>
          {[answer.name, answer.address, t('checks.at', { at: moment(answer.at) })]
            .filter(Boolean)
            .join(', ')}
        </p>
      ) : null}
      <Acts>
        <button
          type="button"
          className={`${controls.button} ${controls.secondary} ${styles.ask}`}
          onClick={() => void check()}
        >
          <RefreshCw size={14} strokeWidth={2} aria-hidden />
          {t(answer ? 'checks.again' : 'checks.ask')}
        </button>
      </Acts>
      {refused === undefined ? null : <Problem text={refused} />}
    </>
  );
}
