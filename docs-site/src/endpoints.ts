import {
  contract,
  errors,
  openApiDocument,
  paramsSchema,
  type Endpoint,
  type EndpointGroup,
} from '@boardwright/api-client/contract';
import type { DerivedPage } from './derived-page.ts';
import { code, table } from './markdown-table.ts';
import { schemaRows, typeOf, type SchemaNode } from './schema-rows.ts';

interface Document {
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, { readonly summary: string; readonly tags: readonly string[] }>>>
  >;
}

const groups: Readonly<Record<string, EndpointGroup>> = contract;
const { paths } = openApiDocument(groups, '') as Document;

/** `employerJobs` → `Employer jobs`. */
function titleOf(group: string): string {
  const title = group.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return group === 'mp' ? 'Posting systems' : title.charAt(0).toUpperCase() + title.slice(1);
}

const pageOf = (group: string): string => group.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Under which addresses a call is answered, one for each role: as the OpenAPI document has them. */
const addressesOf = (group: string, { method, summary, path }: Endpoint): readonly string[] =>
  Object.entries(paths)
    .filter(([address, methods]) => {
      const operation = methods[method.toLowerCase()];
      return (
        operation?.tags.includes(group) &&
        operation.summary === summary &&
        address.endsWith(path.replaceAll(':int}', '}'))
      );
    })
    .map(([address]) => `${method} ${address}`);

function fields(title: string, schema: object | undefined): string {
  const rows = schemaRows((schema ?? {}) as SchemaNode).map(({ path, node, required }) => [
    code(path),
    typeOf(node),
    node.default === undefined ? (required ? 'required' : '') : code(node.default),
  ]);
  return rows.length === 0 ? '' : `**${title}**\n\n${table(['Name', 'Type', 'Default'], rows)}`;
}

function reply({ status, reply: shape, produces }: Endpoint): string {
  if (produces) return `**Reply** ${code(status)}: a file.`;
  if (!shape) return `**Reply** ${code(status)}, without a body.`;
  const rows = schemaRows(shape.schema as SchemaNode).map(({ path, node }) => [code(path), typeOf(node)]);
  return [`::: details Reply ${status}: ${rows.length} fields`, table(['Name', 'Type'], rows), ':::'].join(
    '\n\n',
  );
}

function endpointText(group: string, name: string, endpoint: Endpoint): string {
  const { roles, open = [], perMinute, consumes, summary } = endpoint;
  const notes = [
    `For ${roles.map((role) => code(role)).join(', ')}.`,
    open.length > 0 ? 'It answers without a token, and before the password of a closed site.' : '',
    perMinute ? `At most ${perMinute} a minute from one address.` : '',
    consumes ? 'The body is `multipart/form-data` with a `file`.' : '',
  ];
  const refusals = endpoint.errors.map((error) => [
    code(error),
    String(errors[error].status),
    errors[error].en,
  ]);
  return [
    `## ${name}`,
    summary,
    `\`\`\`http\n${addressesOf(group, endpoint).join('\n')}\n\`\`\``,
    notes.filter(Boolean).join(' '),
    fields('Path', paramsSchema(endpoint.path)),
    fields('Query', endpoint.query),
    fields('Body', endpoint.body),
    reply(endpoint),
    refusals.length > 0 ? `**Errors**\n\n${table(['Code', 'Status', 'Sentence'], refusals)}` : '',
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** Every call of the API by its group, and the page that leads to them. */
export function endpoints(): readonly DerivedPage[] {
  const pages = Object.entries(groups).map(([group, calls]) => ({
    page: `api/${pageOf(group)}`,
    title: titleOf(group),
    text: [
      `# ${titleOf(group)}`,
      ...Object.entries(calls).map(([name, endpoint]) => endpointText(group, name, endpoint)),
    ].join('\n\n'),
  }));
  const rows = Object.entries(groups).map(([group, calls]) => [
    `[${titleOf(group)}](/api/${pageOf(group)})`,
    Object.keys(calls)
      .map((name) => `[${name}](/api/${pageOf(group)}#${name.toLowerCase()})`)
      .join(', '),
  ]);
  const text = [
    '# Calls of the API',
    'Each group is declared in the contract; client, server and this page are derived from it. Any call may also be refused as [errors](/guides/errors) say for all of them. A running server shows the same, to be tried, under `/api/docs`.',
    table(['Group', 'Calls'], rows),
  ].join('\n\n');
  return [{ page: 'api/index', title: 'Calls of the API', text }, ...pages];
}
