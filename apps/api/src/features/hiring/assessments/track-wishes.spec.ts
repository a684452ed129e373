import { randomInt } from 'node:crypto'
import { ERASE_WORD, MINUTE_MS, accountApi, skillsApi, trackWishesApi } from '@tryka/domain'
import { appWithTests } from '../../../testing/assessments'
import type { TestApp, TestClient } from '../../../testing/build-test-app'
import { exportOf } from '../../../testing/export'
import { openVisitor, refusalOf, signIn } from '../../../testing/hiring'
import { candidate } from '../../../testing/live-market'
import { TrackWishEntity } from './track-wish.table'

jest.setTimeout(60_000)

const seed = randomInt(1_000_000)
console.info(`track wishes: seed ${seed}`)

describe('Asking for an assessment that there is not', () => {
  let test: TestApp
  beforeAll(async () => void (test = await appWithTests({ config: { guestsPerHour: 1_000 } })))
  afterAll(() => test.close())

  const wish = (client: TestClient, skill: unknown) =>
    client.post(trackWishesApi.ask.endpoint.path, { skill } as object)
  const count = (skill: string) => test.db.read.countBy(TrackWishEntity, { skill })

  it('is counted once for an account and a skill, also when all come at once', async () => {
    const asha = await candidate(test, `asha@mail-${seed}.com`)
    const before = await count('Docker')
    const answers = await Promise.all(Array.from({ length: 20 }, () => wish(asha.client, 'Docker')))
    expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual(
      Array.from({ length: 20 }, () => [204, '']),
    )
    expect((await wish(asha.client, ' docker ')).statusCode).toBe(204)
    expect(await count('Docker')).toBe(before + 1)
    expect((await wish(asha.client, 'k8s')).statusCode).toBe(204)
    expect((await asha.me.call(skillsApi.get)).wishes).toEqual(['Docker', 'Kubernetes'])

    const bao = await candidate(test, `bao@mail-${seed}.com`)
    expect((await bao.me.call(skillsApi.get)).wishes).toEqual([])
    await wish(bao.client, 'Docker')
    expect(await count('Docker')).toBe(before + 2)

    const { json } = await exportOf(asha.client)
    expect(json['track-wishes']).toEqual(['Docker', 'Kubernetes'])
    expect((await asha.client.post(accountApi.erase.endpoint.path, { confirm: ERASE_WORD })).statusCode).toBe(
      204,
    )
    expect([await count('Docker'), await count('Kubernetes')]).toEqual([before + 1, 0])
  })

  it('is for skills of the catalogue without a test', async () => {
    const { client } = await openVisitor(test)
    expect(refusalOf(await wish(client, 'Cobol'))).toEqual([400, 'UNKNOWN_SKILL'])
    expect(refusalOf(await wish(client, 'SQL'))).toEqual([409, 'HAS_TRACK'])
    for (const skill of ['', 5, null, ['Docker'], 'x'.repeat(61)])
      expect((await wish(client, skill)).statusCode).toBe(400)
  })

  it('goes with a guest who signs in, counted once', async () => {
    const email = `cara@mail-${seed}.com`
    const { client: known } = await candidate(test, email)
    await wish(known, 'Rust')

    const guest = (await openVisitor(test)).client
    for (const skill of ['Rust', 'Move']) expect((await wish(guest, skill)).statusCode).toBe(204)
    const before = await count('Rust')
    // The same address is written to again after ten minutes.
    test.clock.advance(11 * MINUTE_MS)
    await signIn(test, guest, email)
    expect([await count('Rust'), await count('Move')]).toEqual([before - 1, 1])
    expect((await exportOf(guest)).json['track-wishes']).toEqual(['Move', 'Rust'])
  })
})
