import { In, IsNull } from 'typeorm'
import { DAY_MS, TALK_LIMITS } from '@tryka/domain'
import { ApplicationEntity } from '../../applications/application.table'
import { keepingOf } from '../../coach/practice-keeping'
import { newestCredit } from '../../credits/credit-ledger'
import { CandidateSkillEntity } from '../../skills/skill.table'
import { ProfileViewEntity } from '../../views/profile-view.table'
import { type Answer, type Asked, factsAt, go, hrefTo } from './answer'
import { counted } from './counted'

const OPEN = ['applied', 'under_review', 'interview_scheduled', 'offer_received'] as const

async function skillFacts(asked: Asked) {
  const { marketId, candidateId } = asked.place
  const fact = factsAt(asked)
  const rows = await asked.manager.findBy(CandidateSkillEntity, {
    marketId,
    candidateId,
    unclaimed: IsNull(),
  })
  const verified = rows.filter(({ state }) => state === 'Verified').length
  const href = hrefTo('skills')
  const n = rows.length
  return [
    fact('verified', `${verified} of ${counted(n, 'skill')} ${verified === 1 ? 'is' : 'are'} verified.`, {
      value: verified,
      unit: 'skills',
      n,
      href,
    }),
  ]
}

export async function assessmentAnswer(asked: Asked): Promise<Answer> {
  return {
    say: 'An assessment measures one skill with tasks that differ for everybody. Its tasks are told to nobody.',
    facts: await skillFacts(asked),
    actions: [go('See what can be verified', 'skills')],
  }
}

export async function repliesAnswer(asked: Asked): Promise<Answer> {
  const { manager, place } = asked
  const { marketId, candidateId } = place
  const fact = factsAt(asked)
  const rows = await manager.find(ApplicationEntity, {
    where: { marketId, candidateId, stage: In(OPEN), firstResponseAt: IsNull() },
    order: { appliedAt: 'ASC', id: 'ASC' },
  })
  const [oldest] = rows
  const actions = [go('See my applications', 'applications')]
  if (!oldest) return { say: 'No application waits for a first reply.', facts: [], actions }
  const days = Math.floor((asked.now.getTime() - Date.parse(oldest.appliedAt)) / DAY_MS)
  const href = hrefTo('applications', { application: oldest.id })
  return {
    say: 'These wait for a first reply of the company.',
    facts: [
      fact('waiting', `${counted(rows.length, 'application')}.`, {
        value: rows.length,
        unit: 'applications',
        href: hrefTo('applications'),
      }),
      fact('oldest', `The oldest was sent ${counted(days, 'day')} ago.`, { value: days, unit: 'days', href }),
    ],
    actions,
  }
}

const LOOKED_DAYS = 30
export async function viewersAnswer(asked: Asked): Promise<Answer> {
  const { manager, place, now } = asked
  const { marketId, candidateId } = place
  const since = new Date(now.getTime() - LOOKED_DAYS * DAY_MS).toISOString().slice(0, 10)
  const rows = await manager.findBy(ProfileViewEntity, { marketId, candidateId })
  const companies = new Set(rows.filter(({ day }) => day >= since).map(({ companyId }) => companyId)).size
  return {
    say: 'Companies are counted once, however often they looked.',
    facts: [
      factsAt(asked)('viewers', `${counted(companies, 'company', 'companies')} in ${LOOKED_DAYS} days.`, {
        value: companies,
        unit: 'companies',
        href: hrefTo('profile'),
      }),
    ],
    actions: [go('See my profile', 'profile')],
  }
}

export async function creditsAnswer(asked: Asked): Promise<Answer> {
  const { balance, newest } = await newestCredit(asked.manager, asked.place)
  const fact = factsAt(asked)
  const href = hrefTo('learning')
  return {
    say: 'TRYK come from what was done, never from practice scores, and never pass from one person to another.',
    facts: [
      fact('balance', `${balance} TRYK.`, { value: balance, unit: 'TRYK', href }),
      ...(newest
        ? [
            fact('newest', `The newest: ${newest.amount}, ${newest.reason}.`, {
              value: newest.amount,
              unit: 'TRYK',
              href,
            }),
          ]
        : []),
    ],
    actions: [go('See where they come from', 'learning', { tab: 'tryk' })],
  }
}

const KEPT = { year: '12 months', quarter: '90 days', 'by-hand': 'until you delete it' } as const
export async function privacyAnswer(asked: Asked): Promise<Answer> {
  const fact = factsAt(asked)
  const keeping = await keepingOf(asked.manager, asked.place)
  return {
    say: 'No company sees practice, plans or what is said here, and no match uses it.',
    facts: [
      fact('practice', `Practice is kept ${KEPT[keeping]}.`, { href: hrefTo('settings') }),
      fact('talk', `What is said here is kept ${TALK_LIMITS.keptDays} days.`, {
        value: TALK_LIMITS.keptDays,
        unit: 'days',
        href: hrefTo('settings'),
      }),
    ],
    actions: [go('Choose, export or delete it', 'settings')],
  }
}
