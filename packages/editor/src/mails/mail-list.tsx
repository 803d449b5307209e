import { type ListedMail, mailGroups } from '@boardwright/api-client/contract';
import { Link } from 'react-router';
import { useSiteLanguages } from '../lists/use-site-languages.ts';
import { FindForm } from '../lists/find-form.tsx';
import { PartHead } from '../lists/list-workspace.tsx';
import list from '../lists/list.module.css';
import { Reading } from '../lists/reading.tsx';
import { useFound } from '../lists/use-found.ts';
import controls from '../ui/controls.module.css';
import form from '../ui/form.module.css';
import { useMailsApi } from './mails-api.ts';
import styles from './mails.module.css';
import { useMailsAddress } from './use-mails-address.ts';
import { useMailsMessages } from './use-mails-messages.ts';

/** Every mail that the site sends, by whom it goes to. */
export function MailList() {
  const t = useMailsMessages();
  const api = useMailsApi();
  const { find, isChangedOnly, show } = useMailsAddress();
  const state = useFound(api.list);
  const words = find.toLowerCase();
  const matches = ({ name, changed }: ListedMail) =>
    name.toLowerCase().includes(words) && (!isChangedOnly || changed.length > 0);
  return (
    <>
      <PartHead title={t('part.texts')} about={t('about.texts')} />
      <div className={list.bar} data-reads>
        <FindForm key={find} label={t('find')} find={find} onFind={(text) => show({ find: text })} />
        <select
          className={`${form.input} ${list.filter}`}
          aria-label={t('column.changed')}
          value={isChangedOnly ? 'changed' : ''}
          onChange={(event) => show({ only: event.target.value })}
        >
          <option value="">{t('all')}</option>
          <option value="changed">{t('changedOnly')}</option>
        </select>
      </div>
      <Reading state={state}>
        {(mails) => {
          const found = mails.filter(matches);
          return found.length > 0 ? (
            <MailTable mails={found} />
          ) : (
            <div className={list.none}>
              <p>{t(find === '' ? 'noneChanged' : 'noneFound')}</p>
              <button
                type="button"
                className={`${controls.button} ${controls.secondary}`}
                onClick={() => show({ find: undefined, only: undefined })}
              >
                {t('showAll')}
              </button>
            </div>
          );
        }}
      </Reading>
    </>
  );
}

function MailTable({ mails }: { readonly mails: readonly ListedMail[] }) {
  const t = useMailsMessages();
  const { changed } = useMailsAddress();
  const { languages } = useSiteLanguages();
  const nameOf = (code: string) => languages.find((language) => language.code === code)?.name ?? code;
  return (
    <div className={list.scroll}>
      <table className={list.table}>
        <thead>
          <tr>
            <th scope="col">{t('column.mail')}</th>
            <th scope="col">{t('column.changed')}</th>
          </tr>
        </thead>
        {mailGroups
          .filter((group) => mails.some((mail) => mail.group === group))
          .map((group) => (
            <tbody key={group}>
              <tr className={styles.group}>
                <th scope="rowgroup" colSpan={2}>
                  {t(`group.${group}`)}
                </th>
              </tr>
              {mails
                .filter((mail) => mail.group === group)
                .map(({ kind, name, changed: locales }) => (
                  <tr key={kind}>
                    <td>
                      <Link
                        className={list.name}
                        to={changed({ open: kind, ...(locales[0] && { language: locales[0] }) })}
                      >
                        {name}
                      </Link>
                    </td>
                    <td>
                      <span className={styles.badges}>
                        {locales.map((code) => (
                          <Link
                            key={code}
                            className={list.badge}
                            data-tone="good"
                            to={changed({ open: kind, language: code })}
                            aria-label={`${name}: ${nameOf(code)}`}
                          >
                            {nameOf(code)}
                          </Link>
                        ))}
                      </span>
                    </td>
                  </tr>
                ))}
            </tbody>
          ))}
      </table>
    </div>
  );
}
