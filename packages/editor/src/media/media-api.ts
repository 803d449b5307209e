import type {
  BodyOf,
  Contract,
  MediaPage,
  MediaPicture,
  MediaPlaces,
  SentOf,
} from '@boardwright/api-client/contract';
import { createContext, useContext } from 'react';
import type { Saved } from '../written/use-save-written.ts';

export type MediaQuery = Pick<
  SentOf<Contract['media']['findMedia']>['query'] & object,
  'search' | 'view' | 'language' | 'kind' | 'sort' | 'after'
>;
export type MediaCrop = BodyOf<Contract['media']['cropMedia']>;
export type NewVideo = BodyOf<Contract['media']['addVideo']>;
export type MediaChange = BodyOf<Contract['media']['saveMedia']>;

/** What an admin does with the pictures and videos of a site. Each throws an Error whose message is a sentence for the admin. */
export interface MediaApi {
  readonly list: (query: MediaQuery) => Promise<MediaPage>;
  readonly read: (id: number) => Promise<MediaPicture>;
  readonly save: (id: number, change: MediaChange) => Promise<Saved<MediaPicture>>;
  /** Adds a picture. */
  readonly upload: (file: File) => Promise<{ readonly url: string }>;
  /** Keeps a part of a video until it is added; parts count from 1. */
  readonly sendVideoPart: (upload: string, part: number, content: Blob) => Promise<unknown>;
  /** Makes a video of the parts that were sent. */
  readonly addVideo: (video: NewVideo) => Promise<unknown>;
  readonly saveCaptions: (id: number, language: string, file: File) => Promise<unknown>;
  readonly deleteCaptions: (id: number, language: string) => Promise<unknown>;
  readonly restoreCaptions: (id: number, captionsId: number) => Promise<unknown>;
  /** Puts another picture in its place, everywhere. */
  readonly replace: (id: number, file: File) => Promise<unknown>;
  /** Puts a part of it in its place, everywhere. */
  readonly crop: (id: number, part: MediaCrop) => Promise<unknown>;
  readonly remove: (id: number) => Promise<unknown>;
  readonly restore: (id: number) => Promise<unknown>;
  /** Where each of several is shown. */
  readonly places: (ids: readonly number[]) => Promise<MediaPlaces['pictures']>;
  /** @returns those that were there */
  readonly removeMany: (ids: readonly number[]) => Promise<readonly number[]>;
  /** @returns those that were deleted */
  readonly restoreMany: (ids: readonly number[]) => Promise<readonly number[]>;
}

export const MediaApiContext = createContext<MediaApi | undefined>(undefined);

/** @throws Error where the workspace is drawn without its api */
export function useMediaApi(): MediaApi {
  const api = useContext(MediaApiContext);
  if (!api) throw new Error('There is no API of the library above');
  return api;
}
