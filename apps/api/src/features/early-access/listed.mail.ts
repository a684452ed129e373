import type { EntityManager } from 'typeorm'
import { ADMISSION_RULES, ALWAYS, BRAND, DAY_MS, FOCUS_AREAS, dashboardPath } from '@tryka/domain'
import type { Config } from '../../config'
import type { MailPart } from '../../mail/compose'
import type { Rendered } from '../../services/outbox/letters'
import { dropped } from '../../services/outbox/letters'
import type { Message } from '../../services/outbox/queue'
import { LAST } from '../../services/outbox/queue'
import type { SignupRow } from './signup.entity'
import { SignupEntity } from './signup.entity'

export const LISTED_TEMPLATE = 'early-access-listed'

/** A confirmation that comes later than this only puzzles. */
const WORTH_TELLING_MS = 2 * DAY_MS

interface ListedData {
  signupId: string
}

/** Tells somebody once that they are on the list, at the address that they have just proven. */
export const listedMessage = ({ id, email }: Pick<SignupRow, 'id' | 'email'>, now: Date): Message => ({
  template: LISTED_TEMPLATE,
  data: { signupId: id } satisfies ListedData,
  to: { address: email },
  kind: ALWAYS,
  dedup: `${LISTED_TEMPLATE}:${id}`,
  // Many at once must not hold back what somebody waits for.
  priority: LAST,
  expiresAt: new Date(now.getTime() + WORTH_TELLING_MS).toISOString(),
})

/** Where the letter leads, and who is let in. */
type Site = Pick<Config, 'publicUrl' | 'appUrl' | 'admission'>

/** What follows, as it is here. */
const next = ({ admission }: Site): string =>
  admission === 'open'
    ? 'You need not wait: whoever signs in with a proven address has a place at once.'
    : `You need to do nothing more. We bring people in by field, in the order of the list. When it is your turn you get an email with a link to your place; it works for ${ADMISSION_RULES.days} days. We name no date before there is one.`

/** Something to do meanwhile, which needs no invitation. */
const meanwhile = (isCompany: boolean, { publicUrl, appUrl }: Site): MailPart =>
  isCompany
    ? {
        line: 'You can read now how hiring works here:',
        link: `${publicUrl}/employers`,
        label: 'See how hiring works',
      }
    : {
        line: 'The CV builder needs no invitation and no account. You can begin now:',
        link: `${appUrl}${dashboardPath('candidate', 'cv-builder', { resume: 'new' })}`,
        label: 'Build your CV',
      }

/** What is known when the letter is made; a request that was erased or let in meanwhile is told nothing. */
export async function listedLetter(manager: EntityManager, data: object, site: Site): Promise<Rendered> {
  const { signupId } = data as ListedData
  const row = await manager.findOneBy(SignupEntity, { id: signupId, emailVerified: true })
  if (!row) return dropped('not on the list any more')
  if (row.standing !== null) return dropped('told more meanwhile')
  // A field of our own list is named; what somebody typed in its place is not.
  const field = FOCUS_AREAS.some((area) => area === row.focusArea) ? `, for ${row.focusArea}` : ''
  return {
    letter: {
      strand: 'green',
      subject: 'You are on the early-access list',
      why: `You get this mail because somebody joined the early-access list of ${BRAND.name} with this address and typed the code that we sent to it. It comes once.`,
      parts: [
        `Your request for early access has arrived${field}.`,
        next(site),
        meanwhile(row.userType === 'company', site),
        {
          line: 'What we keep about you, to see, to take along or to erase, is behind a link that we send to this address when you ask for it:',
          link: `${site.publicUrl}/privacy-policy#my-data`,
          label: 'My data',
        },
      ],
    },
  }
}
