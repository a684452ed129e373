import { randomInt } from 'node:crypto'
import { DAY_MS, HOUR_MS, KEPT_DAYS, candidateMessagesApi, LIVE_MARKET_ID } from '@tryka/domain'
import { buildApp } from '../../../app'
import { buildTestApp } from '../../../testing/build-test-app'
import { candidate } from '../../../testing/live-market'
import { answered, learner, MODULE, opened } from '../../../testing/modules'
import { outboxIdle } from '../../../testing/outbox'
import { CheckAnswerEntity, PathWishEntity } from './module.table'

const seed = randomInt(1_000_000)
console.info(`path opened: seed ${seed}`)

async function until(is: () => Promise<boolean>): Promise<void> {
  for (let look = 0; look < 600; look += 1) {
    if (await is()) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('The clock did nothing')
}

describe('The clock of learning', () => {
  it('tells once that a path is open, by two processes at once, whoever asked for it', async () => {
    const test = await buildTestApp({ config: { guestsPerHour: 1_000 } })
    const [asha, bao] = await Promise.all(
      ['asha', 'bao'].map((name) => candidate(test, `${name}@mail-${seed}.com`)),
    )
    if (!asha || !bao) throw new Error('nobody came')
    const { candidateId } = await learner(asha)
    const { path: pathId } = MODULE
    // A wish of the time when the path was being written.
    const at = test.clock.now().toISOString()
    await test.db.write((manager) =>
      manager.insert(PathWishEntity, { marketId: LIVE_MARKET_ID, candidateId, pathId, at }),
    )
    // Processes of a later version, in which every module has its reviews.
    const { config, db, clock, mailbox: mailer } = test
    const later = await Promise.all(
      [1, 2].map(() =>
        buildApp({ config, db, clock, mailer, isUnreviewedShown: true, logSink: { write: () => undefined } }),
      ),
    )
    for (const app of later) await app.listen({ host: '127.0.0.1', port: 0 })
    await until(async () => (await db.read.countBy(PathWishEntity, { pathId })) === 0)
    const title = 'SQL Foundations is open'
    await test.mailbox.arrived(asha.email, { subject: title })
    clock.advance(HOUR_MS)
    await outboxIdle(test)
    const told = async ({ me }: typeof asha) =>
      (await me.call(candidateMessagesApi.notifications)).items.filter((one) => one.title.startsWith(title))
    expect(await told(asha)).toMatchObject([{ link: expect.stringContaining('tab=courses') as string }])
    expect(await told(bao)).toEqual([])
    expect(test.mailbox.mails.filter(({ subject }) => subject === title).map(({ to }) => to)).toEqual([
      asha.email,
    ])
    for (const app of later) await app.close()
    await test.close()
  })

  it('deletes old answers, after which the check is asked anew', async () => {
    const test = await buildTestApp({ deps: { isUnreviewedShown: true } })
    await test.app.listen({ host: '127.0.0.1', port: 0 })
    const by = await learner(await candidate(test, `cara@mail-${seed}.com`))
    const ask = async () => {
      const check = (await opened(by)).progress.checks[0]
      if (!check) throw new Error('no check')
      return check
    }
    const count = () => test.db.read.countBy(CheckAnswerEntity, { candidateId: by.candidateId })
    await answered(test, by, await ask(), { n: 0, isRight: false })
    await answered(test, by, await ask(), { n: 1, isRight: false })
    const at = new Date(test.clock.now().getTime() - KEPT_DAYS.checkAnswers * DAY_MS - 1).toISOString()
    await test.db.write((manager) =>
      manager.update(CheckAnswerEntity, { candidateId: by.candidateId, n: 0 }, { at }),
    )
    test.clock.advance(2 * HOUR_MS)
    await until(async () => (await count()) === 1)
    const again = await ask()
    expect(again).toMatchObject({ state: 'open', wrong: 1 })
    // The number of an answer is not given twice while a later one is kept.
    const { verdict } = await answered(test, by, again, { n: 2 })
    expect([verdict.isRight, await count()]).toEqual([true, 2])
    await test.close()
  })
})
