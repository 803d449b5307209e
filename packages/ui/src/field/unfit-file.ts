import { fileSize } from '../format/file-size.ts';
import type { UiTranslate } from '../use-ui-t.ts';

/** What may be chosen. */
export interface FileRules {
  /** Extensions and media types, as the attribute `accept` lists them: '.pdf,.docx', 'image/*'. */
  readonly accept?: string | undefined;
  /** Bytes. */
  readonly largest?: number | undefined;
}

const typesOf = ({ accept = '' }: FileRules): readonly string[] =>
  accept
    .split(',')
    .map((type) => type.trim().toLowerCase())
    .filter(Boolean);

function isOfType({ name, type }: Pick<File, 'name' | 'type'>, accepted: string): boolean {
  if (accepted.startsWith('.')) return name.toLowerCase().endsWith(accepted);
  return accepted.endsWith('/*') ? type.startsWith(accepted.slice(0, -1)) : type === accepted;
}

/** '.pdf' and 'image/png' as people name them. */
const typeName = (type: string): string =>
  type
    .replace(/^\.|^.*\//, '')
    .replace('jpeg', 'jpg')
    .toUpperCase();

/**
 * Why a chosen file is not sent: a browser filters by type only what its own window lists, never what is dropped,
 * and nothing by size. What a browser has no type for is left to the server, which reads what is inside.
 * @returns a sentence; undefined when it may be sent
 */
export function unfitFile(
  file: Pick<File, 'name' | 'type' | 'size'>,
  rules: FileRules,
  t: UiTranslate,
  locale: string,
): string | undefined {
  const types = typesOf(rules);
  const isUnknown = file.type === '' && types.some((type) => !type.startsWith('.'));
  if (types.length > 0 && !isUnknown && !types.some((type) => isOfType(file, type)))
    return t('unfitFile.type', { types: [...new Set(types.map(typeName))].join(', ') });
  if (rules.largest === undefined || file.size <= rules.largest) return undefined;
  const limit = `${rules.largest / (1024 * 1024)} MB`;
  return t('unfitFile.size', { size: fileSize(file.size, locale), limit });
}
