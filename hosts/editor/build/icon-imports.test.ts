import { describe, expect, it } from 'vitest';
import { iconFiles, withIconFiles } from './icon-imports.ts';

const files = iconFiles(`import * as index from './icons/index.mjs';
export { default as History, default as HistoryIcon } from './icons/rotate-ccw-clock.mjs';
export { default as Plus, default as LucidePlus } from './icons/plus.mjs';
export { default as Icon } from './Icon.mjs';`);

describe('icons imported by their files', () => {
  it('are found by each of their names, whatever the file is called', () => {
    expect(withIconFiles(`import { History, Plus as More } from 'lucide-react';`, files)).toBe(
      `import History from 'lucide-react/icons/rotate-ccw-clock'; import More from 'lucide-react/icons/plus';`,
    );
  });

  it('leave no import of the index behind where a type is taken along', () => {
    const code = `import {\n  Plus,\n  type LucideIcon,\n} from 'lucide-react';\nconst a = Plus;`;
    expect(withIconFiles(code, files)).toBe(
      `import Plus from 'lucide-react/icons/plus'; import type { LucideIcon } from 'lucide-react';\nconst a = Plus;`,
    );
  });
});
