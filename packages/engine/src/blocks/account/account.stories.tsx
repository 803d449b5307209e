// Written by storybook/write-stories.ts from the block's fixtures.
import { withText } from '@boardwright/ui/stories';
import type { Meta } from '@storybook/react-vite';
import { blockStories } from '../../testing/block-stories.tsx';
import { accountBlock } from './account.block.ts';

const { shared, story } = blockStories(accountBlock);

const meta: Meta = {
  title: 'Blocks/Account',
  tags: ['autodocs', 'stable', 'since-1.30'],
  ...withText(
    shared,
    "Everything somebody with an account does: a candidate's applications, resume and alerts, an employer's jobs, applicants and shop, each on a tab. Only on a page of its own, between the navbar and the footer.",
  ),
};
export default meta;

export const Default = story('default');
export const Employer = story('employer');
export const EditProfile = story('edit-profile');
export const Favourites = story('favourites');
export const FavouriteOrganisations = story('favourite-organisations');
export const JobAlerts = story('job-alerts');
export const Resume = story('resume');
export const ResumeEntry = story('resume-entry');
export const ResumeReview = story('resume-review');
export const NoResume = story('no-resume');
export const JobAlert = story('job-alert');
export const EmployerProfile = story('employer-profile');
export const NewAccount = story('new-account');
export const ManageJobs = story('manage-jobs');
export const NoJobs = story('no-jobs');
export const Organisations = story('organisations');
export const NoOrganisations = story('no-organisations');
export const Organisation = story('organisation');
export const OrganisationForm = story('organisation-form');
export const OrganisationPart = story('organisation-part');
export const Company = story('company');
export const Tokens = story('tokens');
export const NoTokens = story('no-tokens');
export const WebShop = story('web-shop');
export const EmptyShop = story('empty-shop');
export const OrderForm = story('order-form');
export const OpenOrder = story('open-order');
export const PaidOrder = story('paid-order');
export const JobTakenOff = story('job-taken-off');
export const JobNumbers = story('job-numbers');
export const EditJob = story('edit-job');
export const Applications = story('applications');
export const Application = story('application');
export const ContactRequests = story('contact-requests');
export const ContactLink = story('contact-link');
export const ContactedCandidates = story('contacted-candidates');
export const NobodyContacted = story('nobody-contacted');
export const Introduction = story('introduction');
export const Applicants = story('applicants');
export const ApplicantsTable = story('applicants-table');
export const Applicant = story('applicant');
export const MoveApplicants = story('move-applicants');
export const ApplicantStages = story('applicant-stages');
export const NoApplicants = story('no-applicants');
export const Bare = story('bare');
