const bearerPattern = /^Bearer +([A-Za-z0-9._-]{1,4096})$/i;

/** The token of an `Authorization` header. */
export function bearerToken(header: string | undefined): string | undefined {
  return header === undefined ? undefined : bearerPattern.exec(header)?.[1];
}
