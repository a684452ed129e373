import type { EntityManager } from 'typeorm'
import type { Chosen, InvitationPreview } from '@tryka/domain'
import { emailKey } from '@tryka/domain'
import type { Clock } from '../../../clock'
import type { Database } from '../../../db/database'
import { endOf } from '../../../services/admissions/admissions'
import type { Inviter } from '../../../services/admissions/invitation.mail'
import { invitationMail } from '../../../services/admissions/invitation.mail'
import type { Invitations } from './invitations.service'
import type { RequestList } from './request-list'

/** What stands in a preview where the link of a mail has its token. */
const NO_TOKEN = 'the-link-of-each-person'

interface Deps {
  db: Database
  clock: Clock
  invitations: Invitations
  requests: RequestList
  inviter: Inviter
}

/** What a press of *Send* would do; nothing is sent. */
export class Choosing {
  constructor(private readonly deps: Deps) {}

  async preview(chosen: Chosen, actor: string): Promise<InvitationPreview> {
    const { db, clock, invitations, requests, inviter } = this.deps
    const found =
      'emails' in chosen
        ? { keys: [...new Set(chosen.emails.map(emailKey))].sort(), unverified: 0 }
        : await requests.next(chosen.filter, chosen.next)
    return db.transaction(async (manager: EntityManager) => {
      const { asked, before, unverified } = await invitations.sort(manager, found.keys)
      const { hour, day } = await invitations.left(manager, actor)
      const [first] = asked
      const mail =
        first &&
        invitationMail(
          { to: first.email, request: first, endsAt: endOf(clock.now()), token: NO_TOKEN },
          inviter,
        )
      return {
        emails: asked.map(({ email }) => email),
        before,
        unverified: unverified + found.unverified,
        left: Math.min(hour, day),
        mail: mail ? { to: mail.to, subject: mail.subject, text: mail.text } : null,
      }
    })
  }
}
