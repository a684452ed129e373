import { randomInt } from 'node:crypto'
import {
  accountApi,
  candidateApi,
  companyApi,
  consoleApi,
  ERASE_WORD,
  placesApi,
  ProfileUpdate,
} from '@tryka/domain'
import { fillAccountWords } from '../../../db/account-words/fill'
import { AccountWordEntity } from '../../../services/accounts/account-word.entity'
import type { TestApp } from '../../../testing/build-test-app'
import { buildTestApp } from '../../../testing/build-test-app'
import { candidate, PROFILE, signedIn, verifiedCompany } from '../../../testing/live-market'
import type { Moderator } from '../../../testing/moderation'
import { moderator } from '../../../testing/moderation'

jest.setTimeout(120_000)

const seed = randomInt(1_000_000)
console.info(`words of users: seed ${seed}`)
let made = 0
const host = (word: string) => `${word}-${seed}-${(made += 1)}.com`
/** Half of a character: no address can say it. */
const isTorn = (text: string): boolean => /\p{Surrogate}/u.test(text)
const confirm = { confirm: ERASE_WORD }

describe('The words that users are found by', () => {
  let test: TestApp
  let admin: Moderator
  beforeAll(async () => {
    test = await buildTestApp({ config: { guestsPerHour: 1_000 } })
    admin = await moderator(test)
  })
  afterAll(() => test.close())

  const found = async (q: string) =>
    (await admin.call(consoleApi.users, { query: { q } })).items.map(({ email }) => email)
  const rename = async ({ me }: Awaited<ReturnType<typeof candidate>>, name: string) => {
    const profile = ProfileUpdate.strip().parse(await me.call(candidateApi.profile))
    return me.send(candidateApi.updateProfile, { body: { ...profile, name } })
  }
  const words = async () =>
    (await test.db.read.find(AccountWordEntity))
      .map(({ accountId, source, word, madeAt }) => `${accountId} ${source} ${word} ${madeAt}`)
      .sort()
  /** As the rows of accounts, profiles and seats say now. */
  const wordsMadeAnew = async () => {
    await test.db.write((manager) => manager.createQueryBuilder().delete().from(AccountWordEntity).execute())
    const runner = test.db.source.createQueryRunner()
    await fillAccountWords(runner)
    await runner.release()
    return words()
  }

  it('are those of the new name after it changed, and of nothing after the profile or the account went', async () => {
    const asha = await candidate(test, `asha@${host('mail')}`, 'Zephyrine Quillfeather')
    expect(await found('quillf zeph')).toEqual([asha.email])
    expect((await rename(asha, 'Zoë Marigold')).statusCode).toBe(200)
    expect(await found('quillf')).toEqual([])
    expect(await found('zephyrine')).toEqual([])
    expect(await found('ZOE mari')).toEqual([asha.email])

    expect((await asha.me.send(placesApi.eraseProfile, { body: confirm })).statusCode).toBe(204)
    expect(await found('marigold')).toEqual([])
    expect(await found('former applicant')).toEqual([])
    expect(await found(asha.email.slice(0, -2))).toEqual([asha.email])
    await asha.me.call(placesApi.createProfile, { body: { ...PROFILE, name: 'Zoë Wintergreen' } })
    expect(await found('winterg')).toEqual([asha.email])

    const { items } = await admin.call(consoleApi.users, { query: { q: asha.email } })
    const accountId = items[0]?.id ?? ''
    expect(await test.db.read.countBy(AccountWordEntity, { accountId })).toBeGreaterThan(3)
    const erased = await asha.client.post(accountApi.erase.endpoint.path, confirm)
    expect(erased.statusCode).toBe(204)
    expect(await test.db.read.countBy(AccountWordEntity, { accountId })).toBe(0)
    expect(await found('winterg')).toEqual([])
    expect(await found(asha.email)).toEqual([])
  })

  it('come with a seat and go with it', async () => {
    const domain = host('seats')
    const ben = await verifiedCompany(test, `ben@${domain}`, 'Seats Inc')
    const invited = async (name: string, local: string) => {
      const email = `${local}@${domain}`
      await ben.team.call(companyApi.invite, { body: { name, email, role: 'Recruiter' } })
      const [mail] = await test.mailbox.arrived(email)
      const token = /invitation=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
      const person = await signedIn(test, email)
      expect(await found(name)).toEqual([])
      await person.at('demo').call(companyApi.acceptInvitation, { params: { token } })
      expect(await found(name)).toEqual([email])
      return person
    }
    const chloe = await invited('Chrysanthe Featherstonehaugh', 'c')
    await invited('Dorothea Uppington', 'd')
    expect((await chloe.at(ben.place).send(companyApi.leave)).statusCode).toBe(204)
    expect(await found('chrysanthe')).toEqual([])
    const { items } = await ben.team.call(companyApi.team)
    const id = items.find(({ name }) => name.startsWith('Dorothea'))?.id ?? ''
    expect((await ben.team.send(companyApi.removeMember, { params: { id } })).statusCode).toBeLessThan(300)
    expect(await found('uppington')).toEqual([])
  })

  it('are right after twenty changes at once', async () => {
    // People are found by how a word begins: none begins another.
    const nameOf = (n: number) => `Turn${String(n).padStart(2, '0')} Wolf`
    const asha = await candidate(test, `asha@${host('mail')}`, 'Name Zero')
    const others = await Promise.all(
      Array.from({ length: 5 }, (_, n) => candidate(test, `other${n}@${host('mail')}`, `Other Start${n}`)),
    )
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => rename(n % 2 ? asha : (others[n % 5] ?? asha), nameOf(n))),
    )
    expect(answers.filter(({ statusCode }) => statusCode >= 500)).toEqual([])
    expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBeGreaterThan(5)
    const { name } = await asha.me.call(candidateApi.profile)
    expect(name).toMatch(/^Turn\d+ Wolf$/)
    expect(await found(name)).toContain(asha.email)
    for (let n = 0; n < 20; n++)
      if (name !== nameOf(n)) expect(await found(nameOf(n))).not.toContain(asha.email)
  })

  it.each([
    ['محمد الأحمر', 'الاحمر'],
    ['王小明', '小明'],
    ['राम शर्मा', 'शर्मा'],
    ['Łukasz Żółć', 'zołc'],
  ])('of %p are found by %p', async (name, typed) => {
    const person = await candidate(test, `one@${host('script')}`, name)
    expect(await found(typed)).toContain(person.email)
    expect(await found(`\u200f${typed}\u200e`)).toContain(person.email)
    expect(await found(name)).toContain(person.email)
  })

  it('are asked for by anything that can be typed', async () => {
    const everybody = await admin.call(consoleApi.users)
    for (const [q, status] of [
      ['x'.repeat(1_000_000), 400],
      ['a\0b', 400],
      ['\ud800', 400],
      ['   ', 200],
      ['%', 200],
      ["'; DROP TABLE account_words; --", 200],
      ['@@@...+++', 200],
      ['\u200f\u200e', 200],
      ['\u{10ffff}', 200],
      [':from0 :to0 $1 ?', 200],
      ['ﷺ'.repeat(100), 200],
      ['a b c d e f g h i j k l m', 200],
    ] as const) {
      const query = { q }
      // As somebody would ask who does not use the console.
      const sent = q.length > 10_000 || isTorn(q) ? undefined : await admin.send(consoleApi.users, { query })
      const answer =
        sent ??
        (await admin.client.request({
          method: 'GET',
          url: `/api/admin/users?q=${isTorn(q) ? '%ED%A0%80' : q}`,
        }))
      expect([q.slice(0, 40), answer.statusCode < 500]).toEqual([q.slice(0, 40), true])
      if (sent) expect([q, answer.statusCode]).toEqual([q, status])
      if (q.trim() === '') expect(answer.json()).toMatchObject({ total: everybody.total })
    }
  })

  it('are those that the migration would make, after all of that', async () => {
    const kept = await words()
    expect(kept.length).toBeGreaterThan(20)
    expect(await wordsMadeAnew()).toEqual(kept)
  })
})
