import type { html, SettingsOf } from '@boardwright/blocks-schema';
import type { BlockContext } from '../../board/define-block.ts';
import { fillPlaceholders } from '../../page/placeholders.ts';
import type { HtmlKey } from './html.messages.ts';

export interface HtmlData {
  /** The code with its placeholders filled in; absent where it has none, and what is stored is drawn as it is. */
  readonly html?: string;
}

/** Fills in `{{name}}`: `pageDoesNotExist`, and what every admin's code may ask for. */
export async function loadHtml(
  settings: SettingsOf<typeof html>,
  context: BlockContext<HtmlKey>,
): Promise<HtmlData> {
  const filled = fillPlaceholders(settings.html, context, {
    pageDoesNotExist: context.t('pageDoesNotExist'),
  });
  return filled === settings.html ? {} : { html: filled };
}
