import type { EntityManager } from 'typeorm'
import { IsNull, Not } from 'typeorm'
import { ALWAYS, BRAND } from '@tryka/domain'
import type { Rendered } from '../../../services/outbox/letters'
import { dropped } from '../../../services/outbox/letters'
import type { Message } from '../../../services/outbox/queue'
import { FIRST } from '../../../services/outbox/queue'
import type { TroubleName } from '../../../services/troubles/trouble.table'
import { AdminEntity } from '../admin.entity'

export const TROUBLE_TEMPLATE = 'console-trouble'

/** What is wrong, in figures; no name of anybody is in it. */
export interface TroubleNews {
  trouble: TroubleName
  at: string
  /** Mails of the hour, or letters that were given up. */
  count: number
  /** Until mails wait, or since when nothing was answered. */
  moment: string | null
}

interface Data extends TroubleNews {
  /** The owner who is told. */
  toId: string
}

/** One letter to each active owner who has an address. */
export async function troubleMessages(manager: EntityManager, news: TroubleNews): Promise<Message[]> {
  const owners = await manager.findBy(AdminEntity, { role: 'owner', state: 'active', email: Not(IsNull()) })
  return owners.flatMap(({ id: toId, email }) =>
    email === null
      ? []
      : [
          {
            template: TROUBLE_TEMPLATE,
            data: { ...news, toId } satisfies Data,
            to: { address: email },
            kind: ALWAYS,
            dedup: `trouble:${news.trouble}:${news.at}:${toId}`,
            priority: FIRST,
          },
        ],
  )
}

const SUBJECTS: Record<TroubleName, string> = {
  'mail-limit': 'mail waits for the next hour',
  'dead-letters': 'mails were given up',
  dns: 'no domain can be looked up',
}

/** The screen of the console that shows it. */
const SCREENS: Record<TroubleName, { line: string; path: string }> = {
  'mail-limit': { line: 'See what waits', path: '/admin-delivery' },
  'dead-letters': { line: 'See them, and try again', path: '/admin-delivery' },
  dns: { line: 'See the companies that wait', path: '/admin-companies' },
}

const written = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })
const timeOf = (iso: string): string => `${written.format(new Date(iso))} UTC`

function said({ trouble, at, count, moment }: TroubleNews): string[] {
  const texts: Record<TroubleName, string[]> = {
    'mail-limit': [
      `On ${timeOf(at)} the limit of ${count} mails an hour was used up (MAILS_PER_HOUR).`,
      `What is left waits${moment ? ` until ${timeOf(moment)}` : ''} and then goes out by itself; nothing is lost. If it happens often, the limit is too low, or somebody sends too much.`,
    ],
    'dead-letters': [
      `On ${timeOf(at)} there were ${count} mails that nobody tries to send any more.`,
      'The list says why: refused addresses, or a mail server that was away for five days.',
    ],
    dns: [
      `No look-up of a company’s domain was answered since ${timeOf(moment ?? at)}.`,
      'Companies cannot prove a domain by its DNS meanwhile. Look at the name servers of the machine, or at DNS_SERVERS.',
    ],
  }
  return texts[trouble]
}

/** Made when it goes out: whoever is no owner any more is told nothing. */
export async function troubleLetter(
  manager: EntityManager,
  data: object,
  adminUrl: string,
): Promise<Rendered> {
  const { toId, ...news } = data as Data
  const isOwner = await manager.existsBy(AdminEntity, { id: toId, state: 'active', role: 'owner' })
  if (!isOwner) return dropped('administers no more')
  const { line, path } = SCREENS[news.trouble]
  return {
    letter: {
      kind: 'alarm',
      strand: 'amber',
      subject: `${BRAND.adminName}: ${SUBJECTS[news.trouble]}`,
      parts: [
        ...said(news),
        { line, link: `${adminUrl}${path}` },
        'You are told once a day at most, as an owner of the console.',
      ],
    },
  }
}
