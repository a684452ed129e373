import { tryLater } from '../../../try-later'
import { refused } from '../core/errors'

/** After which a run of code is over, as a rule. */
const BUSY_MS = 2_000

export const noTrack = (skill: string) => refused(409, 'NO_TRACK', `There is no assessment for ${skill} yet.`)
export const hasTrack = (skill: string) =>
  refused(409, 'HAS_TRACK', `There is an assessment for ${skill}: start it.`)
export const consentMissing = () =>
  refused(400, 'CONSENT', 'Agree to each of the three statements first.', {
    errors: [{ path: 'consents', message: 'Agree to each of the three statements first.' }],
  })
export const demoOnly = () =>
  refused(409, 'LIVE_ONLY', 'An assessment is taken with your own profile, not in the demo.')
export const attemptOpen = ({ id, track }: { id: string; track: string }) =>
  refused(409, 'ATTEMPT_OPEN', 'Finish or cancel your other assessment first.', { attempt: id, track })
export const retryLater = ({ at, why }: { at: string; why: 'RETRY_LATER' | 'TOO_MANY_ATTEMPTS' }) =>
  refused(
    409,
    why,
    why === 'RETRY_LATER'
      ? 'This assessment can be taken again 30 days after the last one.'
      : 'This assessment can be taken three times a year.',
    { retryAt: at },
  )
export const tooManyStarts = (ms: number) =>
  tryLater('START_LIMIT', 'Enough assessments were started today. Go on another day.', ms)
export const stillRunning = () => tryLater('RUNS', 'Your code is still running.', BUSY_MS)
export const tooMuchPractice = (ms: number) =>
  tryLater('PRACTICE_LIMIT', 'You have run a lot of code here. Tasks without code go on; run more later.', ms)
export const wrongTask = () =>
  refused(409, 'WRONG_TASK', 'This is not the open task. The page shows the one that is.')
export const noAnswer = () => refused(400, 'ANSWER', 'This is no answer to the open task.')
/** The seed of a round is not ours, or the tasks were changed since: nobody can tell which. */
export const practiceOver = () =>
  refused(409, 'PRACTICE_OVER', 'These practice tasks are no longer here. Take another six.')
