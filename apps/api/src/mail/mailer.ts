/** A mail in both forms; every mail has a text that stands alone. */
export interface Mail {
  to: string
  subject: string
  text: string
  html: string
  headers?: Record<string, string>
  /** An iCalendar object that the mail carries, with its method. */
  calendar?: { method: 'REQUEST' | 'CANCEL'; content: string }
}

export interface Mailer {
  /** Resolves when the mail is accepted; rejects with a 503 refusal when it cannot be sent now. */
  send(mail: Mail): Promise<void>
  close(): Promise<void>
}
