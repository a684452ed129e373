import { CONTACT } from '@tryka/domain'

/** Where people write to: questions, work here, personal data. Letters and the public site name them. */
export interface Contacts {
  hello: string
  careers: string
  privacy: string
}

/** Mail comes from here until it is told better: nobody reads it. */
export const NO_SENDER = 'Tryka <no-reply@localhost>'

interface Said {
  CONTACT_HELLO?: string | undefined
  CONTACT_CAREERS?: string | undefined
  CONTACT_PRIVACY?: string | undefined
  CONTACT_EMAIL?: string | undefined
  MAIL_FROM: string
}

/** `Tryka <hello@example.com>` is `hello@example.com`. */
const bare = (value: string): string => /<([^<>]+)>\s*$/.exec(value)?.[1] ?? value.trim()

/** What is not set is where the contact form goes, else where mail comes from; who set nothing at all has the samples. */
export function contactsOf(e: Said): Contacts {
  const other = e.CONTACT_EMAIL ?? (e.MAIL_FROM === NO_SENDER ? undefined : e.MAIL_FROM)
  const hello = e.CONTACT_HELLO ?? other
  return {
    hello: bare(hello ?? CONTACT.hello),
    careers: bare(e.CONTACT_CAREERS ?? hello ?? CONTACT.careers),
    privacy: bare(e.CONTACT_PRIVACY ?? hello ?? CONTACT.privacy),
  }
}

const NAMES = { hello: 'CONTACT_HELLO', careers: 'CONTACT_CAREERS', privacy: 'CONTACT_PRIVACY' } as const

/** A site for others names addresses where mail is read: a sentence for each that is not. */
export function sampleContacts(e: Said): string[] {
  const contacts = contactsOf(e)
  if (contacts.hello === CONTACT.hello && !e.CONTACT_HELLO)
    return ['CONTACT_HELLO is required in production: set it to an address where people reach you.']
  return (['hello', 'careers', 'privacy'] as const)
    .filter((kind) => contacts[kind].toLowerCase().endsWith('.example'))
    .map(
      (kind) =>
        `${NAMES[kind]} is ${contacts[kind]}, where no mail is delivered: set it to an address of yours.`,
    )
}
