import { CircleAlert } from 'lucide-react';
import list from '../../lists/list.module.css';
import { FileButton } from '../../ui/file-button.tsx';
import { languageName } from '../text-table.tsx';
import { FileLines } from './file-lines.tsx';
import type { FileLine } from './file-outcome.ts';
import type { FileProblem } from './file-problem.ts';
import styles from './files-dialog.module.css';
import type { useBroughtFile } from './use-brought-file.ts';
import { useFileMessages } from './use-file-messages.ts';

const states: readonly FileLine['state'][] = ['new', 'changed', 'disputed', 'refused', 'same', 'empty'];

/** Reads a translator's file, and says what would become of each of its texts. */
export function BringIn({ brought }: { readonly brought: ReturnType<typeof useBroughtFile> }) {
  const fileT = useFileMessages();
  const { reading, lines, absent, chosen, done, own, read, choose } = brought;
  const file = reading.state === 'read' ? reading.brought : undefined;
  return (
    <section className={styles.part} aria-labelledby="bring-in">
      <h3 id="bring-in">{fileT('in')}</h3>
      <p className={styles.note}>{fileT('inHint')}</p>
      <div className={styles.file}>
        <FileButton
          text={fileT(reading.state === 'none' ? 'choose' : 'another')}
          label={fileT('choose')}
          accept=".csv,.tsv,.txt,.xlf,.xliff,.mxliff,.mqxliff,.sdlxliff,.xml,text/csv,application/xliff+xml"
          onFile={(one) => void read(one)}
        />
        <p role="status">
          {reading.state === 'reading' ? fileT('reading', { file: reading.name }) : null}
          {file ? fileT('read', { file: file.file.name, language: languageName(file.target) }) : null}
        </p>
      </div>
      {reading.state === 'failed' ? (
        <p className={list.problem} role="alert">
          <CircleAlert size={15} aria-hidden />
          {fileT(`problems.${reading.problem.kind}`, problemValues(reading.problem))}
        </p>
      ) : null}
      {done === undefined ? null : <p className={list.done}>{done}</p>}
      {file ? (
        <>
          {file.file.isGuessed ? <p className={styles.warning}>{fileT('guessed')}</p> : null}
          <ul className={styles.sum}>
            {states.map((state) => (
              <Count key={state} count={lines.filter((line) => line.state === state).length}>
                {fileT(`sum.${state}`)}
              </Count>
            ))}
            <Count count={absent}>{fileT('sum.absent')}</Count>
          </ul>
          <p className={styles.note}>{fileT('stays')}</p>
          <FileLines
            lines={lines}
            languages={{ source: own, target: file.target }}
            chosen={chosen}
            onChoose={choose}
          />
        </>
      ) : null}
    </section>
  );
}

function Count({ count, children }: { readonly count: number; readonly children: string }) {
  if (count === 0) return null;
  return (
    <li>
      <b>{count}</b> {children}
    </li>
  );
}

const problemValues = ({ values }: FileProblem) => ({
  most: Number(values['most'] ?? 0),
  line: Number(values['line'] ?? 0),
  encoding: String(values['encoding'] ?? ''),
  language: String(values['language'] ?? ''),
  own: String(values['own'] ?? ''),
});
