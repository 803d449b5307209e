import type { ImportEvent, ImportListener, ImportReport } from './import-report.ts';
import type { Action } from './plan-import.ts';

const actions: readonly Action[] = ['created', 'updated', 'unchanged', 'expired', 'rejected'];

/** Tells a person what an import does: each item of a dry run, else only what was rejected; progress where it can be redrawn. */
export function terminalListener(
  out: NodeJS.WriteStream,
  errors: NodeJS.WriteStream,
  dryRun: boolean,
): ImportListener & { done: () => void } {
  let rendered = false;
  const clear = () => {
    if (rendered) errors.write('\r\u001b[K');
    rendered = false;
  };
  return {
    event(event) {
      if (event.action === 'unchanged' || (!dryRun && event.action !== 'rejected')) return;
      clear();
      out.write(`${eventLine(event)}\n`);
    },
    progress(phase, done, total) {
      if (!errors.isTTY) return;
      errors.write(
        `\r\u001b[K${phase === 'reading' ? 'Reading' : 'Writing'} … ${done}${total ? ` of ${total}` : ''}`,
      );
      rendered = true;
    },
    done: clear,
  };
}

/** One line about one item: 'rejected   item 4  A-17  Kok: it has no description'. */
export function eventLine({ action, number, reference, title, why }: ImportEvent): string {
  const item = number === undefined ? '' : `item ${number}`;
  const name = [item, reference ?? (action === 'rejected' ? '(no reference)' : ''), title ?? '']
    .filter(Boolean)
    .join('  ');
  // oxlint-disable-next-line no-control-regex -- a feed's own texts must not steer the terminal
  return `${action.padEnd(10)} ${name}${why ? `: ${why}` : ''}`.replace(/[\u0000-\u001f\u007f-\u009f]/g, ' ');
}

/** What the whole import did, as a small table with what was left out below. */
export function summary({ counts, notes, dryRun, stopped, renamed, source, board }: ImportReport): string {
  const head = stopped ? 'Stopped' : dryRun ? 'Dry run, nothing was changed' : 'Imported';
  const lines = [`${head}: board ${board}, feed ${source.replace(/^feed:\d+:/, '')}`];
  if (renamed) lines.push('  (known by this name from an earlier import; --source NAME keeps it apart)');
  for (const action of actions) lines.push(`  ${action.padEnd(10)} ${String(counts[action]).padStart(7)}`);
  for (const { note, times } of notes) lines.push(`  ${times} × ${note}`);
  if (stopped) lines.push(stopped);
  return lines.join('\n');
}
