import { expect } from 'vitest';
import { describeSettings, type Rendering } from '../../testing/index.ts';
import { getByRole, parseHtml, queryAllByRole } from '@boardwright/ui/testing';
import { jobDetailsBlock } from './job-details.block.ts';

const employer: Rendering = { visitor: 'employer' };
const field = (name: string) => `name="${name}"`;

/** The cards below the job, which is an article itself. */
const relatedIn = (html: string) =>
  queryAllByRole(html, 'article').filter((card) => !card.querySelector('h1'));

describeSettings(jobDetailsBlock, (setting) => {
  setting('hideOrganisationCard', 'leaves out who the employer is', async (draw) => {
    expect(await draw()).toContain('Thuiszorg en kleinschalig wonen');
    expect(await draw({ hideOrganisationCard: true })).not.toContain('Thuiszorg en kleinschalig wonen');
  });

  setting('hideSegmentsCard', 'leaves out the links to jobs that share something', async (draw) => {
    expect(await draw()).toContain('Meer zoals dit');
    expect(await draw({ hideSegmentsCard: true })).not.toContain('Meer zoals dit');
  });

  setting(
    'showContactOwnerButton',
    'shows a logged-in employer, and only them, a way to whoever placed the job',
    async (draw) => {
      const on = { showContactOwnerButton: true };
      expect(await draw(on, employer)).toContain('Neem contact op met de plaatser');
      expect(await draw(on)).not.toContain('Neem contact op');
      expect(await draw(on, { visitor: 'candidate' })).not.toContain('Neem contact op');
      expect(await draw({}, employer)).not.toContain('Neem contact op');
    },
  );

  setting('contactOwnerButtonText', 'is what that button says', async (draw) => {
    const on = { showContactOwnerButton: true, contactOwnerButtonText: 'Bel de plaatser' };
    expect(await draw(on, employer)).toContain('Bel de plaatser');
  });

  setting('termsTextApply', 'stands under the form', async (draw) => {
    const html = await draw({ termsTextApply: '<p>We bewaren je gegevens vier weken.</p>' });
    expect(html.indexOf('We bewaren je gegevens vier weken.')).toBeGreaterThan(html.indexOf('</form>'));
  });

  setting('showRelatedJobs', 'shows jobs that resemble this one', async (draw) => {
    expect(relatedIn(await draw())).not.toHaveLength(0);
    expect(relatedIn(await draw({ showRelatedJobs: false }))).toHaveLength(0);
  });

  setting('relatedJobsCount', 'is how many of them: three', async (draw) => {
    expect(relatedIn(await draw())).toHaveLength(3);
    expect(relatedIn(await draw({ relatedJobsCount: 6 }))).toHaveLength(6);
  });

  setting('showBackButton', 'leads back to the list as one left it', async (draw) => {
    const search = '?location_name=Groningen&page=2';
    expect(await draw({}, { search })).toContain('href="/vacatures?location_name=Groningen&amp;page=2"');
    expect(await draw({}, { search })).toContain('Terug naar 123 vacatures');
    expect(await draw({ showBackButton: false }, { search })).not.toContain('Terug naar');
  });

  setting(
    'hideCreateCandidate',
    'leaves out the offer to make a profile of the application',
    async (draw) => {
      expect(await draw()).toContain(field('candidate'));
      expect(await draw({ hideCreateCandidate: true })).not.toContain(field('candidate'));
      expect(await draw({}, { visitor: 'candidate' })).not.toContain(field('candidate'));
    },
  );

  setting('hideTermsAndConditions', 'leaves out the box to agree to the terms', async (draw) => {
    const terms = getByRole(await draw(), 'checkbox', /voorwaarden/);
    expect(terms.getAttribute('name')).toBe('terms');
    expect(terms.hasAttribute('required')).toBe(true);
    expect(await draw({ hideTermsAndConditions: true })).not.toContain(field('terms'));
  });

  /** A field in its three modes, and which of them it is in when nobody chose. */
  const modes =
    (name: string, input: string, usual: string) => async (draw: (settings?: object) => Promise<string>) => {
      /** Nothing, where it is not asked for; else whether it must be filled in. */
      const required = async (mode: string) =>
        parseHtml(await draw({ [name]: mode }))
          .querySelector(`[${field(input)}]`)
          ?.hasAttribute('required');
      expect(await required('hide')).toBeUndefined();
      expect(await required('show_required')).toBe(true);
      expect(await required('show_not_required')).toBe(false);
      expect(await draw()).toBe(await draw({ [name]: usual }));
    };

  setting(
    'hideGender',
    'hides the salutation, requires it, or asks for it without requiring it; hidden by default',
    modes('hideGender', 'salutation', 'hide'),
  );

  setting(
    'hideResume',
    'hides the CV, requires it, or asks for it without requiring it, as by default',
    modes('hideResume', 'cv', 'show_not_required'),
  );

  setting(
    'hideMotivation',
    'hides the motivation, requires it, or asks for it without requiring it, as by default',
    modes('hideMotivation', 'motivation_text', 'show_not_required'),
  );

  setting('checkboxAcceptText', 'is what one agrees to, in the admin’s own words', async (draw) => {
    const html = await draw({ checkboxAcceptText: '<p>Ik ken de <a href="/regels">regels</a>.</p>' });
    const label = getByRole(html, 'checkbox', 'Ik ken de regels.').closest('label');
    expect(getByRole(label ?? '', 'link').getAttribute('href')).toBe('/regels');
    expect(html).not.toContain('href="/voorwaarden" target');
  });

  setting('displayCountryFlag', 'puts the country’s flag before the place', async (draw) => {
    expect(await draw({ displayCountryFlag: true })).toContain('aria-label="Land: Nederland"');
    expect(await draw()).not.toContain('Land: Nederland');
  });
});
