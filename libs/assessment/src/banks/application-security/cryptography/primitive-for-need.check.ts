import { check } from '../../../checks/check'
import task from './primitive-for-need.template'

interface Powers {
  hides: boolean
  opensAgain: boolean
  /** Who is able to make a valid one. */
  madeBy: 'anybody' | 'checkers' | 'one'
  slow: boolean
}
const POWERS: readonly [RegExp, Powers][] = [
  [/SHA-256 digest/, { hides: false, opensAgain: false, madeBy: 'anybody', slow: false }],
  [/HMAC/, { hides: false, opensAgain: false, madeBy: 'checkers', slow: false }],
  [/Ed25519/, { hides: false, opensAgain: false, madeBy: 'one', slow: false }],
  [/GCM/, { hides: true, opensAgain: true, madeBy: 'checkers', slow: false }],
  [/Argon2id/, { hides: true, opensAgain: false, madeBy: 'anybody', slow: true }],
]

/** Turns words of the need into what a tool must be able to do; exactly these powers fit. */
function needed(stem: string): Powers {
  const slow = /guess|need long/.test(stem)
  const opensAgain = /read it again|in plain form every month/.test(stem)
  const free = /any key|No secret/.test(stem)
  const others = /nobody who can check|could not have made/.test(stem)
  return {
    slow,
    opensAgain,
    hides: slow || opensAgain,
    madeBy: slow || free ? 'anybody' : others ? 'one' : 'checkers',
  }
}

const asList = (powers: Powers | undefined) =>
  powers && [powers.hides, powers.opensAgain, powers.madeBy, powers.slow]

export default check(task, {
  option: (p, text) => {
    const powers = POWERS.find(([pattern]) => pattern.test(text))?.[1]
    return JSON.stringify(asList(powers)) === JSON.stringify(asList(needed(task.ask(p).stem)))
  },
})
