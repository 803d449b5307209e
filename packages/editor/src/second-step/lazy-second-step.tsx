import { lazy, Suspense, type ComponentProps } from 'react';
import type { SecondStepForm, SecondStepPage } from './second-step-page.tsx';

const Page = lazy(async () => {
  const loaded = await import('./second-step-page.tsx');
  return { default: loaded.SecondStepPage };
});
const Form = lazy(async () => {
  const loaded = await import('./second-step-page.tsx');
  return { default: loaded.SecondStepForm };
});

/** The second step as a page, fetched by who has one to take: nobody else brings its texts along. */
export function LazySecondStepPage(props: ComponentProps<typeof SecondStepPage>) {
  return (
    <Suspense fallback={null}>
      <Page {...props} />
    </Suspense>
  );
}

/** The same without the page around it. */
export function LazySecondStepForm(props: ComponentProps<typeof SecondStepForm>) {
  return (
    <Suspense fallback={null}>
      <Form {...props} />
    </Suspense>
  );
}
