/** @returns the parts that make a document scroll sideways, named; none when it fits */
export function widerThanTheScreen({ documentElement: page, body }: Document): string[] {
  const { clientWidth, scrollWidth } = page;
  if (scrollWidth <= clientWidth) return [];
  const wide = [...body.querySelectorAll('*')].filter(
    (part) => part.getBoundingClientRect().right > clientWidth + 0.5,
  );
  // What is in a wide part is wide with it; the innermost is what to look at.
  const innermost = wide.filter((part) => !wide.some((other) => other !== part && part.contains(other)));
  return innermost
    .slice(0, 3)
    .map(
      (part) =>
        `<${part.localName} class="${part.getAttribute('class') ?? ''}"> ${(part.textContent ?? '').slice(0, 40)}`,
    )
    .concat(`${scrollWidth} px in all`);
}
