// Written by storybook/write-stories.ts from storybook/pages/page-list.ts.
import { pageStories } from '@boardwright/engine/stories';
import type { Meta } from '@storybook/react-vite';

const { shared, story } = pageStories('p-account', 'account');

const meta: Meta = { title: 'Pages/My account', tags: ['autodocs'], ...shared };
export default meta;

export const Default = story('default');
export const NewAccount = story('new-account');
export const EditProfile = story('edit-profile');
export const Resume = story('resume');
export const Applications = story('applications');
export const ContactRequests = story('contact-requests');
export const Favourites = story('favourites');
export const JobAlerts = story('job-alerts');
export const Employer = story('employer');
export const EmployerProfile = story('employer-profile');
export const ManageJobs = story('manage-jobs');
export const EditJob = story('edit-job');
export const Applicants = story('applicants');
export const Applicant = story('applicant');
export const ContactedCandidates = story('contacted-candidates');
export const Organisations = story('organisations');
export const Company = story('company');
export const Tokens = story('tokens');
export const WebShop = story('web-shop');
export const OrderForm = story('order-form');
export const OpenOrder = story('open-order');
export const PaidOrder = story('paid-order');
