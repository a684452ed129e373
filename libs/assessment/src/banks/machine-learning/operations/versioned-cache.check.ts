import { check } from '../../../checks/check'
import task from './versioned-cache.template'

/** Per user and version: jumps from one call to the first request that it does not cover. */
export default check(task, {
  key: ({ requests, release, life }) => {
    const callsOf = (minutes: readonly number[]): number => {
      const [first] = minutes
      return first === undefined ? 0 : 1 + callsOf(minutes.filter((minute) => minute >= first + life))
    }
    const parts = [requests.slice(0, release), requests.slice(release)]
    const value = parts
      .flatMap((part) =>
        [...new Set(part.map(({ user }) => user))].map((user) => part.filter((one) => one.user === user)),
      )
      .reduce((sum, own) => sum + callsOf(own.map(({ minute }) => minute)), 0)
    return { kind: 'numeric', value, tolerance: { absolute: 0 } }
  },
})
