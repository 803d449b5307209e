import { normalised } from '@boardwright/api-client/contract';
export type Json = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Reads the properties of one part of a JSON Resume and remembers which were asked for: the rest is reported. */
export function partReader(part: unknown, path: string, leftOut: string[]) {
  const object = isObject(part) ? part : {};
  if (part !== undefined && part !== null && !isObject(part)) leftOut.push(path);
  const asked = new Set<string>();
  const at = (name: string) => (path === '' ? name : `${path}.${name}`);
  const isPresent = (value: unknown) => value !== undefined && value !== null && value !== '';
  return {
    at,
    raw(name: string): unknown {
      asked.add(name);
      return object[name];
    },
    /** A text that fits; another is reported. */
    text(name: string, most: number): string | undefined {
      asked.add(name);
      const value = object[name];
      if (!isPresent(value)) return undefined;
      const text = typeof value === 'string' ? normalised(value, 'NFC').replaceAll('\0', '').trim() : '';
      if (text === '' || text.length > most) {
        leftOut.push(at(name));
        return undefined;
      }
      return text;
    },
    texts(name: string): readonly string[] {
      asked.add(name);
      const value = object[name];
      if (!isPresent(value)) return [];
      if (Array.isArray(value) && value.every((one) => typeof one === 'string')) return value;
      leftOut.push(at(name));
      return [];
    },
    list(name: string): readonly unknown[] {
      asked.add(name);
      const value = object[name];
      if (Array.isArray(value)) return value;
      if (isPresent(value)) leftOut.push(at(name));
      return [];
    },
    /** Tells what nobody asked for. */
    close() {
      for (const [name, value] of Object.entries(object))
        if (!asked.has(name) && isPresent(value) && !(Array.isArray(value) && value.length === 0))
          leftOut.push(Array.isArray(value) ? `${at(name)} (${value.length})` : at(name));
    },
  };
}
export type PartReader = ReturnType<typeof partReader>;
