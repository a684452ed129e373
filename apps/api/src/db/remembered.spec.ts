import { openTestDatabase } from '../testing/storage'
import type { TestDatabase } from '../testing/storage'
import { LockEntity } from './named-lock'
import { Remembered } from './remembered'

describe('Remembered reads', () => {
  let test: TestDatabase
  beforeEach(async () => {
    test = await openTestDatabase()
  })
  afterEach(() => test.drop())

  it('are read once while nothing is written, also at the same time', async () => {
    const remembered = new Remembered(test.db)
    let reads = 0
    const read = () => Promise.resolve(++reads)

    expect(await Promise.all([remembered.get('a', read), remembered.get('a', read)])).toEqual([1, 1])
    expect(await remembered.get('b', read)).toBe(2)
  })

  it('are read again after any write of this process', async () => {
    const remembered = new Remembered(test.db)
    const count = () => test.db.read.count(LockEntity)
    expect(await remembered.get('locks', count)).toBe(0)

    await test.db.write((m) => m.insert(LockEntity, { name: 'one' }))
    expect(await remembered.get('locks', count)).toBe(1)
    await test.db.transaction((m) => m.insert(LockEntity, { name: 'two' }))

    expect(await remembered.get('locks', count)).toBe(2)
  })

  it('do not outlive a second', async () => {
    const remembered = new Remembered(test.db)
    let reads = 0
    const read = () => Promise.resolve(++reads)
    const now = jest.spyOn(Date, 'now').mockReturnValue(1_000)
    await remembered.get('a', read)
    now.mockReturnValue(2_000)
    const second = await remembered.get('a', read)
    now.mockRestore()

    expect(second).toBe(2)
  })

  it('forget a failure', async () => {
    const remembered = new Remembered(test.db)

    await expect(remembered.get('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
    expect(await remembered.get('a', () => Promise.resolve('back'))).toBe('back')
  })
})
