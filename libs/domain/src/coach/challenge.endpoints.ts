import { endpoint } from '../http/endpoint'
import type { Challenge, ChallengeChoice } from './challenge.schema'

export const getChallenge = endpoint<{ response: typeof Challenge }>('GET', '/api/challenges')
export const chooseChallenge = endpoint<{ body: typeof ChallengeChoice; response: typeof Challenge }>(
  'POST',
  '/api/challenges',
)
