import { randomUUID } from 'node:crypto'
import { teamPlace } from '../places/place'
import { LIVE_LIMITS } from './live.limits'
import { LiveQuery } from './live.schema'

const isTaken = (places: string) => LiveQuery.safeParse({ places }).success
const teams = (count: number) => Array.from({ length: count }, () => teamPlace(randomUUID())).join(',')

describe('The places of a stream', () => {
  it.each(['me', 'demo-team', 'me,demo,demo-team', teams(1), teams(LIVE_LIMITS.places), `me,${teams(3)}`])(
    'are %s',
    (places) => expect(isTaken(places)).toBe(true),
  )

  it.each(['', ',', 'me,', ',me', 'Me', 'me, demo', 'you', teams(1).toUpperCase(), teams(9), 'me\n'])(
    'are never %j',
    (places) => expect(isTaken(places)).toBe(false),
  )
})
