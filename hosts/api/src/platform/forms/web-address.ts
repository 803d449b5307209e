/** Whether a browser can open it: http or https, a name with a dot, nobody's password in it. */
export function isWebAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, username } = new URL(address);
  return (
    (protocol === 'https:' || protocol === 'http:') && /\.[a-z\d-]{2,}$/i.test(hostname) && username === ''
  );
}
