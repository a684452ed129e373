import type { LiveEvent, LiveStart } from '@tryka/domain'

export interface StreamEars {
  onStart: (start: LiveStart) => void
  onWord: (event: LiveEvent) => void
  /** The server ended it for good, or does not open it: what is shown may not be shown any more. */
  onOver: () => void
}

/** A refused stream is asked for again after this; a broken one the browser opens again by itself. */
const AGAIN_MS = 10_000
const CLOSED = 2

/** Holds a stream open; `urlOf` is asked each time one is opened. Returns what closes it. */
export function holdStream(urlOf: () => string, { onStart, onWord, onOver }: StreamEars): () => void {
  let isOver = false
  let again: ReturnType<typeof setTimeout> | undefined
  let stream: EventSource
  const wait = () => {
    stream.close()
    if (!isOver) onOver()
    isOver = true
    clearTimeout(again)
    again = setTimeout(open, AGAIN_MS)
  }
  const open = () => {
    stream = new EventSource(urlOf(), { withCredentials: true })
    stream.onmessage = ({ data }: MessageEvent<string>) => onWord(JSON.parse(data) as LiveEvent)
    stream.addEventListener('start', ({ data }: MessageEvent<string>) => {
      isOver = false
      onStart(JSON.parse(data) as LiveStart)
    })
    stream.addEventListener('over', wait)
    stream.onerror = () => {
      if (stream.readyState === CLOSED) wait()
    }
  }
  open()
  return () => {
    clearTimeout(again)
    stream.close()
  }
}
