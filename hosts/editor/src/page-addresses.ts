/** Whether an address is where one arrives from another site. */
export function isHandover({ pathname }: Pick<URL, 'pathname'>): boolean {
  return pathname === '/admin/handover';
}

/** Whether an address is that of an invitation to the team. */
export function isInvitation({ pathname }: Pick<URL, 'pathname'>): boolean {
  return pathname === '/admin/invitation';
}

/** Whether an address is that of a set-up link. */
export function isSetup({ pathname }: Pick<URL, 'pathname'>): boolean {
  return pathname === '/admin/setup';
}
