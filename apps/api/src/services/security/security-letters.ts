import { randomUUID } from 'node:crypto'
import type { PlaceName } from '@tryka/domain'
import { ALWAYS, BRAND, dashboardPath, parsePlace } from '@tryka/domain'
import type { Clock } from '../../clock'
import { quoted } from '../../mail/quoted'
import type { AccountNews, SecurityEvent, SecurityNews } from '../accounts/account-news'
import type { OwnLetter, Rendered } from '../outbox/letters'
import type { Outbox } from '../outbox/outbox'
import type { Message } from '../outbox/queue'

interface DatedNews extends SecurityNews {
  at: string
}

export const SECURITY_TEMPLATE = 'security'
/** Before what somebody waits for: whoever took an account over is stopped by minutes. */
const PRIORITY = 1

/** News about accounts, by way of the outbox. */
export const accountNews = (outbox: Outbox, clock: Clock): AccountNews => ({
  tell: (manager, to, news) => {
    const data: DatedNews = { ...news, at: clock.now().toISOString() }
    const dedup = `security:${randomUUID()}`
    const message: Message = {
      template: SECURITY_TEMPLATE,
      data,
      to,
      kind: ALWAYS,
      dedup,
      priority: PRIORITY,
    }
    return outbox.enqueue(manager, [message])
  },
  nudge: () => outbox.nudge(),
})

const SUBJECTS: Record<SecurityEvent, string> = {
  'new-browser': 'Security: a new browser signed in',
  'passkey-added': 'Security: a passkey was added',
  'passkey-removed': 'Security: a passkey was removed',
  'passkey-suspect': 'Security: a passkey is not accepted any more',
  export: 'Security: your data was exported',
  erased: 'Security: your account was erased',
}

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })

/** What happened, as a sentence. */
function happened({ event, at, device, passkey = '' }: DatedNews): string {
  const when = `on ${moment.format(new Date(at))} UTC`
  const where = device ? `, in ${device}` : ''
  const sentences: Record<SecurityEvent, string> = {
    'new-browser': `Your account was opened ${when}${where}, where nobody had signed in to it before.`,
    'passkey-added': `The passkey ${quoted(passkey)} was added to your account ${when}${where}. It signs in without a code.`,
    'passkey-removed': `The passkey ${quoted(passkey)} was removed from your account ${when}${where}.`,
    'passkey-suspect': `The passkey ${quoted(passkey)} was used ${when} in a way that a copy of it would be. It opens your account no more; a code by email does, as ever.`,
    export: `All data of your account was exported ${when}${where}.`,
    erased: `Your account and what was in it were erased ${when}${where}.`,
  }
  return sentences[event]
}

/** Where sessions and passkeys are, on the side of the place that the account has. */
const settingsAt = (place: PlaceName): string =>
  dashboardPath(parsePlace(place)?.side ?? 'candidate', 'settings', { place })

function last(event: SecurityEvent, place: PlaceName | null): OwnLetter['parts'][number] {
  if (event === 'erased' || place === null)
    return `If it was not you, write to the address below. It is the last that ${BRAND.name} sends to this address about it.`
  const link = settingsAt(place)
  if (event === 'passkey-suspect') return { line: 'Remove it here, and make a new one:', link }
  return {
    line: 'If it was you, there is nothing to do. If not, end the sessions that you do not know:',
    link,
    label: 'Look at my sessions',
  }
}

/** The letter of one news: everything it says happened already, so it is never dropped. `place` is null without an account. */
export function securityLetter(data: object, place: PlaceName | null): Rendered {
  const news = data as DatedNews
  return { letter: { subject: SUBJECTS[news.event], parts: [happened(news), last(news.event, place)] } }
}
