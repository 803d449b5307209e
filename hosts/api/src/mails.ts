/** Every mail that the API sends, as the functions that compose it: a preview of one needs no database and no mailer. */
export { alertMail, confirmAlertMail, type MailedAlert } from './alerts/mails/alert-mails.ts';
export { applicationWithdrawnMail, letterMail } from './applications/mails/applicant-mails.ts';
export {
  applicationConfirmedMail,
  applicationReceivedMail,
  type MailedApplication,
  type MailedJob,
} from './applications/mails/application-mails.ts';
export { feedStoppedMail } from './feeds/mails/feed-mails.ts';
export {
  type MailedOutcome,
  type MailedReport,
  reportDecidedMail,
  reportReceivedMail,
} from './jobs/mails/report-mails.ts';
export { type BoardMove, movedMail, returnedMail } from './jobs/mails/moved-mails.ts';
export { type MailedDecision, restoredMail, withheldMail } from './jobs/mails/withheld-mails.ts';
export { personDecidedMail } from './people/mails/person-mails.ts';
export { companyDecidedMail, type MailedCompany } from './companies/company-mails.ts';
export { newsletterMail } from './newsletters/confirm-newsletter-mail.ts';
export {
  accountDeletedMail,
  addressMovedMail,
  type MailedPerson,
  passwordChangedMail,
  profileOfferMail,
  resetMail,
  verificationMail,
} from './people/mails/account-mails.ts';
export { invitationMail } from './people/mails/client-mails.ts';
export { secondStepMail, type SecondStepNews } from './people/mails/second-step-mails.ts';
export { teamInvitationMail } from './people/mails/team-mails.ts';
export { type ComposedMail } from './platform/mail/compose-mail.ts';
export { type MailBrand, mailBrand } from './platform/mail/mail-brand.ts';
export {
  introducedMail,
  introductionReceivedMail,
  type MailedIntroduction,
} from './resumes/mails/introduction-mails.ts';
export { contactReplyMail, contactRequestMail } from './resumes/mails/relation-mails.ts';
export {
  budgetUsedMail,
  lotEndingMail,
  type MailedOrder,
  type MailedOwner,
  orderFailedMail,
  orderPaidMail,
  refundMail,
  reminderMail,
  renewalMail,
  requestMail,
  slotEndedMail,
  writtenOffMail,
} from './shop/mails/shop-mails.ts';
export { contactMail } from './site/mails/contact-mail.ts';
