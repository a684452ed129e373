import type { LiveEvent, PlaceName } from '@tryka/domain'
import { holdStream } from './live-stream'
import { placesFor, type Shown } from './wanted'

/** A tab comes or goes with its place: the stream is opened anew after this, once for several. */
const REOPEN_MS = 300
/** So often the tabs are asked whether they are still there; who did not answer the last time is not. */
const WHO_MS = 60_000

export interface Lead {
  urlOf: (places: readonly PlaceName[], last: string | undefined) => string
  onWord: (event: LiveEvent) => void
  /** Something may have been said that nobody of this browser heard. */
  onGap: () => void
  /** Asks the other tabs what they show. */
  ask: () => void
  /** This tab. */
  own: { tab: string; shown: Shown }
  /** Whoever led before may have missed the last words. */
  isHeir: boolean
}

export interface Leader {
  shows: (tab: string, shown: Shown) => void
  gone: (tab: string) => void
  end: () => void
}

/** Holds the one stream of this browser, for whatever its tabs show. */
export function lead({ urlOf, onWord, onGap, ask, own, isHeir }: Lead): Leader {
  const tabs = new Map([[own.tab, own.shown]])
  let answered = new Set<string>()
  let last: string | undefined
  let places: readonly PlaceName[] = []
  let close: (() => void) | undefined
  let soon: ReturnType<typeof setTimeout> | undefined
  let hasGap = isHeir

  function reopen(): void {
    const next = placesFor(tabs.values())
    if (next.join() === places.join()) return
    places = next
    close?.()
    close = holdStream(() => urlOf(places, last), {
      onStart: ({ id, lost }) => {
        last = id
        if (lost || hasGap) onGap()
        hasGap = false
      },
      onWord: (event) => {
        last = event.id
        onWord(event)
      },
      onOver: () => {
        last = undefined
        onGap()
        hasGap = true
      },
    })
  }
  const reopenSoon = (): void => {
    clearTimeout(soon)
    soon = setTimeout(reopen, REOPEN_MS)
  }
  const asking = setInterval(() => {
    for (const tab of tabs.keys()) if (tab !== own.tab && !answered.has(tab)) tabs.delete(tab)
    answered = new Set()
    ask()
    reopenSoon()
  }, WHO_MS)
  reopen()
  ask()
  return {
    shows(tab, shown) {
      tabs.set(tab, shown)
      answered.add(tab)
      reopenSoon()
    },
    gone(tab) {
      tabs.delete(tab)
      reopenSoon()
    },
    end() {
      clearInterval(asking)
      clearTimeout(soon)
      close?.()
    },
  }
}
