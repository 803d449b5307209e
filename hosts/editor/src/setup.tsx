import { isLocale, localeOf } from '@boardwright/messages';
import { ApiError } from '@boardwright/api-client';
import { SetupPage, type SetupEffects } from '@boardwright/editor';
import { client } from './engine.ts';
import { version } from './env.ts';

const token = (): string => new URL(location.href).searchParams.get('token') ?? '';
const isNotFound = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.status === 410 || error.status === 400);

const effects: SetupEffects = {
  host: location.hostname,
  async read() {
    try {
      const { data } = await client.setup.readSetup({ query: { token: token() }, as: 'admin' });
      return { languages: data.languages, defaultLanguage: data.default_language };
    } catch (error) {
      if (isNotFound(error)) return undefined;
      throw error;
    }
  },
  async complete({ languages, default_language, ...answers }) {
    try {
      await client.setup.completeSetup({
        body: {
          ...answers,
          token: token(),
          languages: languages.filter(isLocale),
          default_language: localeOf(default_language),
          origin: location.origin,
        },
        as: 'admin',
      });
      return undefined;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return error.status === 410 ? 'expired' : { message: error.message, fields: error.fields };
    }
  },
  // The token is used up: no way back leads to it.
  goOn: () => location.replace('/create-jobboard'),
};

/** The page of the one-time link by which an owner makes the first account. */
export function Setup() {
  return <SetupPage version={version} effects={effects} />;
}
