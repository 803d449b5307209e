/** Renderings of pages that somebody has an earlier version of, by their key. */
export interface RendersInTime {
  /**
   * What a rendering comes to; undefined where it takes longer than one waits for it, or another of the same key is
   * already on its way. It goes on all the same: whoever comes later finds what it stored.
   */
  readonly run: <Rendered>(key: string, render: () => Promise<Rendered>) => Promise<Rendered | undefined>;
}

/**
 * @param options.patience milliseconds
 * @param options.onLateError called with why a rendering failed that nobody waits for any more
 */
export function createRendersInTime({
  patience,
  onLateError,
}: {
  readonly patience: number;
  readonly onLateError: (error: unknown) => void;
}): RendersInTime {
  const onTheWay = new Set<string>();
  return {
    async run(key, render) {
      if (onTheWay.has(key)) return undefined;
      onTheWay.add(key);
      const rendering = render().finally(() => onTheWay.delete(key));
      let isLate = false;
      rendering.catch((error: unknown) => {
        if (isLate) onLateError(error);
      });
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<undefined>((resolve) => {
        timer = setTimeout(() => {
          isLate = true;
          resolve(undefined);
        }, patience);
      });
      try {
        return await Promise.race([rendering, late]);
      } finally {
        clearTimeout(timer);
      }
    },
  };
}
