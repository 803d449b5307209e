import { passwordLength } from '@boardwright/api-client/contract';
import type { register, SettingsOf } from '@boardwright/blocks-schema';
import type { BlockContext } from '../../board/define-block.ts';
import { fillPlaceholders } from '../../page/placeholders.ts';
import type { VisitorRole } from '../../features/people/auth-card/role-address.ts';
import { roleChoice, type RoleChoice } from '../../features/people/auth-card/visitor-roles.ts';
import { phoneCountries, type PhoneCountry } from '@boardwright/ui/phone-countries';
import type { SafeHtml } from '@boardwright/ui/safe-html';
import { sanitise } from '@boardwright/ui/sanitise';

export type RegisterSettings = SettingsOf<typeof register>;

/** What a role agrees to, the board's placeholders filled in. */
export interface RoleTerms {
  /** The block's own text, under the form. */
  readonly text: SafeHtml | undefined;
  /** The site's whole terms and privacy policy, to unfold. */
  readonly terms: SafeHtml | undefined;
  readonly privacy: SafeHtml | undefined;
}

export interface RegisterData extends RoleChoice {
  readonly terms: Readonly<Record<VisitorRole, RoleTerms>>;
  /** Beside the box; none where the block has no words of its own. */
  readonly accept: SafeHtml | undefined;
  readonly newsletters: readonly { readonly id: number; readonly consent: string }[];
  readonly countries: readonly PhoneCountry[];
  /** Fewest characters of a password. */
  readonly least: number;
}

/** Roles, terms, newsletters and countries of the registration form (specification §2 'register', §3). */
export async function loadRegister(settings: RegisterSettings, context: BlockContext): Promise<RegisterData> {
  const { board, configuration, siteSettings: site } = context;
  const choice = roleChoice(context);
  // A candidate's form alone needs no list of countries.
  const companies = choice.current === 'employer' || settings.layout === 'splitForm';
  const filled = (markup: string) => (markup ? sanitise(fillPlaceholders(markup, context)) : undefined);
  return {
    ...choice,
    terms: {
      candidate: {
        text: filled(settings.termsTextCandidate),
        terms: filled(site.terms_text_candidate),
        privacy: filled(site.privacy_text_candidate),
      },
      employer: {
        text: filled(settings.termsTextEmployer),
        terms: filled(site.terms_text_employer),
        privacy: filled(site.privacy_text_employer),
      },
    },
    accept: filled(settings.checkboxAcceptText),
    newsletters: configuration.newsletters,
    countries: companies ? phoneCountries(board.locale, site.search_countries) : [],
    least: passwordLength.least,
  };
}
