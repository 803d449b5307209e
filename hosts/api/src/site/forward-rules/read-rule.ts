import { type forwardStatuses, mostForwardRules } from '@boardwright/api-client/contract';
import type { Locale } from '@boardwright/messages';
import type { Problem } from '../../platform/forms/problems.ts';
import { forwardRuleMessage } from './forward-rule.messages.ts';
import { readPath, readUrl } from './rule-addresses.ts';
import type { RuleSet } from './rule-set.ts';

export type ForwardStatus = (typeof forwardStatuses)[number];

export interface ReadRule {
  readonly path: string;
  readonly url: string;
  readonly status: ForwardStatus;
}

interface Against {
  /** The other rules of the board. */
  readonly rules: RuleSet;
  /** Names of the site's hosts. */
  readonly hosts: readonly string[];
  /** Of who reads what is wrong. */
  readonly locale: Locale;
  /** Whether it takes the place of the rule that stands at its path. */
  readonly isInPlace?: boolean;
}

/** A rule as it was typed, made ready to be stored; else what is wrong with it. */
export function readRule(
  typed: { readonly path: string; readonly url: string; readonly status?: ForwardStatus | undefined },
  { rules, hosts, locale, isInPlace = false }: Against,
): { readonly rule: ReadRule } | { readonly problem: Problem } {
  const path = readPath(typed.path, hosts);
  if ('problem' in path) return { problem: ['path', forwardRuleMessage(locale, path.problem)] };
  const url = readUrl(typed.url, path.value, hosts);
  if ('problem' in url) return { problem: ['url', forwardRuleMessage(locale, url.problem)] };
  const rule = { path: path.value, url: url.value, status: typed.status ?? 301 };
  const found = rules.problemOf(rule, isInPlace);
  if (found) {
    // Of a rule that leads here the end is said: that is where it should lead instead.
    const named = found.message === 'ledHere' ? rule.url : (found.other?.url ?? '');
    const values = { path: found.other?.path ?? '', url: named };
    return { problem: [found.field, forwardRuleMessage(locale, found.message, values)] };
  }
  const isNew = rules.at(rule.path) === undefined;
  if (isNew && rules.size >= mostForwardRules)
    return { problem: ['path', forwardRuleMessage(locale, 'tooMany')] };
  return { rule };
}
