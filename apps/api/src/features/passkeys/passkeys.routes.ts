import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { EntityManager } from 'typeorm'
import { passkeysApi } from '@tryka/domain'
import type { Database } from '../../db/database'
import { handle } from '../../http/handle'
import { accountOf } from '../../services/accounts/account-gate'
import type { AccountNews, SecurityEvent } from '../../services/accounts/account-news'
import { deviceOf } from '../../services/accounts/account-sessions.service'
import type { AccountsService } from '../../services/accounts/accounts.service'
import { toSession } from '../../services/accounts/accounts.routes'
import type { entering } from '../../services/accounts/enter'
import { newBinding } from '../../services/otp/binding'
import type { PasskeyPurpose } from '../../services/passkeys/challenges'
import { passkeyRefused, signInFirst } from '../../services/passkeys/passkey.errors'
import type { PasskeyOwner, PasskeyRow } from '../../services/passkeys/passkey.table'
import type { Passkeys } from '../../services/passkeys/passkeys'
import { toPasskey } from '../../services/passkeys/passkeys'
import type { RelyingParty } from '../../services/passkeys/relying-party'

interface Deps {
  db: Database
  accounts: AccountsService
  passkeys: Passkeys
  partyOf: (request: FastifyRequest) => RelyingParty
  news: AccountNews
  enter: ReturnType<typeof entering>
}

/** A guest has nothing that a code by mail could open again. */
function ownerOf(request: FastifyRequest): PasskeyOwner & { email: string } {
  const { id, kind, email } = accountOf(request)
  if (kind !== 'registered' || email === null) throw signInFirst()
  return { kind: 'account', id, email }
}

/** Passkeys of people: kept in Settings, used at the sign-in page. The code by mail stays beside them. */
export const passkeysRoutes =
  ({ db, accounts, passkeys, partyOf, news, enter }: Deps) =>
  async (app: FastifyInstance) => {
    const at = (request: FastifyRequest, purpose: PasskeyPurpose) => ({
      purpose,
      party: partyOf(request),
      binding: newBinding(request.session),
    })
    const told = (manager: EntityManager, request: FastifyRequest, event: SecurityEvent, row: PasskeyRow) =>
      news.tell(
        manager,
        { accountId: row.ownerId },
        { event, device: deviceOf(request.headers['user-agent']), passkey: row.name },
      )

    handle(app, passkeysApi.list, async ({ request }) =>
      passkeys.list({ kind: 'account', id: accountOf(request).id }),
    )

    handle(app, passkeysApi.begin, async ({ request }) => {
      const owner = ownerOf(request)
      return passkeys.beginAdding(owner, owner.email, at(request, 'add'))
    })

    handle(app, passkeysApi.add, async ({ request, body }) => {
      const owner = ownerOf(request)
      const made = await passkeys.made(owner, body.passkey, at(request, 'add'))
      const row = await db.transaction(async (manager) => {
        const added = await passkeys.add(manager, owner, body.name, made)
        await told(manager, request, 'passkey-added', added)
        return added
      })
      news.nudge()
      return toPasskey(row)
    })

    handle(app, passkeysApi.rename, async ({ request, params, body }) =>
      passkeys.rename(ownerOf(request), params.id, body.name),
    )

    handle(app, passkeysApi.remove, async ({ request, params }) => {
      const owner = ownerOf(request)
      await db.transaction(async (manager) => {
        const removed = await passkeys.remove(manager, owner, params.id)
        await told(manager, request, 'passkey-removed', removed)
      })
      news.nudge()
    })

    handle(app, passkeysApi.request, async ({ request }) => passkeys.beginShowing(at(request, 'sign-in')))

    handle(app, passkeysApi.signIn, async ({ request, reply, body }) => {
      const { ownerId } = await passkeys.show('account', body.passkey, at(request, 'sign-in'))
      const owner = await accounts.find(ownerId)
      const { email } = owner ?? { email: null }
      if (email === null) throw passkeyRefused()
      return toSession(await enter(request, reply, () => Promise.resolve(email)))
    })
  }
