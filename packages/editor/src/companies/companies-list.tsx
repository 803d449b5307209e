import { type CompanyPage, companyStates, type CompanySummary } from '@boardwright/api-client/contract';
import { Building2 } from 'lucide-react';
import { useCallback, useState } from 'react';
import { EmptyList } from '../lists/empty-list.tsx';
import { ColumnChoice } from '../lists/column-choice.tsx';
import { ColumnTable } from '../lists/column-table.tsx';
import { FindForm } from '../lists/find-form.tsx';
import { PartHead } from '../lists/list-workspace.tsx';
import { KeyPages } from '../lists/key-pages.tsx';
import list from '../lists/list.module.css';
import { Reading } from '../lists/reading.tsx';
import { StoredViews } from '../lists/stored-views.tsx';
import { type Columns, useColumns } from '../lists/use-columns.ts';
import { useCountedView } from '../lists/use-counted.ts';
import { useFound } from '../lists/use-found.ts';
import { AddCompanyDialog } from '../new-company/add-company-dialog.tsx';
import { useNewCompanyApi } from '../new-company/new-company-api.ts';
import { useNewCompanyMessages } from '../new-company/use-new-company-messages.ts';
import { Acts } from '../ui/acts.tsx';
import { announce } from '../ui/announce.ts';
import controls from '../ui/controls.module.css';
import form from '../ui/form.module.css';
import { useCompaniesApi } from './companies-api.ts';
import { useCompanyColumns } from './company-columns.tsx';
import { DecisionDialog } from './decision-dialog.tsx';
import { useCompaniesAddress } from './use-companies-address.ts';
import { useCompaniesMessages } from './use-companies-messages.ts';

/** The companies of the site; what they are looked for by, their order and where the list goes on is in the address. */
export function CompaniesList() {
  const t = useCompaniesMessages();
  const api = useCompaniesApi();
  const address = useCompaniesAddress();
  const { find, state, sort, after, changed } = address;
  const [approving, setApproving] = useState<CompanySummary>();
  const columns = useColumns(
    'companies',
    useCompanyColumns({ toCompany: ({ id }) => changed({ open: String(id) }), onApprove: setApproving }),
    address,
  );
  const [done, setDone] = useState<string>();
  const found = useFound(
    useCallback(
      () =>
        api.list({
          sort,
          ...(find && { search: find }),
          ...(state && { 'match[state]': state }),
          ...(after !== undefined && { after }),
        }),
      [api, find, state, sort, after],
    ),
  );
  const isFiltered = find !== '' || state !== undefined || after !== undefined;
  return (
    <>
      <PartHead title={t('part.all')} about={t('about')}>
        <AddCompany />
      </PartHead>
      <Filters page={found.found} columns={columns} />
      {done === undefined ? null : <p className={list.done}>{done}</p>}
      <Reading state={found}>
        {({ companies, next }) =>
          companies.length > 0 ? (
            <>
              <ColumnTable
                rows={companies}
                columns={columns.visible}
                keyOf={({ id }) => id}
                sort={sort}
                toSorted={(by) => changed({ sort: by === 'name' ? undefined : by, after: undefined })}
              />
              <KeyPages next={next} />
            </>
          ) : isFiltered ? (
            <NoneFound />
          ) : (
            <EmptyList sign={Building2} title={t('none.title')} text={t('none.text')}>
              <AddCompany />
            </EmptyList>
          )
        }
      </Reading>
      {approving ? (
        <DecisionDialog
          company={approving}
          decision="approve"
          onClose={() => setApproving(undefined)}
          onStale={() => {
            setApproving(undefined);
            found.again();
          }}
          onDone={(sentence) => {
            setApproving(undefined);
            setDone(sentence);
            announce(sentence);
            found.again();
          }}
        />
      ) : null}
    </>
  );
}

/** Adds a company, and goes to its page. */
function AddCompany() {
  const t = useNewCompanyMessages();
  const api = useNewCompanyApi();
  const { show } = useCompaniesAddress();
  const [isAdding, setIsAdding] = useState(false);
  if (!api) return null;
  return (
    <>
      <Acts>
        <button
          type="button"
          className={`${controls.button} ${controls.primary}`}
          onClick={() => setIsAdding(true)}
        >
          {t('add')}
        </button>
      </Acts>
      {isAdding ? (
        <AddCompanyDialog
          api={api}
          act="open"
          onClose={() => setIsAdding(false)}
          onThere={({ id }) => show({ open: String(id) })}
        />
      ) : null}
    </>
  );
}

interface FiltersProps {
  readonly page: Pick<CompanyPage, 'counts' | 'counts_are_exact'> | undefined;
  readonly columns: Columns<CompanySummary>;
}

function Filters({ page, columns }: FiltersProps) {
  const t = useCompaniesMessages();
  const address = useCompaniesAddress();
  const { find, state, show } = address;
  const counted = useCountedView();
  const numberOf = (name: (typeof companyStates)[number]) =>
    page && counted(page.counts[name], page.counts_are_exact);
  return (
    <div className={list.bar} data-reads>
      <FindForm
        key={find}
        label={t('find')}
        find={find}
        onFind={(words) => show({ find: words, after: undefined })}
      />
      <select
        className={`${form.input} ${list.filter}`}
        aria-label={t('column.state')}
        value={state ?? ''}
        onChange={(event) => show({ state: event.target.value, after: undefined })}
      >
        <option value="">{t('anyState')}</option>
        {companyStates.map((name) => {
          const count = numberOf(name);
          const title = t(`state.${name}`);
          return (
            <option key={name} value={name}>
              {count === undefined ? title : t('counted', { state: title, count })}
            </option>
          );
        })}
      </select>
      <StoredViews of="companies" address={address} />
      <ColumnChoice columns={columns} />
    </div>
  );
}

function NoneFound() {
  const t = useCompaniesMessages();
  const { find, state, show } = useCompaniesAddress();
  const isWaiting = state === 'waiting' && find === '';
  return (
    <p className={list.none} role="status">
      {t(isWaiting ? 'none.waiting' : 'none.found')}
      <button
        type="button"
        className={`${controls.button} ${controls.secondary}`}
        onClick={() => show({ find: undefined, state: undefined, after: undefined })}
      >
        {t('none.clear')}
      </button>
    </p>
  );
}
