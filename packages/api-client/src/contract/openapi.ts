import { rolesOfCall } from './admin-rights.ts';
import {
  documentedPath,
  paramsSchema,
  type Endpoint,
  type EndpointGroup,
  type Role,
} from './define-endpoint.ts';
import { errors } from './errors.messages.ts';

const errorSchema = {
  type: 'object',
  required: ['code', 'message'],
  properties: {
    code: { type: 'string' },
    message: { type: 'string' },
    errors: { type: 'array', items: { type: 'string' } },
    fields: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
  },
};

interface ObjectSchema {
  readonly properties?: Readonly<Record<string, object>>;
  readonly required?: readonly string[];
}

function parameters(endpoint: Endpoint): object[] {
  const path = (paramsSchema(endpoint.path) ?? {}) as ObjectSchema;
  const query = (endpoint.query ?? {}) as ObjectSchema;
  return [
    ...Object.entries(path.properties ?? {}).map(([name, schema]) => ({
      name,
      in: 'path',
      required: true,
      schema,
    })),
    ...Object.entries(query.properties ?? {}).map(([name, schema]) => ({
      name,
      in: 'query',
      required: query.required?.includes(name) ?? false,
      schema,
    })),
    { name: 'Accept-Language', in: 'header', schema: { type: 'string' } },
    { name: 'X-Site-Host', in: 'header', schema: { type: 'string' } },
  ];
}

function requestBody(endpoint: Endpoint): object | undefined {
  if (endpoint.consumes === 'multipart') {
    const schema = {
      type: 'object',
      required: ['file'],
      properties: {
        file: { type: 'string', format: 'binary' },
        name: { type: 'string' },
        public: { type: 'boolean' },
      },
    };
    return { required: true, content: { 'multipart/form-data': { schema } } };
  }
  return endpoint.body
    ? { required: true, content: { 'application/json': { schema: endpoint.body } } }
    : undefined;
}

/** Whether a call is only for admins of some roles. */
function isOfSomeAdmins(endpoint: Endpoint, role: Role): boolean {
  return role === 'admin' && endpoint.area !== 'everyone' && endpoint.open?.includes(role) !== true;
}

function responses(endpoint: Endpoint, role: Role): object {
  const byStatus = new Map<number, string[]>();
  const ofRights = isOfSomeAdmins(endpoint, role) ? (['rightMissing'] as const) : [];
  for (const code of ['badRequest', ...ofRights, ...endpoint.errors] as const) {
    const { status, en } = errors[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), `\`${code}\`: ${en}`]);
  }
  const success = endpoint.produces
    ? {
        description: 'The file',
        content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
      }
    : endpoint.reply
      ? { description: 'OK', content: { 'application/json': { schema: endpoint.reply.schema } } }
      : { description: 'Done' };
  return Object.fromEntries([
    [String(endpoint.status), success],
    ...[...byStatus].map(([status, sentences]) => [
      String(status),
      { description: sentences.join('\n\n'), content: { 'application/json': { schema: errorSchema } } },
    ]),
  ]);
}

/**
 * The contract as an OpenAPI 3.1 document. Pure.
 * @param groups the contract: endpoint groups by name
 * @param version the product's version
 */
export function openApiDocument(groups: Readonly<Record<string, EndpointGroup>>, version: string): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const [group, endpoints] of Object.entries(groups)) {
    for (const [name, endpoint] of Object.entries(endpoints)) {
      for (const role of endpoint.roles) {
        const prefix = group === 'hosts' ? '/api/v1/public' : `/api/${role}/v1`;
        const at = (paths[prefix + documentedPath(endpoint.path)] ??= {});
        at[endpoint.method.toLowerCase()] = {
          operationId: role === 'public' ? name : `${name}As${role[0]?.toUpperCase()}${role.slice(1)}`,
          tags: [group],
          summary: endpoint.summary,
          ...(endpoint.overwrites === undefined ? {} : { description: endpoint.overwrites }),
          parameters: parameters(endpoint),
          ...(requestBody(endpoint) ? { requestBody: requestBody(endpoint) } : {}),
          responses: responses(endpoint, role),
          ...(role === 'admin' && endpoint.area
            ? { 'x-area': endpoint.area, 'x-admin-roles': rolesOfCall(endpoint) }
            : {}),
          ...(role === 'public' || endpoint.open?.includes(role) ? {} : { security: [{ bearer: [] }] }),
        };
      }
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Boardwright API', version, license: { name: 'MIT', identifier: 'MIT' } },
    paths,
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
  };
}
