import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import type { AdminArea } from './admin-rights.ts';
import type { ErrorCode } from './errors.messages.ts';
import type { Shape } from './shape.ts';

/** The API's clients (specification §6), each with its own prefix `/api/{role}/v1`. */
export type Role = 'public' | 'candidate' | 'employer' | 'admin' | 'mp';
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** `'/jobs/{id:int}/kpi'` → `{ id: number }`; a parameter without a type is a string. */
export type PathParams<Path extends string> = Path extends `${string}{${infer Param}}${infer Rest}`
  ? (Param extends `${infer Name}:int`
      ? { readonly [K in Name]: number }
      : { readonly [K in Param]: string }) &
      PathParams<Rest>
  : unknown;

declare const endpointTypes: unique symbol;

/** One call of the API as a value: read by the client, the server, the guards and the OpenAPI document. */
export interface Endpoint<
  Path extends string = string,
  Query = unknown,
  Body = unknown,
  Reply = unknown,
  Sent = unknown,
> {
  readonly method: Method;
  readonly path: Path;
  readonly roles: readonly Role[];
  /** Of a call of admins: what it is about, see {@link AreaOf}. */
  readonly area?: AdminArea | 'everyone';
  /**
   * A call that is not a `GET` and changes nothing that lasts, as a preview: an admin who sees its area may make it, and
   * it is not logged; and it answers an admin who views the site as somebody, see {@link isReading}. A `GET` that says
   * `false` hands out what only who does something in its area may have, or who it is for.
   */
  readonly changesNothing?: boolean;
  /**
   * Of a `PUT` of admins without `conflict`: why nobody loses by it what they typed, though it puts aside what somebody else saved
   * meanwhile. One that has neither this nor `conflict` is refused by the suite of the contract.
   */
  readonly overwrites?: string;
  /** Of a call of admins: the `reason` of its body stands in the log of what they did. */
  readonly logsReason?: boolean;
  /** Of a call of admins: it is for who gave the password and has not taken the second step yet; no other answers them. */
  readonly beforeSecondStep?: boolean;
  /** One sentence for the reader of the API's documentation. */
  readonly summary: string;
  readonly query?: object;
  readonly body?: object;
  /** `multipart`: one file field `file`, and `name`. */
  readonly consumes?: 'multipart';
  /** `binary`: the reply is a file. */
  readonly produces?: 'binary';
  readonly reply?: Shape<Reply>;
  readonly status: number;
  readonly errors: readonly ErrorCode[];
  /** Stricter limit for calls that invite abuse: so many per minute and address. */
  readonly perMinute?: number;
  /** For these roles it is open: it answers without the role's token, and before the password of a closed site. */
  readonly open?: readonly Role[];
  /** Type only. */
  readonly [endpointTypes]?: { query: Query; body: Body; reply: Reply; sent: Sent };
}
export type QueryOf<E> = E extends Endpoint<string, infer Query, infer _B, infer _R> ? Query : never;
export type BodyOf<E> = E extends Endpoint<string, infer _Q, infer Body, infer _R> ? Body : never;
export type ReplyOf<E> = E extends Endpoint<string, infer _Q, infer _B, infer Reply> ? Reply : never;
export type ParamsOf<E> =
  E extends Endpoint<infer Path, infer _Q, infer _B, infer _R> ? PathParams<Path> : never;

/**
 * What a caller sends, where it differs from what a handler reads: a property with a default may be left out;
 * `file` says that a file travels along, `binary` that one comes back.
 */
export type SentOf<E> = E extends Endpoint<string, infer _Q, infer _B, infer _R, infer Sent> ? Sent : never;

/**
 * Whether a call only reads. No other is answered to an admin who views the site as somebody: what is not declared as
 * reading is not, and files are handed to their owners alone.
 */
export function isReading({
  method,
  changesNothing,
  produces,
}: Pick<Endpoint, 'method' | 'changesNothing' | 'produces'>): boolean {
  return produces !== 'binary' && (changesNothing ?? method === 'GET');
}

