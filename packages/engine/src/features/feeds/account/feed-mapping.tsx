import { type FeedInspection, feedMappingFields } from '@boardwright/api-client/contract';
import { Notice } from '@boardwright/ui/notice';
import { Panel } from '@boardwright/ui/panel';
import { SelectField } from '@boardwright/ui/select-field';
import { TextField } from '@boardwright/ui/text-field';
import type { Translate } from '@boardwright/ui/translate';
import { useListText } from '@boardwright/ui/list';
import { useFormat } from '@boardwright/ui/use-format';
import styles from './feeds.module.css';
import type { FeedsKey } from './feeds.messages.ts';

interface FeedMappingTableProps {
  readonly inspection: FeedInspection;
  readonly item: string;
  readonly t: Translate<FeedsKey>;
}

/** What was found in a feed: its items, and for each path what a job reads from it. */
export function FeedMappingTable({ inspection, item, t }: FeedMappingTableProps) {
  const format = useFormat();
  const listText = useListText();
  const { items, whole, missing, paths, first } = inspection;
  const options = feedMappingFields
    .map((value) => ({ value, label: t(`fields.${value}`) }))
    .sort((one, other) => one.label.localeCompare(other.label));
  return (
    <Panel title={t('mapping.title')} titleId="feed-mapping" level={3} className={styles.mapping}>
      {items === 0 ? (
        <Notice tone="danger" title={t('mapping.nothing')}>
          {t('mapping.nothingText')}
        </Notice>
      ) : (
        <p className={styles.soft}>
          {t(whole ? 'mapping.found' : 'mapping.foundSome', {
            count: items,
            number: format.number(items),
            element: inspection.item ?? '',
          })}
        </p>
      )}
      {items > 0 && missing.length > 0 && (
        <Notice
          tone="danger"
          title={t('mapping.missing', { fields: listText(missing.map((one) => t(`fields.${one}`))) })}
        >
          {t('mapping.missingText')}
        </Notice>
      )}
      {first.length > 0 && <Preview first={first} t={t} />}
      {paths.length > 0 && (
        <>
          <h4 className={styles.sub}>{t('mapping.paths')}</h4>
          <ul className={styles.paths}>
            {paths.map(({ path, samples, count, field }, index) => (
              <li key={path} className={styles.path}>
                <div className={styles.words}>
                  <code className={styles.code}>{path}</code>
                  <p className={styles.facts}>{samples.join(' · ')}</p>
                  {count < items && (
                    <p className={styles.facts}>
                      {t('mapping.in', { number: format.number(count), total: format.number(items) })}
                    </p>
                  )}
                </div>
                <input type="hidden" name={`path-${index}`} value={path} />
                <input type="hidden" name={`displayed-${index}`} value={field ?? ''} />
                <SelectField
                  name={`field-${index}`}
                  id={`feed-field-${index}`}
                  label={t('mapping.field', { path })}
                  labelHidden
                  small
                  placeholder={t('mapping.unused')}
                  options={options}
                  defaultValue={field ?? ''}
                />
              </li>
            ))}
          </ul>
        </>
      )}
      <input type="hidden" name="found" value={inspection.item ?? ''} />
      <details className={styles.more} open={items === 0}>
        <summary>{t('mapping.otherItem')}</summary>
        <TextField
          name="item"
          id="feed-item"
          label={t('mapping.item')}
          hint={t('mapping.itemHint')}
          defaultValue={item}
          maxLength={300}
          autoComplete="off"
        />
      </details>
    </Panel>
  );
}

function Preview({ first, t }: { readonly first: FeedInspection['first']; readonly t: Translate<FeedsKey> }) {
  return (
    <>
      <h4 className={styles.sub}>{t('mapping.first')}</h4>
      <ul className={styles.previews}>
        {first.map(({ title, company, place, reasons }, index) => (
          <li key={index}>
            <b>{title ?? t('mapping.untitled')}</b>
            <span className={styles.facts}>
              {reasons.length > 0
                ? reasons.join(' · ')
                : [company, place].filter((part) => part !== null).join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
