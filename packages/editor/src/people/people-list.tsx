import { type PersonRole, personStates } from '@boardwright/api-client/contract';
import { Download, Users } from 'lucide-react';
import { useCallback } from 'react';
import { EmptyList } from '../lists/empty-list.tsx';
import { ColumnChoice } from '../lists/column-choice.tsx';
import { ColumnTable } from '../lists/column-table.tsx';
import { FindForm } from '../lists/find-form.tsx';
import { KeyPages } from '../lists/key-pages.tsx';
import { PartHead } from '../lists/list-workspace.tsx';
import { StateViews } from '../lists/list-views.tsx';
import list from '../lists/list.module.css';
import { Reading } from '../lists/reading.tsx';
import { StoredViews } from '../lists/stored-views.tsx';
import { useColumns } from '../lists/use-columns.ts';
import { useFound } from '../lists/use-found.ts';
import controls from '../ui/controls.module.css';
import { usePeopleApi } from './people-api.ts';
import { usePeopleColumns } from './people-columns.tsx';
import { usePeopleAddress } from './use-people-address.ts';
import { usePeopleMessages } from './use-people-messages.ts';

/** The candidates or the employers' users of the site; what they are looked for by, and their order, is in the address. */
export function PeopleList({ role }: { readonly role: PersonRole }) {
  const t = usePeopleMessages();
  const api = usePeopleApi();
  const part = role === 'employer' ? 'employers' : 'candidates';
  const address = usePeopleAddress();
  const { find, state, sort, after, show, changed } = address;
  const columns = useColumns(
    part,
    usePeopleColumns(role, ({ uuid }) => changed({ open: uuid })),
    address,
  );
  const found = useFound(
    useCallback(
      () =>
        api.list({
          sort,
          'match[role]': role,
          ...(find && { search: find }),
          ...(state && { 'match[state]': state }),
          ...(after !== undefined && { after }),
        }),
      [api, role, find, state, sort, after],
    ),
  );
  const counts = found.found?.counts;
  const isFiltered = find !== '' || state !== undefined || after !== undefined;
  return (
    <>
      <PartHead title={t(`part.${part}`)} about={t(`about.${part}`)}>
        <a
          className={`${controls.button} ${controls.secondary}`}
          href={api.exportAddress({
            sort,
            'match[role]': role,
            ...(find && { search: find }),
            ...(state && { 'match[state]': state }),
          })}
          download
        >
          <Download size={15} aria-hidden />
          {t('export')}
        </a>
      </PartHead>
      <StateViews
        label={t('views')}
        states={personStates}
        anyState={t('anyState')}
        titleOf={(name) => t(`state.${name}`)}
        counts={counts}
        current={state}
        to={(name) => changed({ state: name, after: undefined })}
      />
      <div className={list.bar} data-reads>
        <FindForm
          key={find}
          label={t('find')}
          find={find}
          onFind={(words) => show({ find: words, after: undefined })}
        />
        <StoredViews of={role === 'employer' ? 'employers' : 'candidates'} address={address} />
        <ColumnChoice columns={columns} />
      </div>
      <Reading state={found}>
        {({ people, next }) =>
          people.length > 0 ? (
            <>
              <ColumnTable
                rows={people}
                columns={columns.visible}
                keyOf={({ uuid }) => uuid}
                sort={sort}
                toSorted={(by) => changed({ sort: by === '-created_at' ? undefined : by, after: undefined })}
              />
              <KeyPages next={next} />
            </>
          ) : isFiltered ? (
            <p className={list.none} role="status">
              {t('none.found')}
              <button
                type="button"
                className={`${controls.button} ${controls.secondary}`}
                onClick={() => show({ find: undefined, state: undefined, after: undefined })}
              >
                {t('none.clear')}
              </button>
            </p>
          ) : (
            <EmptyList sign={Users} title={t(`none.${part}.title`)} text={t(`none.${part}.text`)} />
          )
        }
      </Reading>
    </>
  );
}
