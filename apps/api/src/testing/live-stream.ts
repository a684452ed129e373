import type { LiveTopic } from '@tryka/domain'
import { LIVE_STREAM, LiveEvent, LiveStart } from '@tryka/domain'
import type { TestClient } from './build-test-app'

const SOON_MS = 2_000

/** A real connection to an event stream, because a stream has no end. `places` as the query has them, or a whole path. */
export async function listenTo(
  base: string,
  { cookies }: Pick<TestClient, 'cookies'>,
  places: string,
  last = '',
) {
  const leaving = new AbortController()
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const path = places.startsWith('/') ? places : `${LIVE_STREAM}?places=${places}${last && `&last=${last}`}`
  const answer = await fetch(`${base}${path}`, { headers: { cookie }, signal: leaving.signal })
  const events: { event: LiveEvent; at: number }[] = []
  const starts: LiveStart[] = []
  let isOver = false
  let wake: () => void = () => undefined
  const take = (part: string) => {
    const fields = new Map(
      part.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
    )
    const data = fields.get('data')
    if (data === undefined) return
    const name = fields.get('event')
    if (name === 'start') starts.push(LiveStart.parse(JSON.parse(data)))
    else if (name === 'over') isOver = true
    else events.push({ event: LiveEvent.parse(JSON.parse(data)), at: performance.now() })
  }
  const reading = (async () => {
    const decoder = new TextDecoder()
    let text = ''
    for await (const chunk of answer.body as unknown as AsyncIterable<Uint8Array>) {
      text += decoder.decode(chunk, { stream: true })
      const parts = text.split('\n\n')
      text = parts.pop() ?? ''
      parts.forEach(take)
      wake()
    }
  })().catch(() => undefined)
  const until = async <T>(find: () => T | undefined, what: string, ms = SOON_MS): Promise<T> => {
    const end = performance.now() + ms
    for (;;) {
      const found = find()
      if (found !== undefined) return found
      const left = end - performance.now()
      if (left <= 0) throw new Error(`No news about ${what} within ${ms} ms`)
      let timer: NodeJS.Timeout | undefined
      await Promise.race([
        new Promise<void>((resolve) => (wake = resolve)),
        new Promise<void>((resolve) => (timer = setTimeout(resolve, left))),
      ]).finally(() => clearTimeout(timer))
    }
  }
  return {
    answer,
    events,
    /** The first event about a topic, of a place if one is named; fails when none comes in time. */
    next: (topic: LiveTopic, place?: string, ms?: number) =>
      until(
        () => events.find(({ event }) => event.topics.includes(topic) && (!place || event.place === place)),
        topic,
        ms,
      ),
    /** How the stream began. */
    start: () => until(() => starts[0], 'the start'),
    /** Settles when the server ends the stream; then whether it said that it is over. */
    ended: reading.then(() => isOver),
    async close() {
      leaving.abort()
      await reading
    },
  }
}
