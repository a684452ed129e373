export interface Following {
  /** Which stream: pages of one browser that follow the same share it. */
  name: string
  url: string
  onWord: (text: string) => void
  /** Something may have been said that this page did not hear. */
  onGap: () => void
}

/** What the page with the stream passes on: a word of the server, or that the stream was opened anew. */
type Passed = { word: string } | { opened: true }

/** A refused stream is asked for again after this; a broken one the browser opens again by itself. */
const AGAIN_MS = 10_000
const CLOSED = 2

/** Holds the stream; tells whenever it opens, and once that it is refused: what is shown may not be shown any more. */
function listen({ url, onWord, onGap }: Following, onOpen: () => void): () => void {
  let isRefused = false
  let again: ReturnType<typeof setTimeout> | undefined
  let stream: EventSource
  const open = () => {
    stream = new EventSource(url, { withCredentials: true })
    stream.onmessage = ({ data }: MessageEvent<string>) => onWord(data)
    stream.onopen = () => {
      isRefused = false
      onOpen()
    }
    stream.onerror = () => {
      if (stream.readyState !== CLOSED) return
      if (!isRefused) onGap()
      isRefused = true
      again = setTimeout(open, AGAIN_MS)
    }
  }
  open()
  return () => {
    clearTimeout(again)
    stream.close()
  }
}

/**
 * Takes part in one stream for all pages of this browser: a browser has six connections to a host, and every open
 * stream costs one. Whoever holds the lock has the stream and passes every word on; when that page is closed or dies,
 * the browser gives the lock to the next. `isLate` says that this page has missed something already.
 */
function takePart(following: Following, isLate: boolean): () => void {
  const { name, onWord, onGap } = following
  const channel = new BroadcastChannel(`tryka:live:${name}`)
  const leaving = new AbortController()
  let hasGap = isLate
  channel.onmessage = ({ data }: MessageEvent<Passed>) => ('word' in data ? onWord(data.word) : onGap())
  const pass = (passed: Passed) => channel.postMessage(passed)
  const lead = () =>
    new Promise<void>((resolve) => {
      const end = listen(
        {
          ...following,
          onWord: (word) => {
            pass({ word })
            onWord(word)
          },
        },
        () => {
          // Between the last stream and this one nobody of this browser listened.
          pass({ opened: true })
          if (hasGap) onGap()
          hasGap = true
        },
      )
      leaving.signal.addEventListener('abort', () => {
        end()
        resolve()
      })
    })
  navigator.locks
    .request(
      `tryka:live:${name}`,
      { ifAvailable: true },
      async (free) => free !== null && (await lead(), true),
    )
    .then(async (led) => {
      if (led || leaving.signal.aborted) return
      // Another page has the stream. Whatever it said until here was read with the page, unless this page was away.
      if (hasGap) onGap()
      hasGap = true
      await navigator.locks.request(`tryka:live:${name}`, { signal: leaving.signal }, lead)
    })
    .catch(() => undefined)
  return () => {
    leaving.abort()
    channel.close()
  }
}

/** Where pages cannot speak with one another (not a secure address), each has a stream of its own. */
function alone(following: Following, isLate: boolean): () => void {
  let hasGap = isLate
  return listen(following, () => {
    if (hasGap) following.onGap()
    hasGap = true
  })
}

/** Follows while somebody can see the page; a page that is hidden or put aside holds nothing, and catches up after. */
export function followWhileSeen(following: Following): () => void {
  if (typeof EventSource === 'undefined') return () => undefined
  const join = 'locks' in navigator && typeof BroadcastChannel !== 'undefined' ? takePart : alone
  let leave: (() => void) | undefined
  let wasAway = false
  const away = () => {
    leave?.()
    leave = undefined
    wasAway = true
  }
  const seen = () => {
    if (document.visibilityState === 'hidden') return away()
    leave ??= join(following, wasAway)
  }
  seen()
  document.addEventListener('visibilitychange', seen)
  window.addEventListener('pagehide', away)
  window.addEventListener('pageshow', seen)
  return () => {
    document.removeEventListener('visibilitychange', seen)
    window.removeEventListener('pagehide', away)
    window.removeEventListener('pageshow', seen)
    leave?.()
  }
}
