/** Megabytes a picture may have (specification §5). */
export const imageLimit = 5;
export const imageTypes = ['image/jpeg', 'image/png'] as const;
const typeNames = 'JPG, PNG';

interface Refusal {
  readonly key: 'tooLarge' | 'wrongType';
  readonly values: Readonly<Record<string, string | number>>;
}

/** Why a picture is not even sent; undefined when it may be. The server looks again, at what is inside. */
export function refusalOf(file: Pick<File, 'size' | 'type'>): Refusal | undefined {
  if (!(imageTypes as readonly string[]).includes(file.type))
    return { key: 'wrongType', values: { typeNames } };
  if (file.size > imageLimit * 1024 * 1024) return { key: 'tooLarge', values: { number: imageLimit } };
  return undefined;
}
