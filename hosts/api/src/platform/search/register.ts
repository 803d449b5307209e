import { nameKey } from './text-analysis.ts';

/** Small numbers for keys that many jobs share; a number is free again when its last user lets go. */
export interface Register<Key> {
  /** The key's number, new or not; to be let go with `release`. */
  take(key: Key): number;
  release(number: number): void;
  /** The key's number, or -1 when nobody uses it. */
  find(key: Key): number;
  /** The key of a number in use. */
  keyOf(number: number): Key | undefined;
  /** One more than the highest number in use. */
  readonly bound: number;
}

export function createRegister<Key>(): Register<Key> {
  const numbers = new Map<Key, number>();
  const keys: (Key | undefined)[] = [];
  const users: number[] = [];
  const free: number[] = [];
  return {
    take(key) {
      const known = numbers.get(key);
      if (known !== undefined) {
        users[known]!++;
        return known;
      }
      const number = free.pop() ?? keys.length;
      numbers.set(key, number);
      keys[number] = key;
      users[number] = 1;
      return number;
    },
    release(number) {
      if (--users[number]! > 0) return;
      numbers.delete(keys[number] as Key);
      keys[number] = undefined;
      free.push(number);
    },
    find: (key) => numbers.get(key) ?? -1,
    keyOf: (number) => keys[number],
    get bound() {
      return keys.length;
    },
  };
}

/** A register of names in which `ING Bank` and `Ing-bank` are one; it remembers the first spelling. */
export interface NameRegister extends Register<string> {
  spelling(number: number): string;
  /** Whether these folded words stand next to each other in the name. */
  holds(number: number, phrase: string): boolean;
}

export function createNameRegister(): NameRegister {
  const register = createRegister<string>();
  const spellings: string[] = [];
  const phrases: string[] = [];
  return {
    take(name) {
      const key = nameKey(name);
      const known = register.find(key) >= 0;
      const number = register.take(key);
      if (!known) {
        spellings[number] = name;
        phrases[number] = ` ${key} `;
      }
      return number;
    },
    release: register.release,
    find: (name) => register.find(nameKey(name)),
    keyOf: register.keyOf,
    get bound() {
      return register.bound;
    },
    spelling: (number) => spellings[number] ?? '',
    holds: (number, phrase) => phrases[number]?.includes(` ${phrase} `) ?? false,
  };
}
