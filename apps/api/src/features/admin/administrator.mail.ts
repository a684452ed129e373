import { ADMIN_RULES, BRAND } from '@tryka/domain'
import type { AdminRole } from '@tryka/domain'
import { composeMail } from '../../mail/compose'
import type { Mail } from '../../mail/mailer'

interface Invited {
  to: string
  role: AdminRole
  token: string
}

/** What the token stands behind, so that no server on the way writes it down. */
const joinPath = (token: string): string => `/admin-join#invite=${token}`

/** The one mail to somebody who is invited to administer. */
export const administratorMail = ({ to, role, token }: Invited, adminUrl: string): Mail =>
  composeMail({
    kind: 'person',
    to,
    subject: `${BRAND.adminName}: you are invited`,
    parts: [
      `You are invited to administer ${BRAND.name} as ${role === 'owner' ? 'an' : 'a'} ${role}.`,
      {
        line: 'Choose a name and a password here. Opening the page changes nothing:',
        link: `${adminUrl}${joinPath(token)}`,
        label: 'Choose a name and a password',
      },
      `The link works once, for ${ADMIN_RULES.invitationHours} hours. It is for you alone: whoever has it can begin in your name.`,
      'If you do not know why you get this, do nothing, and it ends by itself.',
    ],
  })
