/** An address that, where it does not fit on a line, is broken before its domain rather than within a word. */
export function MailAddress({ of }: { readonly of: string }) {
  const at = of.lastIndexOf('@');
  if (at < 1) return of;
  return (
    <>
      {of.slice(0, at)}
      <wbr />
      {of.slice(at)}
    </>
  );
}
