import { contract, type EndpointGroup } from '@boardwright/api-client/contract';

const megabyte = 1024 * 1024;
/** What the API takes at most without a file, its own limits are as narrow or narrower: pages of an admin, all else. */
const limits = { admin: 4 * megabyte, others: megabyte } as const;

/** The paths behind a role's prefix to which the contract lets a file be sent. */
const uploads = Object.values(contract as Readonly<Record<string, EndpointGroup>>)
  .flatMap((group) => Object.values(group))
  .filter(({ consumes }) => consumes === 'multipart')
  .map(({ method, path }) => ({ method, parts: path.split('/') }));

/** Whether a call sends a file where the contract takes one. */
function isUpload(method: string, path: string): boolean {
  const asked = path.split('/');
  return uploads.some(
    (upload) =>
      upload.method === method &&
      upload.parts.length === asked.length &&
      upload.parts.every((part, at) => part.startsWith('{') || part === asked[at]),
  );
}

/**
 * How many bytes of a call's body are read before it is passed on.
 * @param most of one with a file
 */
export function largestBody(
  { method, url, type }: { readonly method: string; readonly url: string; readonly type: string | undefined },
  most: number,
): number {
  const [path = ''] = url.split('?', 1);
  const [, role, behind = ''] = /^\/api\/(public|candidate|employer|admin|mp)\/v1(\/.*)$/.exec(path) ?? [];
  if (/^multipart\//i.test(type ?? '') && isUpload(method, behind)) return most;
  return role === 'admin' ? limits.admin : limits.others;
}
