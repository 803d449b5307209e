/** Pixels of the longest side of a poster. */
const longest = 1600;
const quality = 0.85;
/** Seconds into a video whose picture stands for it: its first one is black too often. */
const moment = 1;
/** Milliseconds after which a video that the browser does not read is sent without a poster. */
const patience = 8000;

/** What a browser reads of a video before it is sent. */
export interface VideoFacts {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** A picture of it. */
  readonly poster: File | undefined;
}

/** What a player has in sight, as a picture; undefined where the browser gives it to nobody. */
export async function frameOf(video: HTMLVideoElement, name: string): Promise<File | undefined> {
  const { videoWidth: width, videoHeight: height } = video;
  if (width === 0 || height === 0) return undefined;
  const scale = Math.min(1, longest / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  try {
    canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
    const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
    return drawn ? new File([drawn], `${name}.jpg`, { type: 'image/jpeg' }) : undefined;
  } catch {
    // Policy: a video from elsewhere may be seen and not copied; a poster is chosen then.
    return undefined;
  }
}

/** Waits for an event of a player. @throws Error where the video cannot be read, or not in time */
function reached(video: HTMLVideoElement, event: 'loadeddata' | 'seeked'): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The video is not read')), patience);
    const end = (settle: () => void) => () => {
      clearTimeout(timer);
      settle();
    };
    video.addEventListener(event, end(resolve), { once: true });
    video.addEventListener(
      'error',
      end(() => reject(new Error('The video cannot be read'))),
      { once: true },
    );
  });
}

/**
 * Reads a video's size, and takes a picture of it.
 * @param name of the picture, without an ending
 * @returns undefined where this browser does not play it: others may
 */
export async function readVideo(file: File, name: string): Promise<VideoFacts | undefined> {
  const video = document.createElement('video');
  if (video.canPlayType(file.type) === '') return undefined;
  const address = URL.createObjectURL(file);
  try {
    video.muted = true;
    video.preload = 'auto';
    video.src = address;
    await reached(video, 'loadeddata');
    if (video.duration > moment) {
      video.currentTime = moment;
      await reached(video, 'seeked');
    }
    const { videoWidth: width, videoHeight: height } = video;
    return width === 0 ? undefined : { width, height, poster: await frameOf(video, name) };
  } catch {
    // Policy: it is sent without a poster, and the server looks whether it is a video at all.
    return undefined;
  } finally {
    video.removeAttribute('src');
    URL.revokeObjectURL(address);
  }
}
