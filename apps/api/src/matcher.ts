import { createMatcher } from './features/hiring/matching/columns/matcher'
import type { ToMatcher } from './features/hiring/matching/columns/protocol'

/**
 * The process beside the API in which best match is found; the API starts it, tells it what to read, and ends it. It
 * keeps no handle of its own: when the API is gone, so is the channel, and this process ends.
 */
const matcher = createMatcher({
  send: (message) => void process.send?.(message),
  fail(error) {
    process.stderr.write(`The matcher ends: ${String(error)}\n`)
    process.exit(1)
  },
})
process.on('message', (message) => matcher(message as ToMatcher))
process.on('disconnect', () => process.exit(0))
// A terminal tells the whole group to end: the API is waited for.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined)
