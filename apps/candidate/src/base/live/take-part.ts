import type { LiveEvent, PlaceName } from '@tryka/domain'
import { newId } from '../calls/new-id'
import { lead, type Lead, type Leader } from './lead'
import type { Shown } from './wanted'

export interface Following {
  /** Whose stream it is: all tabs of one account share it. */
  account: string
  place: PlaceName
  urlOf: Lead['urlOf']
  onWord: (event: LiveEvent) => void
  /** Something may have been said that this page did not hear. */
  onGap: () => void
}

export interface Part {
  /** Of which other places this page shows the marks. */
  also: (others: readonly PlaceName[]) => void
  leave: () => void
}

type Said =
  | { who: true }
  | { here: string; shown: Shown }
  | { gone: string }
  | { word: LiveEvent }
  | { gap: true }

/**
 * Takes part in the one stream of this browser: a browser has six connections to a host, and every open stream costs
 * one. Whoever holds the lock has the stream and hands every word on; when that tab is closed or dies, the browser gives
 * the lock to the next, and everybody reads anew once. `isLate` says that this tab has missed something already.
 */
export function takePart(
  { account, place, urlOf, onWord, onGap }: Following,
  others: readonly PlaceName[],
  isLate: boolean,
): Part {
  const tab = newId()
  const name = `tryka-live:${account}`
  const channel = new BroadcastChannel(name)
  const leaving = new AbortController()
  let shown: Shown = { place, others }
  let leader: Leader | undefined
  const say = (said: Said) => channel.postMessage(said)
  const announce = () => say({ here: tab, shown })
  channel.onmessage = ({ data }: MessageEvent<Said>) => {
    if ('word' in data) onWord(data.word)
    else if ('gap' in data) onGap()
    else if ('who' in data) announce()
    else if ('here' in data) leader?.shows(data.here, data.shown)
    else leader?.gone(data.gone)
  }
  const rule = (isHeir: boolean) =>
    new Promise<void>((resolve) => {
      leader = lead({
        urlOf,
        isHeir,
        own: { tab, shown },
        ask: () => say({ who: true }),
        onWord: (event) => {
          say({ word: event })
          onWord(event)
        },
        onGap: () => {
          say({ gap: true })
          onGap()
        },
      })
      leaving.signal.addEventListener('abort', () => {
        leader?.end()
        leader = undefined
        resolve()
      })
    })
  navigator.locks
    .request(name, { ifAvailable: true }, async (free) => free !== null && (await rule(isLate), true))
    .then(async (led) => {
      if (led || leaving.signal.aborted) return
      // Another tab has the stream. What it said until here was read with this page, unless this page was away.
      announce()
      if (isLate) onGap()
      await navigator.locks.request(name, { signal: leaving.signal }, () => rule(true))
    })
    .catch(() => undefined)
  return {
    also(next) {
      shown = { place, others: next }
      if (leader) leader.shows(tab, shown)
      else announce()
    },
    leave() {
      leaving.abort()
      say({ gone: tab })
      channel.close()
    },
  }
}

/** Where tabs cannot speak with one another (not a secure address), each has a stream of its own. */
export function partAlone(
  { place, urlOf, onWord, onGap }: Following,
  others: readonly PlaceName[],
  isLate: boolean,
): Part {
  const tab = ''
  const own = { tab, shown: { place, others } }
  const leader = lead({ urlOf, onWord, onGap, own, isHeir: isLate, ask: () => undefined })
  return { also: (next) => leader.shows(tab, { place, others: next }), leave: () => leader.end() }
}
