/**
 * The ids of a block's answers, to link to one: `#faq-wat-kost-het`. Two questions that read alike are numbered.
 * @returns one per question, in their order, each once
 */
export function questionIds(questions: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return questions.map((question) => {
    const words = question
      .normalize('NFD')
      .toLowerCase()
      .replaceAll(/\p{M}/gu, '')
      .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
      .slice(0, 60)
      .replaceAll(/^-+|(?<!-)-+$/g, '');
    const count = (seen.get(words) ?? 0) + 1;
    seen.set(words, count);
    return ['faq', words, count > 1 && count].filter(Boolean).join('-');
  });
}
