import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';

/**
 * A page that is fetched by who follows a link to it: nobody else brings its texts along.
 * @param load fetches its code
 */
export function lazyPage<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => ReactNode {
  const Page = lazy<ComponentType<Props>>(async () => ({ default: await load() }));
  return function LazyPage(props) {
    return (
      <Suspense fallback={null}>
        <Page {...props} />
      </Suspense>
    );
  };
}
