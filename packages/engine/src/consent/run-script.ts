/** A script that the visitor's consent allows, as the site's server answers it. */
export interface AllowedScript {
  readonly id: string;
  readonly markup: string;
  readonly placement: 'head' | 'body';
}

/** Puts an allowed script into the page. Markup set from script never runs, so its script elements are made anew. */
export function runScript({ markup, placement }: AllowedScript): void {
  const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
  const template = document.createElement('template');
  template.innerHTML = markup;
  for (const old of template.content.querySelectorAll('script')) {
    const script = document.createElement('script');
    for (const { name, value } of old.attributes) script.setAttribute(name, value);
    script.nonce = nonce;
    script.textContent = old.textContent;
    old.replaceWith(script);
  }
  document[placement].append(template.content);
}
