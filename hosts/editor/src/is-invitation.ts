/** Whether an address is that of an invitation to the team. */
export function isInvitation({ pathname }: Pick<URL, 'pathname'>): boolean {
  return pathname === '/admin/invitation';
}
