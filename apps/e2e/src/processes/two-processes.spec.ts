import { randomBytes, randomInt } from 'node:crypto'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { ApiError, createApiClient, type ApiClient } from '@tryka/api-client'
import { adminLogin, adminLogout, adminMe, sendOtp, submitEarlyAccess, verifyOtp } from '@tryka/domain'
import { buildEarlyAccessRequest } from '@tryka/domain/testing'
import { fetchWithCookies, newEmail } from '../support/api'
import { mailboxIn } from '../support/mailbox'
import { startApi, type ApiProcess } from '../support/processes'
import { sharedServices, type SharedServices } from '../support/services'
import { freePorts, openStack } from '../support/stack'

const { admin, folder, mailFolder } = openStack()

/** A client address that no earlier run used: limits live for an hour in the shared Redis. */
const someone = () => ({ address: `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` })

/** One person: the same cookies and the same address, at whichever process. */
function person(...processes: ApiProcess[]): ApiClient[] {
  const { fetch } = fetchWithCookies(someone())
  return processes.map(({ url }) => createApiClient({ baseUrl: url, fetch }))
}

const statusOf = (call: Promise<unknown>): Promise<number | 'gone'> =>
  call.then(
    () => 200,
    (error: unknown) => (error instanceof ApiError ? error.status : 'gone'),
  )

test.describe.serial('Two API processes on one PostgreSQL and one Redis', () => {
  let services: SharedServices
  let first: ApiProcess
  let second: ApiProcess
  const secret = randomBytes(32).toString('hex')

  const startOne = (name: string, port: number) =>
    startApi(name, port, {
      DATABASE_URL: services.databaseUrl,
      REDIS_URL: services.redisUrl,
      SESSION_SECRET: secret,
      // Who shares a database shares the keys that sign, whose files are there.
      DATA_DIR: join(folder, 'pair'),
      TRUST_PROXY: '1',
      MAILS_PER_HOUR: '100000',
    })

  test.beforeAll(async () => {
    services = await sharedServices()
    const [a = 0, b = 0] = freePorts(2)
    // Together, on an empty database: both find it without tables.
    ;[first, second] = await Promise.all([startOne('first', a), startOne('second', b)])
  })

  test.afterAll(async () => {
    await Promise.all([first?.stop(), second?.stop()])
    await services?.drop()
  })

  test('a session of one is known to the other, until it ends', async () => {
    const [atFirst, atSecond] = person(first, second) as [ApiClient, ApiClient]

    await atFirst.call(adminLogin, { body: admin })
    expect(await atSecond.call(adminMe)).toMatchObject({ username: admin.username, level: 'full' })

    await atSecond.call(adminLogout)
    expect(await statusOf(atFirst.call(adminMe))).toBe(401)
  })

  test('a code of one is good at the other, once', async () => {
    const [atFirst, atSecond] = person(first, second) as [ApiClient, ApiClient]
    const body = buildEarlyAccessRequest({ email: newEmail('two') })

    await atFirst.call(sendOtp, { body: { email: body.email } })
    const otp = await mailboxIn(mailFolder).otpFor(body.email)
    await atSecond.call(verifyOtp, { body: { email: body.email, otp } })
    await atFirst.call(submitEarlyAccess, { body })

    expect(await statusOf(atFirst.call(verifyOtp, { body: { email: body.email, otp } }))).toBe(400)
    expect(await statusOf(atSecond.call(submitEarlyAccess, { body }))).toBe(403)
  })

  test('twenty codes an hour for a client address, counted over both', async () => {
    const clients = person(first, second)

    const answers: (number | 'gone')[] = []
    for (let i = 0; i < 12; i++)
      for (const client of clients)
        answers.push(await statusOf(client.call(sendOtp, { body: { email: newEmail('many') } })))

    expect(answers.filter((status) => status === 200)).toHaveLength(20)
    expect(answers.slice(20)).toEqual([429, 429, 429, 429])
  })

  test('one is killed under load and nobody is signed out', async () => {
    const people = await Promise.all(
      Array.from({ length: 5 }, async () => {
        const clients = person(first, second) as [ApiClient, ApiClient]
        await clients[0].call(adminLogin, { body: admin })
        return clients
      }),
    )
    const answers = { first: [] as (number | 'gone')[], second: [] as (number | 'gone')[] }
    const load = async ([atFirst, atSecond]: [ApiClient, ApiClient]) => {
      for (let i = 0; i < 60; i++) {
        answers.first.push(await statusOf(atFirst.call(adminMe)))
        answers.second.push(await statusOf(atSecond.call(adminMe)))
        if (answers.first.length >= 100) first.child.kill('SIGKILL')
      }
    }

    await Promise.all(people.map(load))

    expect(new Set(answers.second)).toEqual(new Set([200]))
    expect(new Set(answers.first)).toEqual(new Set([200, 'gone']))

    first = await startOne('first', Number(new URL(first.url).port))
    for (const [atFirst] of people)
      expect(await atFirst.call(adminMe)).toMatchObject({ username: admin.username, level: 'full' })
  })
})
