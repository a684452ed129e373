import type { PlaceName } from '@tryka/domain'
import { partAlone, takePart, type Following, type Part } from './take-part'

/** A page that nobody looks at for so long holds nothing. */
const AWAY_MS = 60_000

/** Follows while somebody can see the page; one that is hidden for a minute or put aside catches up after. */
export function followWhileSeen(following: Following): Pick<Part, 'also'> & { end: () => void } {
  if (typeof EventSource === 'undefined') return { also: () => undefined, end: () => undefined }
  const join = 'locks' in navigator && typeof BroadcastChannel !== 'undefined' ? takePart : partAlone
  let others: readonly PlaceName[] = []
  let part: Part | undefined
  let wasAway = false
  let hidden: ReturnType<typeof setTimeout> | undefined
  const away = () => {
    clearTimeout(hidden)
    part?.leave()
    part = undefined
    wasAway = true
  }
  const seen = () => {
    clearTimeout(hidden)
    if (document.visibilityState === 'hidden') hidden = setTimeout(away, AWAY_MS)
    else part ??= join(following, others, wasAway)
  }
  seen()
  document.addEventListener('visibilitychange', seen)
  window.addEventListener('pagehide', away)
  window.addEventListener('pageshow', seen)
  return {
    also(next) {
      if (next.join() === others.join()) return
      others = next
      part?.also(others)
    },
    end() {
      document.removeEventListener('visibilitychange', seen)
      window.removeEventListener('pagehide', away)
      window.removeEventListener('pageshow', seen)
      clearTimeout(hidden)
      part?.leave()
    },
  }
}
