import type { Contract, EndpointGroup, ParamsOf, ReplyOf, Role, SentOf } from '../contract/index.ts';
import type { DetailsEndpoint } from './failure-policy.ts';

/** A file to upload. */
export interface UploadedFile {
  readonly content: Blob;
  readonly name: string;
  /** Keep it where everyone can see it (pictures of a site). */
  readonly public?: boolean;
}

/** A file that came back. */
export interface DownloadedFile {
  readonly content: Uint8Array;
  readonly type: string;
  readonly name: string | undefined;
}

interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** The role to call as; by default the first declared one with a valid token, else public. */
  readonly as?: Role | undefined;
}

/** `{ [Key]: Value }`, the key required unless an empty object would do. */
type Part<Key extends string, Value> = [Value] extends [undefined]
  ? { readonly [K in Key]?: undefined }
  : // oxlint-disable-next-line typescript/no-empty-object-type -- "every property optional" is asked of the type
    {} extends Value
    ? { readonly [K in Key]?: Value | undefined }
    : { readonly [K in Key]: Value };

type Params<E> =
  unknown extends ParamsOf<E> ? { readonly params?: undefined } : { readonly params: ParamsOf<E> };
type Loose<Query> = {
  [Key in keyof Query]: undefined extends Query[Key] ? Query[Key] | undefined : Query[Key];
};

export type Args<E> = CallOptions &
  Params<E> &
  Part<
    'query',
    SentOf<E> extends { query: infer Query }
      ? [Query] extends [undefined]
        ? undefined
        : Loose<Query>
      : undefined
  > &
  Part<'body', SentOf<E> extends { body: infer Body } ? Body : undefined> &
  (SentOf<E> extends { file: true } ? { readonly file: UploadedFile } : { readonly file?: undefined });

/** Details that could not be fetched: an empty object (§8), which its type says. `if (data.uuid === undefined)` tells. */
export type NoDetails<Entity> = { readonly [Key in keyof Entity]?: undefined };

type Reply<Name, E> =
  SentOf<E> extends { binary: true }
    ? DownloadedFile
    : Name extends DetailsEndpoint
      ? ReplyOf<E> extends { data: infer Entity }
        ? { readonly data: Entity | NoDetails<Entity> }
        : ReplyOf<E>
      : ReplyOf<E>;

// oxlint-disable-next-line typescript/no-empty-object-type -- as above
type Call<Name, E> =
  {} extends Args<E>
    ? (args?: Args<E>) => Promise<Reply<Name, E>>
    : (args: Args<E>) => Promise<Reply<Name, E>>;

/** A typed function per endpoint of a group from outside; no failure of them is swallowed. */
export type AddedCalls<Group extends EndpointGroup> = {
  readonly [Name in keyof Group]: Call<'', Group[Name]>;
};

type GroupClient<Group extends EndpointGroup> = { readonly [Name in keyof Group]: Call<Name, Group[Name]> };

/** A typed function per endpoint of the contract, by group. Rejects with `ApiError`. */
export type Client = { readonly [Group in keyof Contract]: GroupClient<Contract[Group]> };
