import { setImmediate } from 'node:timers/promises'

/** Others wait no longer than this for their turn. */
const TURN_MS = 5

/** Called between steps of long work: lets others have their turn when this one lasted long enough. */
export function turns(): () => Promise<void> {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < TURN_MS) return
    await setImmediate()
    since = performance.now()
  }
}
