import { Columns3 } from 'lucide-react';
import { useState } from 'react';
import controls from '../ui/controls.module.css';
import { Disclosure } from '../ui/disclosure.tsx';
import form from '../ui/form.module.css';
import sheet from './list-sheet.module.css';
import type { Columns } from './use-columns.ts';
import { useViewMessages } from './use-view-messages.ts';

/** Which columns a list has. */
export function ColumnChoice<Row>({ columns }: { readonly columns: Columns<Row> }) {
  const t = useViewMessages();
  const [isOpen, setIsOpen] = useState(false);
  const { choices, choose, reset } = columns;
  return (
    <Disclosure
      open={isOpen}
      onToggle={setIsOpen}
      className={sheet.place}
      buttonClassName={`${controls.button} ${controls.secondary} ${sheet.opener}`}
      button={
        <>
          <Columns3 size={14} strokeWidth={2} aria-hidden />
          {t('columns')}
        </>
      }
    >
      <div className={sheet.sheet}>
        <p className={sheet.about}>{t('columnsAbout')}</p>
        <div className={sheet.columns} role="group" aria-label={t('columns')}>
          {choices.map(({ column, isVisible }) => (
            <label key={column.name} className={form.check}>
              <input
                type="checkbox"
                checked={isVisible}
                onChange={({ target }) => choose(column.name, target.checked)}
              />
              {column.title}
            </label>
          ))}
        </div>
        {reset ? (
          <div className={sheet.foot}>
            <button type="button" className={controls.link} onClick={reset}>
              {t('usual')}
            </button>
          </div>
        ) : null}
      </div>
    </Disclosure>
  );
}
