import { IsNull } from 'typeorm'
import type { EntityManager } from 'typeorm'
import type {
  DemoChanges,
  Onboarding,
  OnboardingDraft,
  OnboardingMarks,
  OnboardingRequest,
} from '@tryka/domain'
import { technologyOf } from '@tryka/domain'
import type { Clock } from '../../clock'
import type { Database } from '../../db/database'
import type { AccountData } from '../../services/accounts/account-data'
import type { AccountRow } from '../../services/accounts/account.entity'
import { mayTakePlace, signInFirst } from '../../services/accounts/may-take-place'
import type { AccessRequest, AccessRequests } from '../../services/admissions/access-requests'
import { latestAdmission } from '../../services/admissions/admissions'
import { FirstVisitEntity } from './first-visit.entity'
import { OnboardingDraftEntity } from './onboarding-draft.entity'

const toRequest = (row: AccessRequest): OnboardingRequest => ({
  at: row.createdAt,
  standing: row.standing ?? 'listed',
  name: row.name,
  title: row.position ?? '',
  technology: technologyOf(row.focusArea),
  experience: row.experience,
  company: row.company ?? '',
})

/** What an account made of its demo; null without one. */
export type DemoChangesOf = (manager: EntityManager, accountId: string) => Promise<DemoChanges | null>

/** Where somebody stands who begins something of their own, and what they typed so far. */
export class OnboardingService {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly requests: AccessRequests,
    private readonly demoChanges: DemoChangesOf,
  ) {}

  async get({ id, emailKey }: AccountRow): Promise<Onboarding> {
    if (emailKey === null) throw signInFirst()
    const { read } = this.db
    const [request, admission, demo, kept, visit] = await Promise.all([
      this.requests.find(read, emailKey),
      latestAdmission(read, { emailKey }),
      this.demoChanges(read, id),
      read.findOneBy(OnboardingDraftEntity, { accountId: id }),
      read.findOneBy(FirstVisitEntity, { accountId: id }),
    ])
    const isOver = admission?.state === 'sent' && admission.expiresAt <= this.clock.now().toISOString()
    return {
      request: request && toRequest(request),
      invitation: admission && {
        state: isOver ? 'expired' : admission.state,
        sentAt: admission.sentAt ?? admission.createdAt,
        endsAt: admission.expiresAt,
      },
      demo,
      draft: kept?.draft ?? {},
      keptAt: kept?.updatedAt ?? null,
      isEarlier: visit?.isEarlier === true && visit.answer === null,
      looked: visit?.lookedAt != null,
    }
  }

  /** Keeps what was answered or looked at; the first look counts. */
  async mark({ id: accountId, emailKey }: AccountRow, { answer, looked }: OnboardingMarks): Promise<void> {
    if (emailKey === null) throw signInFirst()
    const lookedAt = this.clock.now().toISOString()
    await this.db.transaction(async (manager) => {
      const row = { accountId, isEarlier: false, answer: null, lookedAt: null }
      await manager.createQueryBuilder().insert().into(FirstVisitEntity).values(row).orIgnore().execute()
      if (answer) await manager.update(FirstVisitEntity, { accountId }, { answer })
      if (looked) await manager.update(FirstVisitEntity, { accountId, lookedAt: IsNull() }, { lookedAt })
    })
  }

  /** The last one who types is right; nothing typed keeps no row. */
  async keep(account: AccountRow, draft: OnboardingDraft): Promise<void> {
    mayTakePlace(account)
    const { id: accountId } = account
    const updatedAt = this.clock.now().toISOString()
    const isEmpty = Object.keys(draft).length === 0
    await this.db.write(async (manager) => {
      if (isEmpty) await manager.delete(OnboardingDraftEntity, { accountId })
      else await manager.upsert(OnboardingDraftEntity, { accountId, draft, updatedAt }, ['accountId'])
    })
  }
}

/** Draft and answers when an account is exported; they are gone with their account, and a guest has none. */
export const onboardingData = (db: Database): AccountData => ({
  name: 'onboarding',
  move: () => Promise.resolve(),
  bytes: () => Promise.resolve(0),
  describes: 'What you began to tell about yourself or a company, and what you answered and looked at first.',
  tables: [OnboardingDraftEntity, FirstVisitEntity],
  async *export(accountId) {
    const [draft, firstVisit] = await Promise.all([
      db.read.findOneBy(OnboardingDraftEntity, { accountId }),
      db.read.findOneBy(FirstVisitEntity, { accountId }),
    ])
    yield JSON.stringify({ draft, firstVisit }, null, 2)
  },
})
