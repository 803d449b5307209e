import type { Company } from '@boardwright/api-client/contract';
import { type ReactNode, useCallback, useState } from 'react';
import { ChoiceField } from './fields.tsx';
import { FindForm } from './find-form.tsx';
import list from './list.module.css';
import { Reading } from './reading.tsx';
import { useFound } from './use-found.ts';

/** A company as it is chosen. */
export type NamedCompany = Pick<Company, 'id' | 'name'>;

interface CompanyChoiceProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly problem?: string | undefined;
  readonly words: {
    /** What is looked for. */
    readonly find: string;
    /** While none is chosen. */
    readonly choose: string;
    /** A company by name and number: two may have one name. */
    readonly named: (company: NamedCompany) => string;
  };
  readonly chosen: NamedCompany | undefined;
  readonly find: (search: string) => Promise<readonly NamedCompany[]>;
  readonly onChoose: (company: NamedCompany | undefined) => void;
  /** What can be done where the one is not there. */
  readonly renderBelow?: (found: { readonly count: number; readonly search: string }) => ReactNode;
}

/** A company of the site, found by words. What is chosen stays a choice, whatever is looked for next. */
export function CompanyChoice(props: CompanyChoiceProps) {
  const { label, hint, problem, words, chosen, find, onChoose, renderBelow } = props;
  const [search, setSearch] = useState('');
  const found = useFound(useCallback(() => find(search), [find, search]));
  return (
    <>
      <div className={list.bar}>
        <FindForm label={words.find} find={search} onFind={setSearch} />
      </div>
      <Reading state={found}>
        {(companies) => {
          const more = chosen && companies.every(({ id }) => id !== chosen.id) ? [chosen] : [];
          const options = [...more, ...companies];
          return (
            <>
              <ChoiceField
                label={label}
                hint={hint}
                problem={problem}
                value={String(chosen?.id ?? '')}
                options={[
                  { value: '', text: words.choose },
                  ...options.map((company) => ({ value: String(company.id), text: words.named(company) })),
                ]}
                onChange={(value) => onChoose(options.find(({ id }) => String(id) === value))}
              />
              {renderBelow?.({ count: companies.length, search })}
            </>
          );
        }}
      </Reading>
    </>
  );
}
