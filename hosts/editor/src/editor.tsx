import { useEffect, useState } from 'react';
import { RouterProvider } from 'react-router';
import { createRouter } from './routes.tsx';

/** The editor of a logged-in admin. Its router lives as long as the session is shown. */
export function Editor() {
  const [router, setRouter] = useState<ReturnType<typeof createRouter>>();
  useEffect(() => {
    const made = createRouter();
    setRouter(made);
    return () => made.dispose();
  }, []);
  return router ? <RouterProvider router={router} /> : null;
}
