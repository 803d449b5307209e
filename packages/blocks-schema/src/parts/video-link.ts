/** Whose player shows a video that is elsewhere. */
export const videoServices = ['youtube', 'vimeo'] as const;
export type VideoService = (typeof videoServices)[number];

/** A video of somebody else, as its address names it. */
export interface LinkedVideo {
  readonly service: VideoService;
  readonly id: string;
  /** Of a video of Vimeo that only who has its address may see. */
  readonly secret?: string;
}

/** As browsers, buttons for sharing and code for embedding write them; other parameters may stand before the video's own. */
const youtube = [
  /^https:\/\/(?:www\.|m\.)?youtube\.com\/watch\?(?:[a-z_]{1,12}=[\w-]{0,60}&){0,4}v=([\w-]{11})(?:[&#]\S*)?$/,
  /^https:\/\/(?:www\.|m\.)?youtube\.com\/(?:embed|shorts|live)\/([\w-]{11})(?:[?&#/]\S*)?$/,
  /^https:\/\/(?:www\.)?youtube-nocookie\.com\/embed\/([\w-]{11})(?:[?&#/]\S*)?$/,
  /^https:\/\/youtu\.be\/([\w-]{11})(?:[?&#/]\S*)?$/,
];
const vimeo = [
  /^https:\/\/player\.vimeo\.com\/video\/(\d{1,15})(?:\?h=([0-9a-f]{6,20}))?(?:[?&#]\S*)?$/,
  /^https:\/\/(?:www\.)?vimeo\.com\/(\d{1,15})(?:\/([0-9a-f]{6,20}))?(?:[?#]\S*)?$/,
];

/** Addresses of videos of YouTube and Vimeo, as browsers and their buttons for sharing give them; or nothing. */
export const videoLink = {
  type: 'string',
  default: '',
  maxLength: 500,
  pattern: `^$|${[...youtube, ...vimeo].map(({ source }) => source).join('|')}`,
  kind: 'address',
} as const;

/** Reads which video an address names; undefined for any other address. */
export function linkedVideo(address: string): LinkedVideo | undefined {
  for (const pattern of youtube) {
    const [, id] = pattern.exec(address) ?? [];
    if (id !== undefined) return { service: 'youtube', id };
  }
  for (const pattern of vimeo) {
    const [, id, secret] = pattern.exec(address) ?? [];
    if (id !== undefined) return { service: 'vimeo', id, ...(secret !== undefined && { secret }) };
  }
  return undefined;
}

/** By which a visitor's choice about videos that are elsewhere is remembered, among those about cookies. */
export const videoConsent = 'videos-elsewhere';
