import { randomUUID } from 'node:crypto'
import { LIVE_MARKET_ID } from '@tryka/domain'
import { buildTestApp } from '../../../../testing/build-test-app'
import { WordsStore } from './words-store'

describe('Words of a turn', () => {
  it('are not begun for a turn that was erased meanwhile', async () => {
    const test = await buildTestApp()
    const store = new WordsStore(test.db, test.clock)
    const turn = { id: randomUUID(), marketId: LIVE_MARKET_ID, candidateId: randomUUID(), version: 1 }
    expect(await store.claim(turn)).toBe(false)
    expect(await store.of(turn)).toBeNull()
    await test.close()
  })
})
