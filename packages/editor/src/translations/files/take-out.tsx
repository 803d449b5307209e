import { Download } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Field } from '../../lists/fields.tsx';
import { useEdited } from '../../page-editing/page-editing.react.tsx';
import controls from '../../ui/controls.module.css';
import { useWorkbench } from '../../workbench/workbench-state.tsx';
import { useOutdated } from '../outdated.tsx';
import { languageName } from '../text-table.tsx';
import styles from './files-dialog.module.css';
import type { TextUnit } from './text-unit.ts';
import { useFileMessages } from './use-file-messages.ts';
import { useSiteUnits } from './use-site-units.ts';

const formats = ['xliff2', 'xliff1', 'csv'] as const;
type Format = (typeof formats)[number];

/** A file of a kind, fetched with what writes it. */
async function written(
  format: Format,
  units: readonly TextUnit[],
  about: { readonly source: string; readonly target: string; readonly site: number },
): Promise<Blob> {
  if (format === 'csv') {
    const { csvTranslations } = await import('./csv-translations.ts');
    return new Blob([csvTranslations(units, about.source, about.target)], { type: 'text/csv;charset=utf-8' });
  }
  const { writeXliff } = await import('./write-xliff.ts');
  const text = writeXliff(units, about, format === 'xliff2' ? '2.0' : '1.2');
  return new Blob([text], { type: 'application/xliff+xml' });
}

function save(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** Writes the site's texts to a file for a language. */
export function TakeOut({ language }: { readonly language: string }) {
  const fileT = useFileMessages();
  const { editorSite } = useWorkbench();
  const site = useEdited((edited) => edited);
  const unitsIn = useSiteUnits();
  const [target, setTarget] = useState(language);
  const [format, setFormat] = useState<Format>('xliff2');
  const [isMissingOnly, setMissingOnly] = useState(false);
  const units = useMemo(() => unitsIn(site, target), [unitsIn, site, target]);
  const outdated = useOutdated();
  const missing = useMemo(
    () =>
      units.filter(
        ({ isMissing, place, target: text }) =>
          isMissing || (place && outdated.of(place, target.toUpperCase(), text)),
      ),
    [units, outdated, target],
  );
  const own = site.defaultLanguage;
  const chosen = isMissingOnly ? missing : units;
  async function download(): Promise<void> {
    const content = await written(format, chosen, { source: own, target, site: site.id });
    save(content, `${editorSite.host}-${own}-${target}.${format === 'csv' ? 'csv' : 'xlf'}`);
  }
  return (
    <section className={styles.part} aria-labelledby="take-out">
      <h3 id="take-out">{fileT('out')}</h3>
      <div className={styles.fields}>
        <Field label={fileT('language')}>
          {(control) => (
            <select {...control} value={target} onChange={(event) => setTarget(event.target.value)}>
              {site.languages
                .filter((one) => one !== own)
                .map((one) => (
                  <option key={one} value={one} lang={one}>
                    {one.toUpperCase()} {languageName(one)}
                  </option>
                ))}
            </select>
          )}
        </Field>
        <Field label={fileT('which')}>
          {(control) => (
            <select
              {...control}
              value={isMissingOnly ? 'missing' : 'all'}
              onChange={(event) => setMissingOnly(event.target.value === 'missing')}
            >
              <option value="all">{fileT('whichAll', { count: units.length })}</option>
              <option value="missing">{fileT('whichMissing', { count: missing.length })}</option>
            </select>
          )}
        </Field>
        <Field label={fileT('format')}>
          {(control) => (
            <select
              {...control}
              value={format}
              onChange={(event) => setFormat(formats.find((one) => one === event.target.value) ?? 'xliff2')}
            >
              {formats.map((one) => (
                <option key={one} value={one}>
                  {fileT(`formats.${one}`)}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
      <button
        type="button"
        className={`${controls.button} ${controls.secondary}`}
        aria-disabled={chosen.length === 0}
        onClick={() => chosen.length > 0 && void download()}
      >
        <Download size={15} aria-hidden />
        {fileT('download')}
      </button>
      {chosen.length === 0 ? <p className={styles.note}>{fileT('nothing')}</p> : null}
    </section>
  );
}
