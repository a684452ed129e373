/**
 * Whom a mail is for, which decides how it is limited: a code that somebody waits for, what a person is told and sent,
 * what of that cannot wait (security, decisions, an interview that is near), the team behind the product, digests and news, which can wait, or what owners must hear when nothing else goes out.
 */
export type MailKind = 'code' | 'person' | 'urgent' | 'team' | 'news' | 'alarm'

/** A mail in both forms; every mail has a text that stands alone. */
export interface Mail {
  kind: MailKind
  to: string
  subject: string
  text: string
  html: string
  headers?: Record<string, string>
  /** Of a mail that may be sent again after a crash: the same each time, so that a mailbox can tell. */
  messageId?: string
  /** An iCalendar object that the mail carries, with its method. */
  calendar?: { method: 'REQUEST' | 'CANCEL'; content: string }
}

export interface Mailer {
  /** Resolves when the mail is accepted; rejects with a refusal when it cannot be sent now. */
  send(mail: Mail): Promise<void>
  close(): Promise<void>
}
