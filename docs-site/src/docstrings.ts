import { namesIn, read } from './repository.ts';

/** What the sources say of a name that a package exports. */
export interface Documented {
  /** Its docstring as Markdown; empty where there is none. */
  readonly text: string;
  readonly file: string;
  /** An interface as it is written, with what it says of its parts. */
  readonly declaration?: string;
}

const declared =
  /(?:\/\*\*((?:(?!\*\/)[^])*)\*\/\n)?^export (?:async |declare )?(?:function|const|class|interface|type) (\w+)/gm;

const tested = /\.(test|test-d|stories|scenes|fixture|fixtures)\.tsx?$/;

const filesIn = (folder: string): readonly string[] =>
  namesIn(folder).flatMap((name) => {
    const path = `${folder}/${name}`;
    if (!/\.\w+$/.test(name)) return filesIn(path);
    return /\.tsx?$/.test(name) && !tested.test(name) ? [path] : [];
  });

/** Text that is no markup, but for what stands between backticks. */
const escaped = (text: string): string =>
  text
    .split(/(`[^`]*`)/)
    .map((part, index) => (index % 2 === 1 ? part : part.replaceAll('<', '&lt;')))
    .join('');

/** A docstring as Markdown: parameters as a list, what is thrown and given back by name. */
function asMarkdown(comment: string): string {
  const lines = comment.split('\n').map((line) => line.replace(/^\s*\* ?/, '').trim());
  const [text = '', ...tags] = lines.join('\n').trim().split(/^@/m);
  const listed = tags.map((tag) => {
    const [, name = '', rest = ''] = /^(\w+)\s*([^]*)$/.exec(tag.trim()) ?? [];
    const [, parameter, what = ''] = (name === 'param' && /^(\S+)\s*([^]*)$/.exec(rest)) || [];
    return parameter ? `- \`${parameter}\`: ${escaped(what)}` : `- ${name}: ${escaped(rest)}`;
  });
  return [escaped(text.trim()), listed.join('\n')].filter(Boolean).join('\n\n');
}

/** Every exported name of a package as its sources document it. */
export function docstringsOf(folder: string): ReadonlyMap<string, Documented> {
  const found = new Map<string, Documented>();
  for (const file of filesIn(folder)) {
    const source = read(file);
    for (const { 1: comment = '', 2: name = '', index } of source.matchAll(declared)) {
      const known = found.get(name);
      const text = asMarkdown(comment);
      if (known && (known.text || !text)) continue;
      const [declaration] =
        new RegExp(`^export interface ${name}\\b[^]*?^}`, 'm').exec(source.slice(index)) ?? [];
      found.set(name, { text, file, ...(declaration && { declaration }) });
    }
  }
  return found;
}
