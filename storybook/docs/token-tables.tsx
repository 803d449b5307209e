import { Heading } from '@storybook/addon-docs/blocks';
import { useMemo, type CSSProperties, type ReactNode } from 'react';
import { declaredTokens, type Token } from './declared-tokens.ts';
import { groupOf, tokenGroups } from './token-groups.ts';
import styles from './token-tables.module.css';

/** Storybook's own style of a page's text would win over a class. */
const lettering: CSSProperties = { font: 'var(--weight-bold) var(--sample) / 1.2 var(--font)' };

interface TableProps {
  readonly tokens: readonly Token[];
  /** The class that draws `--sample`. */
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
                style={{ ...(children ? lettering : {}), '--sample': `var(${name})` } as CSSProperties}
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
