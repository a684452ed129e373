import { endpoint } from '../http/endpoint'
import type {
  AskedReaders,
  FailurePage,
  FailuresQuery,
  Issue,
  IssueEdit,
  IssuePage,
  IssueParams,
  IssuePreview,
  IssuesQuery,
  IssueStep,
  IssueTest,
  IssueTestReceipt,
  IssueText,
  LeaveParams,
  LeaveReceipt,
  NewsletterConfirmed,
  NewsletterToken,
  SubscriberPage,
  SubscribersQuery,
  WholeIssue,
} from './newsletter.schema'

export const confirmNewsletter = endpoint<{
  body: typeof NewsletterToken
  response: typeof NewsletterConfirmed
}>('POST', '/api/newsletter/confirm')
/** Called by mail programs (RFC 8058), with the token in the address and a form as the body. */
export const leaveNewsletter = endpoint<{ params: typeof LeaveParams; response: typeof LeaveReceipt }>(
  'POST',
  '/api/newsletter/leave/:token',
)

const base = '/api/admin/issues'
type OfIssue = { params: typeof IssueParams }

export const listIssues = endpoint<{ query: typeof IssuesQuery; response: typeof IssuePage }>('GET', base)
export const writeIssue = endpoint<{ body: typeof IssueText; response: typeof WholeIssue }>('POST', base)
export const previewIssue = endpoint<{ body: typeof IssueText; response: typeof IssuePreview }>(
  'POST',
  `${base}/preview`,
)
export const getIssue = endpoint<OfIssue & { response: typeof WholeIssue }>('GET', `${base}/:id`)
export const editIssue = endpoint<OfIssue & { body: typeof IssueEdit; response: typeof WholeIssue }>(
  'PUT',
  `${base}/:id`,
)
export const deleteIssue = endpoint<OfIssue>('DELETE', `${base}/:id`)
export const testIssue = endpoint<OfIssue & { body: typeof IssueTest; response: typeof IssueTestReceipt }>(
  'POST',
  `${base}/:id/test`,
)
const step = (name: string) =>
  endpoint<OfIssue & { body: typeof IssueStep; response: typeof Issue }>('POST', `${base}/:id/${name}`)
export const startIssue = step('start')
export const pauseIssue = step('pause')
export const resumeIssue = step('resume')
export const cancelIssue = step('cancel')
export const listFailures = endpoint<OfIssue & { query: typeof FailuresQuery; response: typeof FailurePage }>(
  'GET',
  `${base}/:id/failures`,
)

export const listSubscribers = endpoint<{
  query: typeof SubscribersQuery
  response: typeof SubscriberPage
}>('GET', '/api/admin/subscribers')
export const askSubscribers = endpoint<{ response: typeof AskedReaders }>(
  'POST',
  '/api/admin/subscribers/ask',
)

/** A file, fetched by `download`. */
export const SUBSCRIBERS_CSV = { path: '/api/admin/export/subscribers', filename: 'subscribers.csv' } as const
