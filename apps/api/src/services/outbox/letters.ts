import type { Letter } from '../../mail/compose'
import type { MailKind } from '../../mail/mailer'
import type { OutboxRow } from './outbox.table'

/** A letter without its address. Links may be paths of the app. */
export type OwnLetter = Pick<Letter, 'subject' | 'parts' | 'calendar' | 'strand'> & {
  /** Why somebody gets it who has no account, where the mail has no switch. */
  why?: string
  /** Of what limit it takes: that of what people are told, unless it is said. */
  kind?: MailKind
}

/** What becomes of a row when its turn has come: a letter, or nothing, because nobody wants it any more. */
export type Rendered = { letter: OwnLetter } | { drop: string }

/** Makes the letter of a row from what is stored now, and looks whether it is still to be sent. */
export type Template = (row: OutboxRow) => Promise<Rendered>

/** Every template by the name that rows have for it. */
export type Templates = Readonly<Record<string, Template>>

export const dropped = (reason: string): Rendered => ({ drop: reason })
