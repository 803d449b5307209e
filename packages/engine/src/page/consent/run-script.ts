import { remakeScript } from '@boardwright/ui/remake-script';

/** A script that the visitor's consent allows, as the site's server answers it. */
export interface AllowedScript {
  readonly id: string;
  readonly markup: string;
  readonly placement: 'head' | 'body';
}

/** Puts an allowed script into the page. Markup set from script never runs, so its script elements are made anew. */
export function runScript({ markup, placement }: AllowedScript): void {
  const template = document.createElement('template');
  // As the server reads it: a text without a tag is a script by itself.
  template.innerHTML = markup.includes('<') ? markup : `<script>${markup}</script>`;
  for (const old of template.content.querySelectorAll('script')) old.replaceWith(remakeScript(old));
  document[placement].append(template.content);
}
