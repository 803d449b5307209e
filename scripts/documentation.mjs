/** Writes the documentation as files. */
import { inRepository, run } from './repository.mjs';

export const documentationFolder = inRepository('docs-site');

/**
 * @param {string} folder where it is written
 * @param {(detail: string) => void} update called with what is being done
 */
export function writeDocumentation(folder, update) {
  return run('vitepress', ['build', '--outDir', folder], {
    cwd: documentationFolder,
    env: { NO_COLOR: '1' },
    onLine: (line) => {
      // `- building client + server bundles...`
      const [doing] = /\b(building|rendering|generating)\b[^.]*/.exec(line) ?? [];
      if (doing) update(doing);
    },
  });
}
