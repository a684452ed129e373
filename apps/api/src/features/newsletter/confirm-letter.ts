import type { EntityManager } from 'typeorm'
import { BRAND, NEWSLETTER_RULES } from '@tryka/domain'
import type { Rendered } from '../../services/outbox/letters'
import { dropped } from '../../services/outbox/letters'
import type { NewsletterLinks } from './newsletter-links'
import { SubscriberEntity } from './subscriber.table'

interface Asked {
  subscriberId: string
  askedAt: string
}

/** Asks somebody to confirm, unless they did meanwhile or were asked anew. */
export async function confirmLetter(
  manager: EntityManager,
  links: NewsletterLinks,
  data: object,
): Promise<Rendered> {
  const { subscriberId, askedAt } = data as Asked
  const row = await manager.findOneBy(SubscriberEntity, { id: subscriberId })
  if (row?.state !== 'pending' || row.askedAt !== askedAt) return dropped('not asked any more')
  return {
    letter: {
      strand: 'green',
      subject: 'Confirm your subscription',
      parts: [
        `Somebody, we hope you, asked for the newsletter of ${BRAND.name} with this address.`,
        {
          line: 'Confirm it with one press on this page:',
          link: links.confirmLink(links.confirmToken(subscriberId, askedAt)),
          label: 'Confirm',
        },
        `The link works for ${NEWSLETTER_RULES.confirmDays} days. Until you press, no letter is sent. If you did not ask for it, you can ignore this email.`,
      ],
    },
  }
}
