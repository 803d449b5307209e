import { useState } from 'react';
import list from '../../lists/list.module.css';
import { withoutTags } from '../../saving/site-pages.ts';
import controls from '../../ui/controls.module.css';
import form from '../../ui/form.module.css';
import type { FileLine } from './file-outcome.ts';
import styles from './files-dialog.module.css';
import { useFileMessages } from './use-file-messages.ts';

/** Lines drawn at once. */
const perPart = 100;
const order: readonly FileLine['state'][] = ['refused', 'disputed', 'changed', 'new'];
const tones = {
  new: 'good',
  changed: 'good',
  disputed: 'open',
  refused: 'bad',
  same: undefined,
  empty: undefined,
};

interface FileLinesProps {
  readonly lines: readonly FileLine[];
  readonly languages: { readonly source: string; readonly target: string };
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (id: string, isChosen: boolean) => void;
}

/** What would change, what is refused and why; what stays as it is is only counted. */
export function FileLines({ lines, languages, chosen, onChoose }: FileLinesProps) {
  const fileT = useFileMessages();
  const [visible, setVisible] = useState(perPart);
  const listed = order.flatMap((state) => lines.filter((line) => line.state === state));
  if (listed.length === 0) return null;
  return (
    <>
      <div className={list.scroll}>
        <table className={`${list.table} ${styles.lines}`}>
          <thead>
            <tr>
              <th scope="col">{fileT('text')}</th>
              <th scope="col">{fileT('now')}</th>
              <th scope="col">{fileT('after')}</th>
              <th scope="col">{fileT('state')}</th>
            </tr>
          </thead>
          <tbody>
            {listed.slice(0, visible).map((line) => (
              <tr key={`${line.line} ${line.id}`}>
                <td>
                  <small>{line.where}</small>
                  <span lang={languages.source} dir="auto">
                    {wordsOf(line, line.source)}
                  </span>
                  {line.sourceBefore === undefined ? null : (
                    <small lang={languages.source} dir="auto">
                      {fileT('sourceThen', { text: wordsOf(line, line.sourceBefore) })}
                    </small>
                  )}
                </td>
                <td data-label={fileT('now')} lang={languages.target} dir="auto">
                  {line.before === '' ? <small>{fileT('none')}</small> : wordsOf(line, line.before)}
                </td>
                <td data-label={fileT('after')} lang={languages.target} dir="auto">
                  {wordsOf(line, line.after)}
                </td>
                <td>
                  <span className={list.badge} data-tone={tones[line.state]}>
                    {fileT(`states.${line.state}`)}
                  </span>
                  {line.reason ? <small>{fileT(`reasons.${line.reason}`, reasonValues(line))}</small> : null}
                  {line.state === 'disputed' ? (
                    <label className={form.check}>
                      <input
                        type="checkbox"
                        checked={chosen.has(line.id)}
                        onChange={({ target }) => onChoose(line.id, target.checked)}
                      />
                      {fileT('takeAnyway')}
                    </label>
                  ) : null}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {listed.length > visible ? (
        <button
          type="button"
          className={`${controls.button} ${controls.secondary}`}
          onClick={() => setVisible(visible + perPart)}
        >
          {fileT('more')}
        </button>
      ) : null}
    </>
  );
}

const longest = 240;

/** The words of a text, without its tags. */
function wordsOf({ unit }: FileLine, text: string): string {
  const words = unit?.kind === 'rich' || unit?.kind === 'html' ? withoutTags(text) : text;
  return words.length > longest ? `${words.slice(0, longest).trimEnd()}…` : words;
}

const reasonValues = ({ values = {} }: FileLine) => ({
  code: String(values['code'] ?? ''),
  count: Number(values['count'] ?? 0),
  most: Number(values['most'] ?? 0),
});
