import { randomInt } from 'node:crypto'
import {
  coachApi,
  DAY_MS,
  HOUR_MS,
  KEPT_DAYS,
  MINUTE_MS,
  PRACTICE_LIMITS,
  type StartPractice,
} from '@tryka/domain'
import { buildTestApp } from '../../../testing/build-test-app'
import { candidate } from '../../../testing/live-market'
import { PracticeSessionEntity, PracticeTurnEntity, type StoredSessionRow } from './practice.table'

const seed = randomInt(1_000_000)
console.info(`practice retention: seed ${seed}`)
const AREA: StartPractice = {
  for: { kind: 'area', area: 'Blockchain' },
  types: ['behavioural'],
  level: 'mid',
  count: 1,
  mode: 'typed',
  feedback: 'each',
}

describe('Time', () => {
  it('ends what nobody ended, and deletes what was kept long enough', async () => {
    const own = await buildTestApp()
    // The clock runs once requests are served.
    await own.app.listen({ host: '127.0.0.1', port: 0 })
    const { me } = await candidate(own, `t${seed}@people.example`)
    const { id, startedAt } = await me.call(coachApi.start, { body: AREA })
    async function until(is: (row: StoredSessionRow | null) => boolean) {
      for (let look = 0; look < 600; look += 1) {
        const row = await own.db.read.findOneBy(PracticeSessionEntity, { id })
        if (is(row)) return row
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
      throw new Error('The clock did nothing')
    }
    own.clock.advance(PRACTICE_LIMITS.openHours * HOUR_MS + MINUTE_MS)
    const ended = await until((row) => row?.state === 'ended')
    expect(Date.parse(ended?.endedAt ?? '') - Date.parse(startedAt)).toBeGreaterThan(DAY_MS)
    expect(ended?.score).toBeNull()
    own.clock.advance(KEPT_DAYS.practice * DAY_MS)
    await until((row) => row === null)
    expect(await own.db.read.countBy(PracticeTurnEntity, { sessionId: id })).toBe(0)
    await own.close()
  })
})
