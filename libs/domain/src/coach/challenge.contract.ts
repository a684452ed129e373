import { contract } from '../http/contract'
import { chooseChallenge, getChallenge } from './challenge.endpoints'
import { Challenge, ChallengeChoice } from './challenge.schema'

const access = 'candidate'

export const challengeApi = {
  show: contract(getChallenge, {
    response: Challenge,
    access,
    summary: 'The challenge of the week: what is offered, or how far the chosen one is',
  }),
  choose: contract(chooseChallenge, {
    body: ChallengeChoice,
    response: Challenge,
    access,
    summary: 'Choose one of the three, or swap it for another once',
  }),
}
