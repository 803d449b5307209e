/**
 * Fills `{slot}`s. `{In}` is `{in}` with a capital, and so for every slot. Throws on a slot that has no value, so
 * that a typing error never reaches a reader.
 */
export function fill(text: string, slots: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (_, slot: string) => {
    const value = slots[slot];
    if (value !== undefined) return value;
    const lower = slots[slot.charAt(0).toLowerCase() + slot.slice(1)];
    if (lower === undefined) throw new Error(`Nothing known for {${slot}} in: ${text}`);
    return lower.charAt(0).toUpperCase() + lower.slice(1);
  });
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Plain text made safe for HTML. */
export const escapeHtml = (text: string): string => text.replace(/[&<>]/g, (sign) => escapes[sign] ?? sign);

export const paragraphs = (texts: readonly string[]): string =>
  texts.map((text) => `<p>${escapeHtml(text)}</p>`).join('\n');

export const bullets = (texts: readonly string[]): string =>
  `<ul>${texts.map((text) => `<li>${escapeHtml(text)}</li>`).join('')}</ul>`;
