import { Heading } from '@storybook/addon-docs/blocks';
import { useMemo, type CSSProperties, type ReactNode } from 'react';
import { groupOf, tokenGroups } from './token-groups.ts';
import styles from './token-tables.module.css';

interface Token {
  readonly name: string;
  /** As the style sheet states it. */
  readonly value: string;
}

/** Every custom property of the document's `:root`, in the order of the style sheets; the first statement counts. */
function declaredTokens(): Token[] {
  const tokens = new Map<string, string>();
  for (const sheet of document.styleSheets)
    for (const rule of sheet.cssRules)
      if (rule instanceof CSSStyleRule && rule.selectorText.includes(':root'))
        for (const name of rule.style)
          if (name.startsWith('--') && !tokens.has(name))
            tokens.set(name, rule.style.getPropertyValue(name).trim().replaceAll(/\s+/g, ' '));
  return [...tokens].map(([name, value]) => ({ name, value }));
}

/** Storybook's own style of a page's text would win over a class. */
const lettering: CSSProperties = { font: 'var(--weight-bold) var(--shown) / 1.2 var(--font)' };

interface TableProps {
  readonly tokens: readonly Token[];
  /** The class that draws `--shown`. */
  readonly sample: string | undefined;
  readonly children?: ReactNode;
}

function Table({ tokens, sample, children }: TableProps) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th>Looks</th>
          <th>Token</th>
          <th>Value</th>
        </tr>
      </thead>
      <tbody>
        {tokens.map(({ name, value }) => (
          <tr key={name}>
            <td>
              <span
                className={sample}
                style={{ ...(children ? lettering : {}), '--shown': `var(${name})` } as CSSProperties}
              >
                {children}
              </span>
            </td>
            <td>
              <code>{name}</code>
            </td>
            <td className={styles.value}>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const samples = { colour: styles.colour, type: styles.type, size: styles.size, value: undefined };

/** Every token of the style sheet, by what it is for. */
export function TokenTables() {
  const tokens = useMemo(() => declaredTokens(), []);
  return tokenGroups.map((group) => (
    <section key={group.title}>
      <Heading>{group.title}</Heading>
      {group.text && <p>{group.text}</p>}
      <Table tokens={tokens.filter(({ name }) => groupOf(name) === group)} sample={samples[group.kind]}>
        {group.kind === 'type' && 'Werk op maat'}
      </Table>
    </section>
  ));
}
