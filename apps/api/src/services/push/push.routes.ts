import { ECDH } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { PushBrowser } from '@tryka/domain'
import { DAY_MS, DELIVERY_LIMITS, dashboardPath, pushApi } from '@tryka/domain'
import { AppError } from '../../app-error'
import type { Clock } from '../../clock'
import { handle } from '../../http/handle'
import { tryLater } from '../../try-later'
import { deviceOf } from '../accounts/account-sessions.service'
import { accountOf } from '../accounts/account-gate'
import { registered } from '../accounts/registered'
import type { Preferences } from '../preferences/preferences'
import type { PushBrowsers } from './push-browsers'
import type { PushSender } from './push-sender'
import type { PushSubscriptionRow } from './push-subscription.table'

interface Deps {
  browsers: PushBrowsers
  sender: PushSender
  preferences: Preferences
  clock: Clock
}

const unknownHost = () =>
  new AppError(400, 'PUSH_HOST', 'We do not know the push service of this browser, so push stays off.')
const noKey = () => new AppError(400, 'PUSH_KEY', 'This is no key of a browser.')
const gone = () =>
  new AppError(409, 'PUSH_GONE', 'This browser takes no pushes any more. Turn push on in it again.')
const failed = () =>
  new AppError(503, 'PUSH_FAILED', 'The push service of this browser did not take it. Try again later.', {
    'retry-after': '60',
  })
const later = (seconds: number) =>
  tryLater('PUSH_LATER', 'The push service of this browser asks us to wait.', 1_000 * seconds)
/** Pushes are counted by the day of the clock in UTC. */
const enough = (now: Date) =>
  tryLater(
    'PUSH_LIMIT',
    `You have had ${DELIVERY_LIMITS.pushesADay} pushes today.`,
    DAY_MS - (now.getTime() % DAY_MS),
  )

/** Some 65 bytes are no point of the curve, and nothing can be encrypted for them. */
function isPoint(key: string): boolean {
  try {
    return ECDH.convertKey(key, 'prime256v1', 'base64url').length > 0
  } catch {
    return false
  }
}

const sessionOf = (request: FastifyRequest): string => request.session.account?.sessionId ?? ''

const viewOf = (row: PushSubscriptionRow, sessionId: string): PushBrowser => ({
  id: row.id,
  label: row.label,
  state: row.state,
  current: row.sessionId === sessionId,
  createdAt: row.createdAt,
  lastOkAt: row.lastOkAt,
})

/** Browsers that take pushes: added by themselves, listed, removed and tried. */
export const pushRoutes =
  ({ browsers, sender, preferences, clock }: Deps) =>
  async (app: FastifyInstance): Promise<void> => {
    const mine = (request: FastifyRequest): string => registered(accountOf(request))
    handle(app, pushApi.key, async ({ request }) => {
      mine(request)
      return { key: sender.publicKey }
    })
    handle(app, pushApi.browsers, async ({ request }) => {
      const rows = await browsers.list(mine(request))
      return { items: rows.map((row) => viewOf(row, sessionOf(request))) }
    })
    handle(app, pushApi.add, async ({ request, body: { endpoint, keys } }) => {
      const accountId = mine(request)
      if (!sender.mayReach(endpoint)) throw unknownHost()
      if (!isPoint(keys.p256dh)) throw noKey()
      const sessionId = sessionOf(request)
      const label = deviceOf(request.headers['user-agent'])
      return viewOf(await browsers.add({ accountId, sessionId, label, endpoint, keys }), sessionId)
    })
    handle(app, pushApi.remove, ({ request, params }) => browsers.remove(mine(request), params.id))
    handle(app, pushApi.test, async ({ request, params }) => {
      const accountId = mine(request)
      const row = await browsers.find(accountId, params.id)
      if (row.state === 'gone') throw gone()
      const now = clock.now()
      if (!(await preferences.takePush(accountId, now.toISOString().slice(0, 10)))) throw enough(now)
      const result = await sender.send(
        row,
        {
          tag: 'test',
          kind: 'test',
          title: 'Push works',
          body: 'This is how news from Tryka will look here.',
          link: dashboardPath('candidate', 'overview'),
        },
        { ttlS: 60, isUrgent: true },
      )
      if (result.is === 'gone') throw gone()
      if (result.is === 'later') throw later(result.forS)
      if (result.is !== 'taken') throw failed()
    })
  }
