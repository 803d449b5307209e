import { Link } from '@boardwright/ui/link';
import { Panel } from '@boardwright/ui/panel';
import type { NamedNumber } from './tokens.load.ts';
import type { TokensProps } from './tokens-props.ts';
import styles from './tokens.module.css';

/** The least that posts a job: what is typed in a terminal, whatever the language of the page. */
function exampleOf(address: string, organisation: number | undefined, product: number | undefined): string {
  const job = {
    title: 'Gardener',
    description: 'Keep the gardens of three villages.',
    text_type: 'own',
    text_own: '<p>You keep three gardens.</p>',
    location_name: 'Groningen',
    apply_email: 'jobs@example.org',
    ...(organisation !== undefined && { organisation_id: organisation }),
    ...(product !== undefined && { product_id: product }),
  };
  return [
    `curl -X POST ${address}/jobs/ATS-1001 \\`,
    '  -H "Authorization: Bearer $TOKEN" \\',
    '  -H "Content-Type: application/json" \\',
    `  -d '${JSON.stringify(job, undefined, 2)}'`,
  ].join('\n');
}

/** What has to be known by who connects a system: where, how, and the numbers of what a job names. */
export function TokensGuide({ data, t }: TokensProps) {
  const { address, organisations, products } = data;
  return (
    <Panel title={t('guide.title')} titleId="tokens-guide" level={3}>
      <dl className={styles.numbers}>
        <dt>{t('guide.address')}</dt>
        <dd>
          <code>{address}</code>
        </dd>
        <Numbers name={t('guide.organisations')} items={organisations} />
        <Numbers name={t('guide.products')} items={products} />
      </dl>
      <p className={styles.soft}>{t('guide.example')}</p>
      <pre className={styles.code}>
        <code>{exampleOf(address, organisations[0]?.id, products[0]?.id)}</code>
      </pre>
      <p className={styles.soft}>{t('guide.segments', { address: 'GET /segments' })}</p>
      <p>
        <Link href="/api/docs" newTab>
          {t('guide.reference')}
        </Link>
      </p>
    </Panel>
  );
}

function Numbers({ name, items }: { readonly name: string; readonly items: readonly NamedNumber[] }) {
  if (items.length === 0) return null;
  return (
    <>
      <dt>{name}</dt>
      {items.map((item) => (
        <dd key={item.id}>
          <code>{item.id}</code> {item.name}
        </dd>
      ))}
    </>
  );
}
