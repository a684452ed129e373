import { ReadTurns } from './read-turns'

/** A read that ends when it is told to. */
function openRead() {
  let finish: () => void = () => undefined
  const ended = new Promise<void>((resolve) => (finish = resolve))
  return { read: () => ended, finish: () => finish() }
}

describe('The turns of reads', () => {
  it('are one at a time, in the order of asking', async () => {
    const turns = new ReadTurns()
    const log: string[] = []
    const read = (name: string) => async () => {
      log.push(`${name} begins`)
      await new Promise((resolve) => setImmediate(resolve))
      log.push(`${name} ends`)
      return name
    }

    const answers = await Promise.all(['a', 'b', 'c'].map((name) => turns.take(read(name))))

    expect(answers).toEqual(['a', 'b', 'c'])
    expect(log).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends'])
  })

  it('refuse with 503 whoever waited too long, and go on with the next', async () => {
    const turns = new ReadTurns(20)
    const heavy = openRead()
    const first = turns.take(heavy.read)

    await expect(turns.take(() => Promise.resolve('never'))).rejects.toMatchObject({
      status: 503,
      code: 'OVERLOADED',
      headers: { 'retry-after': '3' },
    })
    const next = turns.take(() => Promise.resolve('next'))
    heavy.finish()

    await first
    expect(await next).toBe('next')
    expect(await turns.take(() => Promise.resolve('later'))).toBe('later')
  })

  it('go on after a read that failed', async () => {
    const turns = new ReadTurns()
    const [failed, next] = await Promise.allSettled([
      turns.take(() => Promise.reject(new Error('no such table'))),
      turns.take(() => Promise.resolve('next')),
    ])

    expect(failed.status).toBe('rejected')
    expect(next).toEqual({ status: 'fulfilled', value: 'next' })
  })
})
