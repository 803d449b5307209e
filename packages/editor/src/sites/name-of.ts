interface Named {
  readonly name: string;
  /** The main one first. */
  readonly hosts: readonly (string | { readonly host: string })[];
}

/** What a site is called: a draft that has no name yet goes by its host. */
export function nameOf({ name, hosts: [first = '–'] }: Named): string {
  return name.trim() || (typeof first === 'string' ? first : first.host);
}