/** A named group of endpoints: `{ findJobs, applyToJob, … }`. */
export type EndpointGroup = Readonly<Record<string, Endpoint>>;

/**
 * A call of admins says which area it is about; without one it does not compile. Who may make it follows from the
 * table `adminRights`: a `GET` is for the roles that see the area, all else for those that do something in it. A call
 * that is no `GET` and changes nothing (a preview) says `changesNothing: true`. What every admin needs whatever their
 * role, as their own account or the frame of the editor, is of the area `everyone`.
 */
type AreaOf<Roles extends readonly Role[]> = 'admin' extends Roles[number]
  ? {
      readonly area: AdminArea | 'everyone';
      readonly changesNothing?: boolean;
      readonly beforeSecondStep?: boolean;
      readonly logsReason?: boolean;
      readonly overwrites?: string;
    }
  : {
      readonly area?: never;
      readonly changesNothing?: boolean;
      readonly beforeSecondStep?: never;
      readonly logsReason?: never;
      readonly overwrites?: never;
    };

interface Declaration<Path, Q, B, Reply, Consumes, Produces, Roles> {
  readonly method: Method;
  readonly path: Path;
  readonly roles: Roles;
  readonly summary: string;
  readonly query?: Q;
  readonly body?: B;
  readonly consumes?: Consumes;
  readonly produces?: Produces;
  readonly reply?: Shape<Reply>;
  readonly status?: number;
  readonly errors?: readonly ErrorCode[];
  readonly perMinute?: number;
  readonly open?: readonly Role[];
}

/**
 * Declares one call. The types of query and body are inferred here, once, and carried as phantoms.
 * Wire names are the specification's (§7), literal, also in query keys such as `match[status]`.
 */
export function defineEndpoint<
  const Path extends string,
  const Q extends JSONSchema = never,
  const B extends JSONSchema = never,
  Reply = undefined,
  const Consumes extends 'multipart' = never,
  const Produces extends 'binary' = never,
  const Roles extends readonly Role[] = readonly Role[],
  Query = [Q] extends [never] ? undefined : FromSchema<Q>,
  Body = [B] extends [never] ? undefined : FromSchema<B>,
  Sent = {
    readonly query: [Q] extends [never]
      ? undefined
      : FromSchema<Q, { keepDefaultedPropertiesOptional: true }>;
    readonly body: [B] extends [never] ? undefined : FromSchema<B, { keepDefaultedPropertiesOptional: true }>;
    readonly file: [Consumes] extends [never] ? false : true;
    readonly binary: [Produces] extends [never] ? false : true;
  },
>(
  declaration: Declaration<Path, Q, B, Reply, Consumes, Produces, Roles> & AreaOf<Roles>,
): Endpoint<Path, Query, Body, Reply, Sent> {
  const { query, body, status, errors, ...rest } = declaration;
  return {
    ...rest,
    status: status ?? (declaration.reply || declaration.produces ? 200 : 204),
    errors: errors ?? [],
    ...(query === undefined ? {} : { query: query as object }),
    ...(body === undefined ? {} : { body: body as object }),
  };
}

/** The JSON schema of an endpoint's path parameters, derived from its path; undefined where it has none. */
export function paramsSchema(path: string): object | undefined {
  const params = [...path.matchAll(/\{(\w+)(:int)?\}/g)];
  if (params.length === 0) return undefined;
  return {
    type: 'object',
    additionalProperties: false,
    required: params.map(([, name]) => name),
    properties: Object.fromEntries(
      params.map(([, name, int]) => [
        name,
        int
          ? { type: 'integer', minimum: 1, maximum: 2_147_483_647 }
          : { type: 'string', minLength: 1, maxLength: 200 },
      ]),
    ),
  };
}

/** `'/jobs/{id:int}'` → `'/jobs/{id}'`, as OpenAPI writes it. */
export function documentedPath(path: string): string {
  return path.replaceAll(':int}', '}');
}
