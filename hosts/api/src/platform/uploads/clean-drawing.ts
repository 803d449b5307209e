import sanitizeHtml from 'sanitize-html';

/** What draws, and what says how; nothing that runs, leads on, moves or fetches. */
const tags =
  `svg g defs symbol use title desc path rect circle ellipse line polyline polygon text tspan textPath
  linearGradient radialGradient stop pattern clipPath mask marker image style switch
  filter feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap
  feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology
  feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence`.split(/\s+/);

/** Addresses that stay in the drawing itself. */
const ofItself = /^\s*#[\w:.-]+\s*$/;
const drawn = /^\s*data:image\/(?:png|jpe?g|webp|gif);base64,[\w+/=\s]*$/i;
/** In a style: what fetches, or could hide that it does behind an escaped letter. */
const fetches = /@import|expression|\\|url\(\s*(?!['"]?#)/i;

function safeAttributes(tagName: string, attribs: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const safe = Object.entries(attribs).filter(([name, value]) => {
    if (/^on/i.test(name) || fetches.test(value)) return false;
    if (!/(?:^|:)href$/i.test(name)) return !/(?:^|:)(?:src|base|action|formaction)$/i.test(name);
    return tagName === 'image' ? drawn.test(value) || ofItself.test(value) : ofItself.test(value);
  });
  return { tagName, attribs: Object.fromEntries(safe) };
}

const options: sanitizeHtml.IOptions = {
  parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false, decodeEntities: true },
  allowedTags: tags,
  // Which ones go is said below, for each by its value.
  allowedAttributes: false,
  // A style is text here; what of it could fetch is taken out with it below.
  allowVulnerableTags: true,
  allowedSchemesAppliedToAttributes: [],
  nonTextTags: ['script', 'foreignObject', 'iframe', 'object', 'embed', 'textarea', 'option', 'noscript'],
  transformTags: { '*': safeAttributes },
  exclusiveFilter: ({ tag, text }) => tag === 'style' && fetches.test(text),
};

/** What may stand before a drawing, by how it begins and ends. */
const before = [
  ['<?', '?>'],
  ['<!--', '-->'],
  ['<!DOCTYPE', '>'],
] as const;

/** Whether a file is a drawing, by what is in it. */
export function isDrawing(content: Uint8Array): boolean {
  let text = new TextDecoder().decode(content.subarray(0, 16_384)).trimStart();
  for (;;) {
    const [start, end] = before.find(([one]) => text.startsWith(one)) ?? [];
    if (start === undefined || end === undefined) return /^<(?:svg:)?svg[\s/>]/.test(text);
    const at = text.indexOf(end, start.length);
    if (at === -1) return false;
    text = text.slice(at + end.length).trimStart();
  }
}

/** A drawing (SVG) as it may be put on a page: without scripts, links, movement, and whatever is fetched from elsewhere. */
export function cleanDrawing(content: Uint8Array): Buffer {
  return Buffer.from(sanitizeHtml(new TextDecoder().decode(content), options).trim());
}
