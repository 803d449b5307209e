import type { EndpointGroup, Role } from '../contract/index.ts';
import { ApiError, errorFromReply, errorWithoutReply } from './api-error.ts';
import { type Call, callOf } from '../contract/call.ts';
import { calls } from './calls.ts';
import type { AddedCalls, Client, DownloadedFile, UploadedFile } from './client-types.ts';
import { endpointUrl } from './endpoint-url.ts';
import { logName, replyAfterFailure } from './failure-policy.ts';
import { RequestTimeout, sendInTime, type Send, type SendReply } from './send.ts';
import { tokenOwner, type TokenStore } from './tokens.ts';

/** Milliseconds (§9). */
export const requestTimeout = 10_000;

/** A failed call, as it is reported. */
export interface LogEntry {
  /** As §8 names it: 'Admin Login Error'. */
  readonly name: string;
  readonly endpoint: string;
  readonly role: Role;
  readonly error: ApiError;
}

export interface ClientOptions {
  /** The API's root, without a slash at the end; empty for the page's own origin or a `send` that knows it. */
  readonly baseUrl?: string;
  /** The transport; axios where none is given, loaded with the first call. */
  readonly send?: Send;
  /** The language of the page now shown. */
  readonly locale: () => string;
  /** The host of the site the calls are for. */
  readonly siteHost: () => string;
  readonly tokens: TokenStore;
  readonly onLog?: (entry: LogEntry) => void;
  /** Milliseconds. */
  readonly timeout?: number;
}

interface CallArgs {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly file?: UploadedFile;
  readonly signal?: AbortSignal;
  readonly as?: Role;
}

/** A bundle that sends in its own way leaves axios out. */
const sendByAxios: Send = async (request) => {
  const { axiosSend } = await import('./axios-send.ts');
  return axiosSend(request);
};

function chooseRole(endpoint: Call, tokens: TokenStore): Role {
  const known = endpoint.roles.find(
    (role) => role !== 'public' && tokens.read(tokenOwner(role)) !== undefined,
  );
  const role = known ?? (endpoint.roles.includes('public') ? 'public' : endpoint.roles[0]);
  if (!role) throw new TypeError(`${endpoint.path} declares no role`);
  return role;
}

function requestHeaders({ locale, siteHost, tokens }: ClientOptions, role: Role): Record<string, string> {
  const token = tokens.read(tokenOwner(role));
  return {
    'Accept-Language': locale(),
    'X-Site-Host': siteHost(),
    ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
  };
}

function multipart(file: UploadedFile): FormData {
  const form = new FormData();
  form.append('name', file.name);
  if (file.public) form.append('public', 'true');
  // Last, so that a server which streams has read the other fields before the bytes arrive.
  form.append('file', file.content, file.name);
  return form;
}

/** A failed download still explains itself in JSON, only as bytes. */
function errorBody(body: unknown): unknown {
  if (!(body instanceof Uint8Array)) return body;
  try {
    return JSON.parse(new TextDecoder().decode(body)) as unknown;
  } catch {
    // Policy: a body that is not JSON explains nothing; the status alone speaks.
    return undefined;
  }
}

function downloadedFile({ headers, body }: SendReply): DownloadedFile {
  const name = /filename="([^"]*)"/.exec(headers['content-disposition'] ?? '')?.[1];
  return {
    content: body instanceof Uint8Array ? body : new Uint8Array(),
    type: headers['content-type'] ?? 'application/octet-stream',
    name,
  };
}

async function call(options: ClientOptions, endpoint: Call, role: Role, args: CallArgs): Promise<unknown> {
  const url = `${options.baseUrl ?? ''}${endpointUrl(endpoint, role, args.params, args.query)}`;
  const binary = endpoint.produces === 'binary';
  let reply: SendReply;
  try {
    reply = await sendInTime(
      options.send ?? sendByAxios,
      {
        method: endpoint.method,
        url,
        headers: requestHeaders(options, role),
        timeout: options.timeout ?? requestTimeout,
        ...(args.file ? { form: multipart(args.file) } : args.body === undefined ? {} : { body: args.body }),
        ...(binary ? { binary } : {}),
      },
      args.signal,
    );
  } catch (cause) {
    if (args.signal?.aborted) throw cause;
    throw errorWithoutReply(cause instanceof RequestTimeout ? 'timeout' : 'network', options.locale(), cause);
  }
  if (reply.status < 400) return binary ? downloadedFile(reply) : reply.body;
  // An open endpoint refuses what was typed or sent there, not the token of who calls.
  if (reply.status === 401 && !endpoint.open?.includes(role)) options.tokens.clear(tokenOwner(role));
  throw errorFromReply(reply.status, errorBody(reply.body), url, options.locale());
}

type AfterFailure = (name: string, error: ApiError) => unknown;

function createCall(
  options: ClientOptions,
  name: string,
  endpoint: Call,
  afterFailure: AfterFailure = replyAfterFailure,
) {
  return async (args: CallArgs = {}): Promise<unknown> => {
    const role = args.as ?? chooseRole(endpoint, options.tokens);
    if (!endpoint.roles.includes(role)) throw new TypeError(`${name} is not a call of the role ${role}`);
    try {
      return await call(options, endpoint, role, args);
    } catch (error) {
      // A call given up by its caller is no failure, and a programming error is not the server's.
      if (!(error instanceof ApiError)) throw error;
      options.onLog?.({ name: logName(name, role), endpoint: name, role, error });
      return afterFailure(name, error);
    }
  };
}

/**
 * The whole API as typed functions, derived from the contract (§6, §7, §8).
 * Each rejects with `ApiError`, except where the table in `failure-policy.ts` says what to go on with.
 */
export function createClient(options: ClientOptions): Client {
  const groups = Object.entries<Readonly<Record<string, Call>>>(calls).map(([group, endpoints]) => [
    group,
    Object.fromEntries(
      Object.entries(endpoints).map(([name, endpoint]) => [name, createCall(options, name, endpoint)]),
    ),
  ]);
  const client = Object.fromEntries(groups) as Client;
  optionsOf.set(client, options);
  return client;
}

/** What each client was made with: what is added from outside is called in the same way. */
const optionsOf = new WeakMap<Client, ClientOptions>();

const rethrow: AfterFailure = (_name, error) => {
  throw error;
};

/**
 * The calls of a plugin, typed by what it declares, sent as those of a client: to its API, with its tokens.
 * @param plugin its name; a client that answers by itself, as previews have, holds its calls under it
 * @throws TypeError for a client that neither was made by `createClient` nor holds them
 */
export function callsOf<const G extends EndpointGroup>(
  client: Client,
  plugin: string,
  endpoints: G,
): AddedCalls<G> {
  if (Object.hasOwn(client, plugin))
    return (client as unknown as Readonly<Record<string, AddedCalls<G>>>)[plugin] as AddedCalls<G>;
  const options = optionsOf.get(client);
  if (!options) throw new TypeError(`This client has no calls of ${plugin}, and knows of no API`);
  return Object.fromEntries(
    Object.entries(endpoints).map(([name, endpoint]) => [
      name,
      createCall(options, `${plugin}.${name}`, callOf(endpoint), rethrow),
    ]),
  ) as AddedCalls<G>;
}
