/** Bytes. */
export const megabyte = 1024 * 1024;

/** The name under which a file is sent in parts: drawn at random by who sends it. */
export const sentUploadName = { type: 'string', pattern: '^[0-9a-f]{40}$' } as const;

/**
 * What may be uploaded (specification §5 'Uploads'): the API holds it, and forms look before they send. `types` are
 * extensions and media types as the attribute `accept` lists them; what is inside, the API reads.
 */
export const uploads = {
  document: { megabytes: 10, types: ['.pdf', '.doc', '.docx', '.tex', '.latex'] },
  picture: { megabytes: 5, types: ['image/jpeg', 'image/png'] },
  /** A picture that an admin puts on a site. */
  sitePicture: {
    megabytes: 5,
    types: ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif', 'image/svg+xml'],
  },
  /** A video that an admin puts into the library of a site; it is sent in parts of `partMegabytes`. */
  siteVideo: { megabytes: 100, partMegabytes: 5, types: ['video/mp4', 'video/webm'] },
  /** What is heard in a video, as text (WebVTT). */
  captions: { megabytes: 1, types: ['.vtt', 'text/vtt'] },
  /** A JSON Resume: the longest of a lifetime has a tenth of it. */
  resumeJson: { megabytes: 1, types: ['.json', 'application/json'] },
  /** A whole site; it is sent in parts of `partMegabytes`. */
  siteFile: { megabytes: 200, partMegabytes: 5, types: ['.zip', 'application/zip'] },
} as const;
