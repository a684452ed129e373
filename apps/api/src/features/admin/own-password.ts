import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { ChangePassword } from '@tryka/domain'
import type { Database } from '../../db/database'
import type { SignedInAdmin } from '../../http/sessions/sessions'
import type { Audit } from '../../services/audit/audit'
import type { Admins } from './admins'
import type { AdminSessions } from './admin-sessions'
import { passwordRefused, wrongCurrentPassword } from './administrator.errors'
import type { TellOwners } from './console-news'
import { passwordProblem } from './password-rules'
import type { SignInCaller, SignInService } from './sign-in.service'

interface Deps {
  db: Database
  admins: Admins
  signIn: SignInService
  sessions: AdminSessions
  audit: Audit
  tell: TellOwners
}

type Given = z.output<typeof ChangePassword>
type Caller = SignInCaller & { request: FastifyRequest }

/** An administrator's own password: the old one is asked for, and nobody stays signed in elsewhere with it. */
export class OwnPassword {
  constructor(private readonly deps: Deps) {}

  /** Answers how many sessions ended elsewhere. */
  async change(admin: SignedInAdmin, { current, password }: Given, caller: Caller): Promise<number> {
    const { db, admins, signIn, sessions, audit, tell } = this.deps
    const { username } = admin
    // First what costs nothing: a new password that is refused uses up no try of the current one.
    const problem = password === current ? SAME : passwordProblem(password, username)
    if (problem) throw passwordRefused(problem)
    const row = await signIn.confirm({ username, password: current }, caller)
    const passwordHash = await admins.hashFor({ username, password })
    return db.transaction(async (manager) => {
      // Of many that were sent at once the first changes it; what the others show is the current one no more.
      if (!(await admins.replaceHash(manager, row, passwordHash))) throw wrongCurrentPassword()
      const ended = await sessions.endOthers(manager, admin)
      const { request } = caller
      const details = { sessions: ended }
      await audit.recordWith(manager, { actor: username, action: 'admin.password-changed', details, request })
      await tell(manager, { event: 'password-changed', adminId: admin.id })
      return ended
    })
  }
}

const SAME = 'This is the password that you have. Choose another one.'
