import { quoteStates } from '@boardwright/api-client/contract';
import { FileSignature, Plus } from 'lucide-react';
import { useCallback, useState } from 'react';
import { ColumnChoice } from '../../lists/column-choice.tsx';
import { ColumnTable } from '../../lists/column-table.tsx';
import { EmptyList } from '../../lists/empty-list.tsx';
import { ListPages } from '../../lists/list-pages.tsx';
import list from '../../lists/list.module.css';
import { Reading } from '../../lists/reading.tsx';
import { StoredViews } from '../../lists/stored-views.tsx';
import { useColumns } from '../../lists/use-columns.ts';
import { useFound } from '../../lists/use-found.ts';
import { Acts } from '../../ui/acts.tsx';
import { announce } from '../../ui/announce.ts';
import controls from '../../ui/controls.module.css';
import form from '../../ui/form.module.css';
import { FindForm, PartHead } from '../shop-list.tsx';
import { useShopAddress } from '../use-shop-address.ts';
import { useShopMessages } from '../use-shop-messages.ts';
import { useQuoteColumns } from './quote-columns.tsx';
import { NewQuoteDialog } from './new-quote-dialog.tsx';
import { QuoteDialog } from './quote-dialog.tsx';
import { type QuoteSort, useQuotesApi } from './quotes-api.ts';

const states = ['all', ...quoteStates] as const;
const sorts: readonly QuoteSort[] = [
  'created_at',
  '-created_at',
  'valid_until',
  '-valid_until',
  'net',
  '-net',
];

/** Every quote of the board, the newest first; each opens with what can be done about it. */
export function QuotesPart() {
  const { t } = useShopMessages();
  const api = useQuotesApi();
  const address = useShopAddress();
  const { page, find, open, show, changed, status: asked, query } = address;
  const columns = useColumns('quotes', useQuoteColumns(), address);
  const [isWriting, setIsWriting] = useState(false);
  const state = states.find((name) => name === asked) ?? 'all';
  const sort = sorts.find((name) => name === query.get('sort')) ?? '-created_at';
  const found = useFound(
    useCallback(() => api.list({ state, search: find, sort }, page), [api, state, find, sort, page]),
  );
  const isFiltered = find !== '' || state !== 'all';
  const write = (
    <Acts>
      <button
        type="button"
        className={`${controls.button} ${controls.primary}`}
        onClick={() => setIsWriting(true)}
      >
        <Plus size={15} aria-hidden />
        {t('quote.write')}
      </button>
    </Acts>
  );
  return (
    <>
      <PartHead part="quotes">{write}</PartHead>
      <div className={list.bar} data-reads>
        <FindForm key={find} label={t('quote.find')} />
        <select
          className={`${form.input} ${list.filter}`}
          aria-label={t('quote.state')}
          value={state}
          onChange={(event) => show({ status: event.target.value, list: undefined, open: undefined })}
        >
          {states.map((name) => (
            <option key={name} value={name}>
              {t(`quote.states.${name}`)}
            </option>
          ))}
        </select>
        <StoredViews of="quotes" address={address} />
        <ColumnChoice columns={columns} />
      </div>
      <Reading state={found}>
        {({ data, meta }) => (
          <>
            {data.length > 0 ? (
              <ColumnTable
                rows={data}
                columns={columns.visible}
                keyOf={({ id }) => id}
                sort={sort}
                toSorted={(by) => changed({ sort: by === '-created_at' ? undefined : by, list: undefined })}
              />
            ) : isFiltered ? (
              <p className={list.none}>{t('quote.none')}</p>
            ) : (
              <EmptyList sign={FileSignature} title={t('quote.first.title')} text={t('quote.first.text')} />
            )}
            <ListPages meta={meta} />
          </>
        )}
      </Reading>
      {isWriting ? (
        <NewQuoteDialog
          onClose={() => setIsWriting(false)}
          onDone={({ id }) => {
            setIsWriting(false);
            announce(t('quote.stored', { id }));
            found.again();
            show({ open: String(id) });
          }}
        />
      ) : null}
      {open !== undefined && Number.isSafeInteger(Number(open)) ? (
        <QuoteDialog
          key={open}
          id={Number(open)}
          onClose={() => show({ open: undefined })}
          onChanged={found.again}
        />
      ) : null}
    </>
  );
}
