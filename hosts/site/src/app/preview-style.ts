/** How the bar of a preview looks: in the document with it, by the theme's tokens. */
export const previewStyle = `
.preview{position:sticky;top:0;z-index:var(--z-cookie);font-size:var(--text-s);line-height:var(--leading-snug)}
.preview details{position:relative;background:var(--dark-ground);color:var(--dark-ink)}
.preview details:not([open]){position:absolute;top:0;right:var(--gutter);border-radius:0 0 var(--radius) var(--radius)}
.preview summary{display:flex;align-items:center;justify-content:flex-end;gap:var(--s-2);min-height:1.75rem;padding:0 var(--s-3);cursor:pointer;list-style:none}
.preview summary::-webkit-details-marker{display:none}
.preview details[open]>summary{position:absolute;z-index:1;top:0;right:0;width:2.75rem;height:2.75rem;justify-content:center;padding:0}
.preview details[open]>summary b{display:none}
.preview summary::after{content:"";width:.5rem;height:.5rem;border:solid currentColor;border-width:2px 0 0 2px;transform:translateY(2px) rotate(45deg)}
.preview details:not([open])>summary::after{transform:translateY(-2px) rotate(225deg)}
.preview-state{flex:none;padding:0 var(--s-2);border-radius:999px;background:#f5d687;color:#4a3200;font-size:var(--text-xs);line-height:1.25rem}
.preview-state[data-live]{background:#c9ebd3;color:#0d3d20}
.preview details>div{display:flex;flex-wrap:wrap;align-items:center;gap:0 var(--s-4);min-height:2.75rem;padding:var(--s-1) 3rem var(--s-1) max(var(--gutter),calc((100% - var(--brand-container))/2))}
.preview p{display:flex;flex:1 1 16rem;flex-wrap:wrap;align-items:center;gap:0 var(--s-2);min-width:0;margin:0}
.preview p>b{overflow-wrap:anywhere}
.preview details>div>div{display:flex;flex-wrap:wrap;gap:0 var(--s-3)}
.preview nav{display:flex}
.preview a{display:inline-flex;align-items:center;min-height:2.25rem;padding:0 var(--s-2);border-radius:var(--radius);color:inherit;text-decoration:underline;text-underline-offset:.2em}
.preview nav a{text-decoration:none}
.preview a:hover{text-decoration:underline}
.preview nav a[aria-current]{background:var(--dark-ink);color:var(--dark-ground);font-weight:var(--weight-medium)}
.preview :focus-visible{outline:2px solid currentColor;outline-offset:-2px}
@media (width>=64rem){:root:has(.preview details[open]){--above:2.75rem}}
@media (width<64rem){.preview{position:relative}}
@media (width<40rem){.preview details>div{padding-right:var(--gutter)}.preview p{flex-basis:100%;padding-right:2rem}.preview p>span{flex-basis:100%}}
@media print{.preview{display:none}}
`.replaceAll('\n', '');
