import { HIRING_LIMITS } from '../hiring/limits'

/** People and skills that a company may ask for within 24 hours. */
export const VERIFICATION_REQUESTS_PER_DAY = 20

interface Asked {
  skill: string
  job: string
}

/** What a person is written: one text for everybody, to which a company adds nothing. */
export const verificationRequestText = ({ skill, job }: Asked): string =>
  [
    `${skill} is a must-have skill of our posting “${job}”. Would you verify it?`,
    'The assessment is under Skills & Credentials. You take it when you like, and you choose whether companies see the result; one below Beginner nobody else ever sees.',
    'You need not answer, and no answer has no effect: our company sees the day on which it asked, and nothing else. Nobody has to be verified to apply.',
  ].join('\n\n')

/** The line over a conversation that begins with it. */
export const verificationRequestSubject = ({ skill, job }: Asked): string =>
  `Verifying ${skill}: ${job}`.slice(0, HIRING_LIMITS.subject)
