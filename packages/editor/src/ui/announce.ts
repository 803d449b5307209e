const place = 'announcements';

/** Says a sentence to who listens to the page: one polite live region for the whole editor. */
export function announce(sentence: string): void {
  let region = document.getElementById(place);
  if (!region) {
    region = document.createElement('div');
    region.id = place;
    region.setAttribute('role', 'status');
    region.style.cssText = 'position:fixed;top:0;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)';
    document.body.append(region);
  }
  // The same sentence twice is said twice: a hard space makes it another text.
  region.textContent = region.textContent === sentence ? `${sentence}\u00a0` : sentence;
}
