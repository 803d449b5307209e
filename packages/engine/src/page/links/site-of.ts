/** 'nieuws.example' of an address on another host, to be read by people; the address itself when it names no host. */
export function siteOf(address: string): string {
  return /^(?:https?:)?[/\\]{2}(?:[^/?#@]*@)?(?:www\.)?([^/?#:]+)/i.exec(address.trim())?.[1] ?? address;
}
