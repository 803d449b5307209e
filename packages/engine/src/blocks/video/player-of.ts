import type { LinkedVideo, VideoService } from '@boardwright/blocks-schema';

/** Who shows a video that is elsewhere. */
interface Player {
  readonly service: string;
  /** Whom it belongs to: who receives the visitor's data. */
  readonly owner: string;
  /** Of the player, in the mode in which it follows the least. */
  readonly embed: (video: LinkedVideo) => string;
  /** Of the video's own page. */
  readonly page: (video: LinkedVideo) => string;
}

const players: Readonly<Record<VideoService, Player>> = {
  youtube: {
    service: 'YouTube',
    owner: 'Google',
    embed: ({ id }) => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`,
    page: ({ id }) => `https://www.youtube.com/watch?v=${id}`,
  },
  vimeo: {
    service: 'Vimeo',
    owner: 'Vimeo.com',
    embed: ({ id, secret }) =>
      `https://player.vimeo.com/video/${id}?dnt=1&autoplay=1${secret === undefined ? '' : `&h=${secret}`}`,
    page: ({ id, secret }) => `https://vimeo.com/${id}${secret === undefined ? '' : `/${secret}`}`,
  },
};

/** Names and addresses of the player of a video. */
export function playerOf(video: LinkedVideo) {
  const { service, owner, embed, page } = players[video.service];
  return { service, owner, embed: embed(video), page: page(video) };
}
