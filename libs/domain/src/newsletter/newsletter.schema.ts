import { z } from 'zod'
import { LIMITS } from '../limits'
import { Email, Id, IsoTime, requiredText, text } from '../text/text.schema'
import {
  DELIVERY_STATES,
  fitsIssue,
  ISSUE_STATES,
  NEWSLETTER_RULES,
  SUBSCRIBER_STATES,
} from './newsletter.rules'

/** What stands behind the `#` of the address in the mail. */
export const NewsletterToken = z.strictObject({ token: z.string().min(1).max(200) })
export const NewsletterConfirmed = z.object({ confirmed: z.literal(true) })
export const LeaveParams = z.strictObject({ token: z.string().max(160) })
/** The same for every token: it tells nobody whether there is a reader behind one. */
export const LeaveReceipt = z.object({ received: z.literal(true) })

/** What is written: nothing of it needs to be there before it is sent. */
const written = {
  subject: text(NEWSLETTER_RULES.subject).refine((value) => !/[\r\n]/.test(value), 'Use one line.'),
  /** The first line that a mailbox shows beside the subject. */
  preview: text(NEWSLETTER_RULES.preview),
  markdown: z
    .string()
    .max(NEWSLETTER_RULES.bytes, 'A letter has at most 200 KB.')
    .refine((value) => !value.includes('\0'), 'Remove the characters that cannot be stored.')
    .refine(fitsIssue, 'A letter has at most 200 KB.'),
}
export const IssueText = z.strictObject(written)
export type IssueText = z.infer<typeof IssueText>
/** `version` is what the administrator saw. */
export const IssueEdit = z.strictObject({ ...written, version: z.number().int() })
export const IssueStep = z.strictObject({ version: z.number().int() })

export const IssueParams = z.strictObject({ id: Id })
const count = z.number().int()

/** A letter and how far it is. */
export const Issue = z.object({
  id: Id,
  subject: z.string(),
  preview: z.string(),
  state: z.enum(ISSUE_STATES),
  by: z.string(),
  updatedAt: IsoTime,
  startedAt: IsoTime.nullable(),
  finishedAt: IsoTime.nullable(),
  /** Whom it goes to; 0 before it starts. */
  recipients: count,
  sent: count,
  failed: count,
  /** Who left, or was erased, before their turn. */
  skipped: count,
  /** Of those that are left, who is tried again after a failure. */
  retried: count,
  /** Who left by the link in it. */
  left: count,
  /** The mail limit, or a mail server that is away, lets nothing out until then. */
  heldUntil: IsoTime.nullable(),
  version: count,
})
export type Issue = z.infer<typeof Issue>
export const WholeIssue = z.object({ ...Issue.shape, markdown: z.string() })
export type WholeIssue = z.infer<typeof WholeIssue>

const after = z.string().max(120).optional()
/** Counts of readers by state. */
export const ReaderCounts = z.object({
  ...(Object.fromEntries(SUBSCRIBER_STATES.map((state) => [state, count])) as Record<
    (typeof SUBSCRIBER_STATES)[number],
    typeof count
  >),
  /** Of those who did not confirm, who was never asked to: they were on the list before. */
  unasked: count,
})
export type ReaderCounts = z.infer<typeof ReaderCounts>

export const IssuesQuery = z.strictObject({ after })
/** The latest first. */
export const IssuePage = z.object({
  items: z.array(Issue),
  next: z.string().nullable(),
  readers: ReaderCounts,
  /** Letters that the mail limit lets out in an hour. */
  perHour: count,
})
export type IssuePage = z.infer<typeof IssuePage>

/** A letter as its readers get it, without anybody's links. */
export const IssuePreview = z.object({ html: z.string(), text: z.string() })
export type IssuePreview = z.infer<typeof IssuePreview>

export const IssueTest = z.strictObject({ to: Email })
export const IssueTestReceipt = z.object({ sent: z.literal(true) })

/** A mail that did not arrive yet, or never will. */
export const IssueFailure = z.object({
  subscriberId: Id,
  /** Half hidden; null for somebody who was erased. */
  email: z.string().nullable(),
  state: z.enum(DELIVERY_STATES),
  tries: count,
  reason: z.string(),
  at: IsoTime,
})
export type IssueFailure = z.infer<typeof IssueFailure>
export const FailuresQuery = z.strictObject({ after })
export const FailurePage = z.object({ items: z.array(IssueFailure), next: z.string().nullable() })
export type FailurePage = z.infer<typeof FailurePage>

export const SubscribersQuery = z.strictObject({
  /** The beginning of an address. */
  search: text(LIMITS.search).optional(),
  state: z.enum(SUBSCRIBER_STATES).optional(),
  after,
})
export const SubscriberFilter = SubscribersQuery.omit({ after: true })
export type SubscriberFilter = z.infer<typeof SubscriberFilter>
export const Subscriber = z.object({
  id: Id,
  email: z.string(),
  state: z.enum(SUBSCRIBER_STATES),
  createdAt: IsoTime,
  askedAt: IsoTime.nullable(),
  confirmedAt: IsoTime.nullable(),
  leftAt: IsoTime.nullable(),
  bounces: count,
})
export type Subscriber = z.infer<typeof Subscriber>
export const SubscriberPage = z.object({ items: z.array(Subscriber), next: z.string().nullable() })

export const AskedReaders = z.object({ asked: count, left: count })

/** Before it is sent a letter has a subject and words. */
export const SendableIssue = z.object({
  subject: requiredText(NEWSLETTER_RULES.subject, 'Give the letter a subject.'),
  markdown: z.string().refine((value) => value.trim() !== '', 'Write the letter first.'),
})
