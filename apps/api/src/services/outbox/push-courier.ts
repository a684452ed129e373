import { DAY_MS } from '@tryka/domain'
import type { Clock } from '../../clock'
import type { MailPart } from '../../mail/compose'
import type { Preferences } from '../preferences/preferences'
import type { PushBrowsers } from '../push/push-browsers'
import type { PushNote, PushSender } from '../push/push-sender'
import type { OwnLetter } from './letters'
import type { OutboxRow } from './outbox.table'

interface Deps {
  clock: Clock
  preferences: Preferences
  browsers: PushBrowsers
  sender: PushSender
}

/** Browsers that have it already stand in the row, so that the next try leaves them alone. */
interface PushData {
  pushedTo?: readonly string[]
}

export type Pushed = { sent: true } | { drop: string } | { again: object; forMs: number | null }

const textOf = (part: MailPart | undefined): string => (typeof part === 'string' ? part : '')
const linkOf = (parts: readonly MailPart[]): string =>
  parts.flatMap((part) => (typeof part !== 'string' && 'link' in part ? [part.link] : [])).at(0) ?? '/'

/** A letter as a browser shows it: its subject holds no name, what it says may. */
export const noteOf = (
  row: Pick<OutboxRow, 'id' | 'kind'>,
  { subject, parts }: OwnLetter,
  showDetails: boolean,
): PushNote => ({
  tag: row.id,
  kind: row.kind,
  title: subject,
  body: showDetails ? textOf(parts[0]) : '',
  link: linkOf(parts),
})

/** Delivers a row to each browser of its account, once to each that takes it. */
export class PushCourier {
  constructor(private readonly deps: Deps) {}

  async deliver(row: OutboxRow, accountId: string, note: PushNote): Promise<Pushed> {
    const { clock, preferences, browsers, sender } = this.deps
    const now = clock.now()
    const { pushedTo } = row.data as PushData
    const rows = (await browsers.reachable(accountId)).filter(({ id }) => !pushedTo?.includes(id))
    if (rows.length === 0) return pushedTo?.length ? { sent: true } : { drop: 'no browser' }
    // Tried again it is the same push, and was counted.
    if (!pushedTo && !(await preferences.takePush(accountId, now.toISOString().slice(0, 10))))
      return { drop: 'limit of the day' }
    const lastMs = Math.min(DAY_MS, Date.parse(row.expiresAt ?? '') - now.getTime() || DAY_MS)
    const time = { ttlS: Math.max(60, Math.floor(lastMs / 1_000)), isUrgent: row.urgentFrom !== null }
    const results = await Promise.all(
      rows.map(async (browser) => ({ id: browser.id, ...(await sender.send(browser, note, time)) })),
    )
    const taken = results.filter(({ is }) => is === 'taken').map(({ id }) => id)
    const done = [...(pushedTo ?? []), ...taken]
    const pauses = results.flatMap((result) => (result.is === 'later' ? [result.forS * 1_000] : []))
    if (pauses.length || results.some(({ is }) => is === 'failed'))
      return {
        again: { ...row.data, pushedTo: done },
        forMs: pauses.length ? Math.max(...pauses) : null,
      }
    return done.length ? { sent: true } : { drop: 'no browser took it' }
  }
}
