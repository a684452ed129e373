import { ADMISSION_RULES, BRAND, FOCUS_AREAS, invitationPath } from '@tryka/domain'
import type { Letter, Letterhead } from '../../mail/compose'
import { composeMail } from '../../mail/compose'
import type { Mail } from '../../mail/mailer'

/** What the list knows of whom is invited. */
export interface Asked {
  createdAt: string
  focusArea: string
}

const day = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})
const dayOf = (iso: string): string => day.format(new Date(iso))

/** A field of our own list is named; what somebody typed in its place is not. */
function asked({ createdAt, focusArea }: Asked): string {
  const ours = FOCUS_AREAS.some((area) => area === focusArea)
  return `You joined the early-access list on ${dayOf(createdAt)}${ours ? ` for ${focusArea}` : ''}. Your place is ready.`
}

export interface Invited {
  to: string
  request: Asked | null
  endsAt: string
  token: string
}

/** Who invites: the sender of all mail, and where the link leads. */
export type Inviter = Letterhead & { appUrl: string }

const WHY = `You get this mail because somebody joined the early-access list of ${BRAND.name} with this address.`

/** What the mail of an invitation says. Opening its link changes nothing: mail systems open links too. */
export const invitationLetter = (
  { request, endsAt, token }: Omit<Invited, 'to'>,
  appUrl: string,
): Pick<Letter, 'subject' | 'strand' | 'parts'> & { why: string } => ({
  strand: 'amber',
  why: WHY,
  subject: `Your place on ${BRAND.name} is ready`,
  parts: [
    request ? asked(request) : 'Your place is ready.',
    {
      line: 'Take it here. Opening the page changes nothing; the button on it begins:',
      link: `${appUrl}${invitationPath(token)}`,
      label: 'Take my place',
    },
    `The link works once, for ${ADMISSION_RULES.days} days, until ${dayOf(endsAt)}. It is for you alone: whoever has it can begin in your name.`,
  ],
})

/** The same as a whole mail, to be looked at before it is sent. */
export function invitationMail({ to, ...invited }: Invited, inviter: Inviter): Mail {
  const { why, ...letter } = invitationLetter(invited, inviter.appUrl)
  return composeMail({ kind: 'person', to, ...letter, foot: [why] }, inviter)
}
