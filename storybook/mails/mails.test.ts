import { readdirSync, readFileSync } from 'node:fs';
import { everyMail } from '@boardwright/api/mails';
import { describe, expect, it } from 'vitest';

const here = new URL('.', import.meta.url);
const stories = readdirSync(here)
  .filter((file) => file.endsWith('.stories.tsx'))
  .map((file) => readFileSync(new URL(file, here), 'utf8'))
  .join('\n')
  // However its arguments are wrapped.
  .replaceAll(/\s+/g, ' ')
  .replaceAll(/,? \)/g, ')');

describe('the mails of the product', () => {
  it.each(
    everyMail.flatMap(({ kind, samples }) =>
      Object.keys(samples).map((variant) =>
        variant === 'usual' ? `'${kind}')` : `'${kind}', '${variant}')`,
      ),
    ),
  )('have a story of %s', (arguments_) => expect(stories).toContain(arguments_));
});
