import type { Agent } from 'node:https'
import type { Clock } from '../../clock'
import { deriveKey, keyedHash } from '../../keys'
import type { PushBrowsers } from './push-browsers'
import { pushEndpoint } from './push-hosts'
import { sendRequest } from './push-request'
import type { PushSubscriptionRow } from './push-subscription.table'
import type { VapidKeys } from './vapid'

/** What a browser shows; it is encrypted for that browser alone (RFC 8291). */
export interface PushNote {
  /** Another of the same name takes its place. */
  tag: string
  kind: string
  title: string
  body: string
  /** A path of the app, with its place. */
  link: string
}

export interface PushSettings {
  keys: VapidKeys
  /** Whom push services write to about us: `mailto:` or `https:`. */
  subject: string
  /** Hosts beside the known ones. */
  hosts: readonly string[]
  /** The usual one unless a test says otherwise. */
  agent?: Agent | undefined
}

interface Deps extends PushSettings {
  browsers: PushBrowsers
  clock: Clock
}

export interface PushTime {
  /** Nobody wants it after so many seconds. */
  ttlS: number
  isUrgent: boolean
}

/** `later`: the push service asked for a pause. `failed`: not now, perhaps next time. `refused`: not this one, ever. */
export type PushResult = { is: 'taken' | 'gone' | 'refused' | 'failed' } | { is: 'later'; forS: number }

const PAUSE_S = 60

/** As much of a text as fits, and no half of a character: with a link it stays below 3 KB in every script. */
const cut = (text: string, most: number): string => {
  const signs = [...text]
  return signs.length > most ? `${signs.slice(0, most - 1).join('')}…` : text
}

/** Hands notes to the push services of browsers, and keeps in mind what they say about each. */
export class PushSender {
  constructor(private readonly deps: Deps) {}

  get publicKey(): string {
    return this.deps.keys.publicKey
  }

  mayReach(endpoint: string): boolean {
    return pushEndpoint(endpoint, this.deps.hosts) !== null
  }

  async send(row: PushSubscriptionRow, note: PushNote, time: PushTime): Promise<PushResult> {
    const { browsers, clock, hosts, agent } = this.deps
    // The list may have become shorter since.
    const url = pushEndpoint(row.endpoint, hosts)
    if (!url) {
      await browsers.isGone(row)
      return { is: 'gone' }
    }
    const sealed = await this.encrypted(row, note, time)
    const answer = await sendRequest({ url, ...sealed }, { agent, now: clock.now() }).catch(() => null)
    const status = answer?.status ?? 0
    if (status === 429) return { is: 'later', forS: answer?.retryAfterS ?? PAUSE_S }
    if (status === 404 || status === 410) {
      await browsers.isGone(row)
      return { is: 'gone' }
    }
    if (status >= 200 && status < 300) {
      await browsers.tookOne(row)
      return { is: 'taken' }
    }
    await browsers.tookNone(row)
    return { is: status === 0 || status >= 500 ? 'failed' : 'refused' }
  }

  private async encrypted(row: PushSubscriptionRow, note: PushNote, { ttlS, isUrgent }: PushTime) {
    const { keys, subject } = this.deps
    // Loaded at first use: most processes send none for a while.
    const { default: webPush } = await import('web-push')
    const text = JSON.stringify({ ...note, title: cut(note.title, 120), body: cut(note.body, 300) })
    const { endpoint, p256dh, auth } = row
    const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, text, {
      TTL: ttlS,
      urgency: isUrgent ? 'high' : 'normal',
      topic: keyedHash(deriveKey(keys.privateKey, 'push-topic'), note.tag).slice(0, 32),
      vapidDetails: { subject, ...keys },
    })
    return { headers: headers as Record<string, string | number>, body }
  }
}
