import { DAY_MS, initials, workspaceApi } from '@tryka/domain'
import type { ErasePreview, Workspace } from '@tryka/domain'
import type { FastifyInstance } from 'fastify'
import type { Clock } from '../../../clock'
import type { Database } from '../../../db/database'
import { handle } from '../../../http/handle'
import { accountOf } from '../../accounts/account-gate'
import type { AccountRow } from '../../accounts/account.entity'
import { GUEST_DAYS } from '../../accounts/accounts.service'
import { ResumeEntity } from '../../resumes/resume.entity'
import * as tables from '../tables'
import { candidateOf, memberPlace } from './places'
import type { CandidatePlace, Place } from './places'
import type { SelfIdentifications } from './self-identifications'
import { unreadOf } from './unread'
import { waitingOf } from './waiting'
import type { WorkspacesService } from './workspaces.service'

interface Deps {
  db: Database
  clock: Clock
  workspaces: WorkspacesService
  selfIdentifications: SelfIdentifications
}

async function viewOf({ db, clock, workspaces }: Deps, account: AccountRow): Promise<Workspace> {
  const own = await workspaces.open(account.id)
  const member = await memberPlace(workspaces, account.id)
  const { id: workspaceId, candidateId } = own
  const candidatePlace: CandidatePlace = {
    side: 'candidate',
    workspaceId,
    accountId: account.id,
    candidateId,
  }
  const now = clock.now()
  const marksOf = async (place: Place) => {
    const [unread, waiting] = await Promise.all([unreadOf(db.read, place), waitingOf(db.read, place, now)])
    return { unread, waiting }
  }
  const [candidate, company, mine, ours] = await Promise.all([
    db.read.findOneByOrFail(tables.CandidateEntity, { id: candidateId, workspaceId }),
    db.read.findOneByOrFail(tables.CompanyEntity, {
      id: member.companyId,
      workspaceId: member.workspaceId,
    }),
    marksOf(candidatePlace),
    marksOf(member),
  ])
  const isGuest = account.kind === 'guest'
  const { id, name, title, role } = member.member
  return {
    id: own.id,
    isGuest,
    candidate: { id: candidateId, name: candidate.name, initials: initials(candidate.name), ...mine },
    company: {
      id: company.id,
      name: company.name,
      logo: company.logo,
      member: { id, name, title, role },
      ...ours,
    },
    timeZone: candidate.timeZone,
    seededAt: own.seededAt,
    erasedAt: isGuest ? new Date(Date.parse(account.lastUsedAt) + GUEST_DAYS * DAY_MS).toISOString() : null,
  }
}

/** All that an account holds falls with it; numbers that name nobody are not kept either. */
async function erasePreview({ db, workspaces }: Deps, accountId: string): Promise<ErasePreview> {
  const { id: workspaceId, candidateId } = await workspaces.open(accountId)
  const own = { workspaceId, candidateId }
  const counts: [string, Promise<number>][] = [
    ['Resumes', db.read.countBy(ResumeEntity, { accountId })],
    ['Applications and what was sent with them', db.read.countBy(tables.ApplicationEntity, own)],
    ['Interviews', db.read.countBy(tables.InterviewEntity, own)],
    ['Skills', db.read.countBy(tables.CandidateSkillEntity, own)],
    ['Conversations', db.read.countBy(tables.ConversationEntity, own)],
    ['Job postings of your demo company', db.read.countBy(tables.PostingEntity, { workspaceId })],
  ]
  const goes = await Promise.all(counts.map(async ([what, count]) => ({ what, count: await count })))
  return { goes, stays: [] }
}

export const workspaceRoutes = (deps: Deps) => async (app: FastifyInstance) => {
  const { workspaces, selfIdentifications } = deps
  handle(app, workspaceApi.get, async ({ request }) => viewOf(deps, accountOf(request)))
  handle(app, workspaceApi.open, async ({ request, body }) => {
    const account = accountOf(request)
    if (body.role) await workspaces.actAs(account.id, body.role)
    return viewOf(deps, account)
  })
  handle(app, workspaceApi.reset, async ({ request }) => {
    const account = accountOf(request)
    await workspaces.reset(account.id)
    return viewOf(deps, account)
  })
  handle(app, workspaceApi.previewErase, async ({ request }) => erasePreview(deps, accountOf(request).id))
  handle(app, workspaceApi.ownSelfIdentification, async ({ request }) =>
    selfIdentifications.read(candidateOf(request)),
  )
  handle(app, workspaceApi.selfIdentification, async ({ request, body }) =>
    selfIdentifications.save(candidateOf(request), body),
  )
}
