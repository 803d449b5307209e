import { forwardStatuses, type ImportedForwardRules } from '@boardwright/api-client/contract';
import { CsvError } from 'csv-parse';
import { parse } from 'csv-parse/sync';
import { isNull, sql } from '../../platform/database/drizzle.ts';
import { forwardRules } from '../../platform/database/schema.ts';
import { refuseProblems } from '../../platform/forms/problems.ts';
import { loggedIn, type RequestContext, scope } from '../../platform/http/context.ts';
import { forwardRuleMessage } from './forward-rule.messages.ts';
import { readRule, type ReadRule } from './read-rule.ts';
import { changeRules, type ForwardRuleDeps } from './save-forward-rule.ts';

type Line = ImportedForwardRules['lines'][number];
/** Lines that are said, those that are wrong before the others. */
const mostLines = 500;
/** Rows of one statement. */
const batch = 1000;

interface ListedRule {
  readonly line: number;
  readonly text: string;
  readonly cells: readonly string[];
}

/** The lines of a list with their cells. @throws HttpError `validation` where a quote is not closed */
function linesOf(text: string, context: RequestContext): readonly ListedRule[] {
  try {
    // The delimiter is the first line's: an address may hold either of the others.
    const [first = ''] = text.split('\n', 1);
    const delimiter = ['\t', ';', ','].find((one) => first.includes(one)) ?? ',';
    const rows = parse(text, {
      bom: true,
      delimiter,
      // The number of its line goes before its cells.
      on_record: (record: string[], { lines }) => [String(lines), ...record],
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
    });
    return rows.map(([line, ...cells]) => ({
      line: Number(line),
      text: cells.join(delimiter === '\t' ? ' ' : delimiter).slice(0, 200),
      cells,
    }));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    refuseProblems([['text', forwardRuleMessage(context.locale, 'csv')]]);
    return [];
  }
}

/** `from,to,status`, as our own export heads its columns. */
const isHead = ({ line, cells: [path = '', url = ''] }: ListedRule): boolean =>
  line === 1 && !path.startsWith('/') && !url.startsWith('/') && !path.includes(':');

/**
 * Adds the rules of a list, and changes those whose path it names; a line that is wrong keeps none of the others from
 * being added.
 * @param isDryRun only says what would become of each
 * @throws HttpError `validation` where the whole cannot be read
 */
export async function importForwardRules(
  deps: ForwardRuleDeps,
  context: RequestContext,
  text: string,
  isDryRun: boolean,
): Promise<ImportedForwardRules> {
  const { board } = scope(context);
  const { locale } = context;
  const listed = linesOf(text, context).filter((line) => !isHead(line));
  return changeRules(deps, context, async ({ tx, rules, hosts }) => {
    const stored = new Map<string, ReadRule>();
    const lines = listed.map(({ line, text: typed, cells }): Line => {
      const [path = '', url = '', status = ''] = cells;
      const resultOf = (state: Line['state'], problem: string | null = null) => ({
        line,
        text: typed,
        state,
        problem,
      });
      if (path === '' || url === '') return resultOf('wrong', forwardRuleMessage(locale, 'columns'));
      const wanted = forwardStatuses.find((one) => String(one) === (status || '301'));
      if (wanted === undefined) return resultOf('wrong', forwardRuleMessage(locale, 'status'));
      const read = readRule({ path, url, status: wanted }, { rules, hosts, locale, isInPlace: true });
      if ('problem' in read) return resultOf('wrong', read.problem[1]);
      const before = rules.at(read.rule.path);
      if (before?.url === read.rule.url && before.status === read.rule.status) return resultOf('known');
      rules.add(read.rule);
      stored.set(read.rule.path, read.rule);
      return resultOf(before === undefined ? 'added' : 'changed');
    });
    if (!isDryRun) {
      const all = [...stored.values()];
      const own = { jobBoardId: board.id, createdBy: loggedIn(context).id, createdAt: deps.clock.now() };
      for (let at = 0; at < all.length; at += batch)
        await tx
          .insert(forwardRules)
          .values(all.slice(at, at + batch).map((rule) => ({ ...rule, ...own })))
          .onConflictDoUpdate({
            target: [forwardRules.jobBoardId, forwardRules.path],
            targetWhere: isNull(forwardRules.deletedAt),
            set: {
              url: sql`excluded.url`,
              status: sql`excluded.status`,
              revision: sql`${forwardRules.revision} + 1`,
            },
          });
    }
    const of = (state: Line['state']) => lines.filter((line) => line.state === state);
    const [wrong, added, others, known] = [of('wrong'), of('added'), of('changed'), of('known')];
    return {
      added: added.length,
      changed: others.length,
      known: known.length,
      wrong: wrong.length,
      lines: [...wrong, ...added, ...others, ...known].slice(0, mostLines),
    };
  });
}
