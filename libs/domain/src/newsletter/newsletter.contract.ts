import { contract } from '../http/contract'
import * as calls from './newsletter.endpoints'
import * as schema from './newsletter.schema'

const access = 'admin' as const
const params = schema.IssueParams
const step = { params, body: schema.IssueStep, response: schema.Issue, access }

export const newsletterApi = {
  confirm: contract(calls.confirmNewsletter, {
    body: schema.NewsletterToken,
    response: schema.NewsletterConfirmed,
    access: 'public',
    rate: 'otp-verify',
    summary: 'Confirm a subscription by the link of the mail',
  }),
  leave: contract(calls.leaveNewsletter, {
    params: schema.LeaveParams,
    response: schema.LeaveReceipt,
    access: 'public',
    frugal: true,
    summary: 'Leave the newsletter by the link of a letter, in one press',
  }),
  issues: contract(calls.listIssues, {
    query: schema.IssuesQuery,
    response: schema.IssuePage,
    access,
    summary: 'Letters, the latest first, and how many read them',
  }),
  write: contract(calls.writeIssue, {
    body: schema.IssueText,
    response: schema.WholeIssue,
    status: 201,
    access,
    summary: 'Begin a letter',
  }),
  preview: contract(calls.previewIssue, {
    body: schema.IssueText,
    response: schema.IssuePreview,
    access,
    adminRole: 'reader',
    frugal: true,
    summary: 'A letter as its readers get it; nothing is kept or sent',
  }),
  issue: contract(calls.getIssue, {
    params,
    response: schema.WholeIssue,
    access,
    summary: 'One letter with its words',
  }),
  edit: contract(calls.editIssue, {
    params,
    body: schema.IssueEdit,
    response: schema.WholeIssue,
    access,
    summary: 'Change a letter that was not sent',
  }),
  remove: contract(calls.deleteIssue, { params, access, summary: 'Delete a letter that was not sent' }),
  test: contract(calls.testIssue, {
    params,
    body: schema.IssueTest,
    response: schema.IssueTestReceipt,
    access,
    summary: 'Send a letter to one address, to look at it',
  }),
  start: contract(calls.startIssue, {
    ...step,
    adminRole: 'owner',
    stepUp: true,
    summary: 'Send a letter to everybody who confirmed',
  }),
  pause: contract(calls.pauseIssue, { ...step, summary: 'Stop sending for now' }),
  resume: contract(calls.resumeIssue, { ...step, summary: 'Go on sending' }),
  cancel: contract(calls.cancelIssue, { ...step, summary: 'Stop for good: the rest is not sent' }),
  failures: contract(calls.listFailures, {
    params,
    query: schema.FailuresQuery,
    response: schema.FailurePage,
    access,
    summary: 'Mails of a letter that did not arrive, with the reason',
  }),
  subscribers: contract(calls.listSubscribers, {
    query: schema.SubscribersQuery,
    response: schema.SubscriberPage,
    access,
    summary: 'Readers of the newsletter, the latest first',
  }),
  ask: contract(calls.askSubscribers, {
    response: schema.AskedReaders,
    access,
    adminRole: 'owner',
    stepUp: true,
    summary: 'Ask those who were on the list before to confirm, each once',
  }),
}
