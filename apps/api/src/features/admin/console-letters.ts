import { randomUUID } from 'node:crypto'
import type { EntityManager } from 'typeorm'
import { IsNull, Not } from 'typeorm'
import { ALWAYS, BRAND } from '@tryka/domain'
import { quoted } from '../../mail/quoted'
import type { Rendered } from '../../services/outbox/letters'
import { dropped } from '../../services/outbox/letters'
import type { Message } from '../../services/outbox/queue'
import { AdminEntity } from './admin.entity'

/** What owners are told about who administers, and how they sign in. */
export type ConsoleEvent =
  | 'invited'
  | 'joined'
  | 'role'
  | 'blocked'
  | 'unblocked'
  | 'removed'
  | 'app-added'
  | 'app-removed'
  | 'passkey-added'
  | 'passkey-removed'
  | 'passkey-suspect'
  | 'recovery-renewed'
  | 'recovery-used'
  | 'password-reset'
  | 'password-changed'

export interface ConsoleNews {
  event: ConsoleEvent
  at: string
  /** Whom it is about. */
  adminId: string
  /** What they are called where the row may be gone. */
  name?: string
  role?: string
  /** Who did it, when it was somebody else. */
  by?: string
}

export const CONSOLE_TEMPLATE = 'console-security'
const PRIORITY = 1

interface Data extends ConsoleNews {
  /** The owner who is told. */
  toId: string
}

/** One letter to each active owner who has an address, and to whom it is about. */
export async function consoleNews(manager: EntityManager, news: ConsoleNews): Promise<Message[]> {
  const active = { state: 'active', email: Not(IsNull()) } as const
  const told = await manager.findBy(AdminEntity, [
    { ...active, role: 'owner' },
    { ...active, id: news.adminId },
  ])
  const name = randomUUID()
  return told.flatMap(({ id: toId, email }) =>
    email === null
      ? []
      : [
          {
            template: CONSOLE_TEMPLATE,
            data: { ...news, toId } satisfies Data,
            to: { address: email },
            kind: ALWAYS,
            dedup: `console:${name}:${toId}`,
            priority: PRIORITY,
          },
        ],
  )
}

const SUBJECTS: Record<ConsoleEvent, string> = {
  invited: 'somebody was invited',
  joined: 'somebody joined',
  role: 'a role changed',
  blocked: 'somebody was blocked',
  unblocked: 'somebody was let in again',
  removed: 'somebody was removed',
  'app-added': 'an authenticator app was set up',
  'app-removed': 'an authenticator app was removed',
  'passkey-added': 'a passkey was added',
  'passkey-removed': 'a passkey was removed',
  'passkey-suspect': 'a passkey is not accepted any more',
  'recovery-renewed': 'recovery codes were made anew',
  'recovery-used': 'a recovery code was used',
  'password-reset': 'a password was reset',
  'password-changed': 'a password was changed',
}

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })

function happened(event: ConsoleEvent, who: string, role = ''): string {
  const sentences: Record<ConsoleEvent, string> = {
    invited: `${who} was invited to administer as ${role}`,
    joined: `${who} joined as ${role}`,
    role: `${who} is ${role} now`,
    blocked: `${who} was blocked`,
    unblocked: `${who} was let in again`,
    removed: `${who} was removed`,
    'app-added': `${who} set up an authenticator app`,
    'app-removed': `${who} removed the authenticator app`,
    'passkey-added': `${who} added a passkey`,
    'passkey-removed': `${who} removed a passkey`,
    'passkey-suspect': `A passkey of ${who} was used in a way that a copy of it would be, and opens nothing any more`,
    'recovery-renewed': `${who} made new recovery codes`,
    'recovery-used': `${who} signed in with a recovery code`,
    'password-reset': `The password of ${who} was reset at the machine; app, passkeys and recovery codes are gone`,
    'password-changed': `${who} changed the password, and was signed out everywhere else`,
  }
  return sentences[event]
}

/** Made when it goes out: whoever administers no more is told nothing. */
export async function consoleLetter(
  manager: EntityManager,
  data: object,
  adminUrl: string,
): Promise<Rendered> {
  const { toId, event, at, adminId, role, by, ...news } = data as Data
  const to = await manager.findOneBy(AdminEntity, { id: toId, state: 'active' })
  if (!to || (to.role !== 'owner' && toId !== adminId)) return dropped('administers no more')
  const row = news.name ? null : await manager.findOneBy(AdminEntity, { id: adminId })
  const name = quoted(news.name ?? row?.username ?? 'somebody')
  const when = `${moment.format(new Date(at))} UTC`
  return {
    letter: {
      subject: `${BRAND.adminName}: ${SUBJECTS[event]}`,
      parts: [
        `${happened(event, name, role)}${by ? `, by ${quoted(by)}` : ''}: ${when}.`,
        'If you know of it, there is nothing to do. If not, open the console, look at Audit and Administrators, and block whom you do not know.',
        { line: 'Open Administrators', link: `${adminUrl}/admin-administrators` },
      ],
    },
  }
}
