/** Where a request to talk stands. The company reads `blocked` as `declined`. */
export const FIRST_CONTACT_STATES = [
  'sent',
  'accepted',
  'declined',
  'blocked',
  'expired',
  'taken_back',
] as const
export type FirstContactState = (typeof FIRST_CONTACT_STATES)[number]

/** A request that nobody answers ends after so many days. */
export const FIRST_CONTACT_DAYS = 14
/** After a no a company leaves a person alone for so many days. */
export const CONTACT_REST_DAYS = 90
/** The answers that count for what a company may ask in a day. */
export const ANSWERS_COUNTED = 50

/** Below this many answers nothing is known of a company. */
const ENOUGH_ANSWERS = 10
/** Until then, and of one that everybody declines, and what a company gains that everybody accepts. */
const UNKNOWN = 10
const LEAST = 5
const MORE = 15

/** Of the newest answers to a company's requests and invitations, `ANSWERS_COUNTED` at most. */
export interface ContactAnswers {
  answered: number
  accepted: number
}

/** How many people a company may ask in 24 hours, from 5 to 20, by how its last ones were answered. */
export const contactsPerDay = ({ answered, accepted }: ContactAnswers): number =>
  answered < ENOUGH_ANSWERS ? UNKNOWN : LEAST + Math.floor((MORE * accepted) / answered)

/** Why the limit is what it is, for the team to read. */
export const contactLimitWhy = ({ answered, accepted }: ContactAnswers): string =>
  answered < ENOUGH_ANSWERS
    ? `A company may ask ${UNKNOWN} people a day until ${ENOUGH_ANSWERS} have answered.`
    : `${accepted} of the last ${answered} answers were yes: that makes ${contactsPerDay({ answered, accepted })} people a day.`
