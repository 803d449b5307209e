import { frameKey } from '@boardwright/engine';

/** The part of Vite's manifest that matters here. */
export interface ManifestChunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
  /** Chunks it fetches while it runs: parts of a block that not every visitor opens. */
  readonly dynamicImports?: readonly string[];
  readonly src?: string;
  readonly isEntry?: boolean;
}
export type Manifest = Readonly<Record<string, ManifestChunk>>;

export interface Assets {
  /** Address of the browser's script. */
  readonly entry: string;
  /** Style sheets of the frame and of some blocks, each once, the frame's first. */
  readonly stylesOf: (keys: readonly string[]) => readonly string[];
  /** Their text, for the document's own `<style>`: the first paint waits for no second request. */
  readonly cssOf: (keys: readonly string[]) => string;
  /** Script chunks of some blocks. */
  readonly chunksOf: (keys: readonly string[]) => readonly string[];
}

/**
 * How the path of a block's renderer ends. That of a block from outside is called after its key, `acme-map.js` or
 * `acme-map.tsx`.
 */
function endingsOf(key: string): readonly string[] {
  if (key === frameKey) return ['/page/frame-page.ts'];
  if (!key.includes('/')) return [`/blocks/${key}/${key}.tsx`];
  return ['js', 'ts', 'tsx'].map((ending) => `/${key.replaceAll('/', '-')}.${ending}`);
}

/** How the path of a list of renderers ends that is a chunk of its own. */
const listEnding = '/blocks/account-renderers.ts';

/**
 * Knows which files each block needs.
 * @param manifest written by the client build
 * @param readCss gives the text of a built style sheet
 * @param base path the built files are served under, without a slash at the end
 */
export function createAssets(manifest: Manifest, readCss: (file: string) => string, base: string): Assets {
  const entryName = Object.keys(manifest).find((name) => manifest[name]?.isEntry);
  if (!entryName) throw new Error('The client build has no entry: run the build again');
  const chunkOfBlock = (key: string): string | undefined =>
    Object.keys(manifest).find((name) => endingsOf(key).some((ending) => name.endsWith(ending)));

  // A build that lacks it, or holds it under another path, would send its pages without their styles.
  if (!chunkOfBlock(frameKey)) throw new Error('The client build has no frame: run the build again');

  /** The list, fetched when it is needed, that names a block's chunk where the entry does not. */
  const listOf = (chunk: string): string | undefined =>
    Object.keys(manifest).find(
      (name) => name.endsWith(listEnding) && manifest[name]?.dynamicImports?.includes(chunk),
    );

  function walk(name: string, seen: Set<string>): void {
    if (seen.has(name)) return;
    for (const next of manifest[name]?.imports ?? []) walk(next, seen);
    seen.add(name);
  }
  const stored = new Map<string, { readonly css: readonly string[]; readonly scripts: readonly string[] }>();
  function filesOf(keys: readonly string[]): {
    readonly css: readonly string[];
    readonly scripts: readonly string[];
  } {
    const id = keys.join();
    let files = stored.get(id);
    if (!files) {
      const seen = new Set<string>();
      walk(entryName as string, seen);
      // A part that comes later is drawn by the server all the same: its sheet cannot wait for its script.
      const styled = new Set<string>();
      for (const key of keys) {
        const chunk = chunkOfBlock(key);
        if (!chunk) continue;
        const list = listOf(chunk);
        if (list) walk(list, seen);
        walk(chunk, seen);
        for (const part of manifest[chunk]?.dynamicImports ?? []) walk(part, styled);
      }
      const chunks = [...seen].map((name) => manifest[name]).filter((chunk) => chunk !== undefined);
      files = {
        css: [...new Set([...seen, ...styled].flatMap((name) => manifest[name]?.css ?? []))],
        scripts: chunks
          .filter((chunk) => chunk !== manifest[entryName as string])
          .map((chunk) => `${base}/${chunk.file}`),
      };
      stored.set(id, files);
    }
    return files;
  }
  // Read now: a build that replaces the files under a running server must not take its pages.
  const sheets = new Map(
    [...new Set(Object.values(manifest).flatMap((chunk) => chunk.css ?? []))].map((file) => [
      file,
      readCss(file),
    ]),
  );
  const texts = new Map<string, string>();
  return {
    entry: `${base}/${manifest[entryName]?.file}`,
    stylesOf: (keys) => filesOf(keys).css.map((file) => `${base}/${file}`),
    chunksOf: (keys) => filesOf(keys).scripts,
    cssOf(keys) {
      const { css } = filesOf(keys);
      const id = css.join();
      let text = texts.get(id);
      if (text === undefined) {
        // Addresses in a built sheet are relative to it; inside the document they must be absolute.
        text = css
          .map((file) => sheets.get(file) ?? '')
          .join('\n')
          .replaceAll('</', '<\\/');
        texts.set(id, text);
      }
      return text;
    },
  };
}
