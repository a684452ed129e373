import type { EntityManager } from 'typeorm'
import { DEMO_WORDS } from '@tryka/domain'
import type { DemoChanges } from '@tryka/domain'
import { sha256 } from '../core/sha256'
import { CandidateEntity } from '../profile/candidate.table'
import { demoBegin } from '../seed'
import { CandidateSkillEntity } from '../skills/skill.table'
import { MarketEntity } from './market.table'

interface Entry {
  id?: string | undefined
}

/** Entries that somebody added: one that was only edited still says what the demo invented. */
const added = <T extends Entry>(now: readonly T[], begun: readonly Entry[]): T[] =>
  now.filter(({ id }) => !begun.some((entry) => entry.id === id))

/** What an account made of its demo: never a value that the demo began with. Null without a demo. */
export async function demoChanges(manager: EntityManager, accountId: string): Promise<DemoChanges | null> {
  const market = await manager.findOneBy(MarketEntity, { accountId })
  if (!market) return null
  const { id: marketId, candidateId } = market
  const begun = demoBegin({ marketId, now: new Date(market.seededAt), sha256 })
  const [person, skills] = await Promise.all([
    manager.findOneBy(CandidateEntity, { id: candidateId, marketId }),
    manager.find(CandidateSkillEntity, { where: { candidateId, marketId }, order: { skill: 'ASC' } }),
  ])
  if (!person) return null
  const words = DEMO_WORDS.flatMap((word) => {
    const value = person[word] ?? ''
    return value && value !== begun.person[word] ? [[word, value]] : []
  })
  return {
    words: Object.fromEntries(words) as DemoChanges['words'],
    work: added(person.work, begun.person.work),
    education: added(person.education, begun.person.education),
    skills: skills
      .filter(({ skill }) => !begun.skills.includes(skill))
      .map(({ skill, level }) => ({ skill, level })),
  }
}
