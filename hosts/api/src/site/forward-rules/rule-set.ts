import { forwardPath, rulePaths } from './rule-paths.ts';

/** A rule as it is checked against the others: where a path of the site leads. */
export interface Rule {
  readonly path: string;
  /** A path of the site, or a whole address elsewhere. */
  readonly url: string;
  readonly status: number;
}

/** What is wrong with a rule, by the field that is to be changed, with the rule it does not go with. */
export interface RuleProblem {
  readonly field: 'path' | 'url';
  readonly message: 'itself' | 'circle' | 'leadsOn' | 'ledHere' | 'pathTaken' | 'pageThere';
  readonly other?: Rule;
}

/** Every path that a rule's target may be met by; none where it leads to another site. */
const targetsOf = (url: string): readonly string[] =>
  url.startsWith('/') ? rulePaths(forwardPath(url)) : [];

/** The rules of a board, by where they stand and where they lead: each is asked for without walking all of them. */
export class RuleSet {
  #byPath = new Map<string, Rule>();
  #byTarget = new Map<string, Set<Rule>>();
  #standing: ReadonlySet<string>;

  /** @param standing addresses that have a page: no rule is asked there */
  constructor(rules: readonly Rule[], standing: ReadonlySet<string>) {
    this.#standing = standing;
    for (const rule of rules) this.add(rule);
  }

  get size(): number {
    return this.#byPath.size;
  }

  at(path: string): Rule | undefined {
    return this.#byPath.get(path);
  }

  add(rule: Rule): void {
    this.remove(rule.path);
    this.#byPath.set(rule.path, rule);
    if (this.#hasPage(rule.url)) return;
    for (const target of targetsOf(rule.url)) {
      const leading = this.#byTarget.get(target) ?? new Set();
      this.#byTarget.set(target, leading.add(rule));
    }
  }

  remove(path: string): void {
    const rule = this.#byPath.get(path);
    if (!rule) return;
    this.#byPath.delete(path);
    for (const target of targetsOf(rule.url)) this.#byTarget.get(target)?.delete(rule);
  }

  /**
   * What keeps a rule from being added: each address leads to its end in one step.
   * @param isInPlace whether it takes the place of the rule that stands at its path
   */
  problemOf({ path, url }: Pick<Rule, 'path' | 'url'>, isInPlace = false): RuleProblem | undefined {
    if (!isInPlace && this.#byPath.has(path)) return { field: 'path', message: 'pathTaken' };
    if (this.#standing.has(path)) return { field: 'path', message: 'pageThere' };
    if (!this.#hasPage(url)) {
      if (targetsOf(url).includes(path)) return { field: 'url', message: 'itself' };
      const next = this.#ruleAt(url);
      if (next && targetsOf(next.url).includes(path)) return { field: 'url', message: 'circle' };
      if (next) return { field: 'url', message: 'leadsOn', other: next };
    }
    const [before] = this.#byTarget.get(path) ?? [];
    return before && { field: 'path', message: 'ledHere', other: before };
  }

  #hasPage(url: string): boolean {
    return url.startsWith('/') && this.#standing.has(forwardPath(url));
  }

  /** The rule that a target is met by, the most specific one. */
  #ruleAt(url: string): Rule | undefined {
    for (const target of targetsOf(url)) {
      const rule = this.#byPath.get(target);
      if (rule) return rule;
    }
    return undefined;
  }
}
