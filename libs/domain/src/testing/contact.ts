import type { ContactRequest } from '../contact/contact.schema'

/** A contact message that the schema accepts. */
export const buildContactRequest = (over: Partial<ContactRequest> = {}): ContactRequest => ({
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  subject: 'A question about credentials',
  message: 'How long is a credential valid?',
  inquiryType: 'candidate',
  ...over,
})
