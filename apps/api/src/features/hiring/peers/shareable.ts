import type { EntityManager } from 'typeorm'
import { In } from 'typeorm'
import type { CandidatePlace } from '../core/places'
import { PracticeSessionEntity, PracticeTurnEntity } from '../coach/practice.table'
import { wholeSessions } from '../coach/practice-view'
import { questionOfTurn } from '../coach/practice-moves'
import { nothingHere, refused } from '../core/errors'
import { CandidateEntity } from '../profile/candidate.table'
import { ApplicationEntity } from '../applications/application.table'
import { CompanyEntity } from '../team/team.table'

const notScored = () =>
  refused(
    409,
    'NOT_JUDGED',
    'Only an answer that was scored, and whose feedback you have seen, can be shared.',
  )

/** An own turn that was scored, with what was said of it. */
export async function shareable(manager: EntityManager, place: CandidatePlace, turnId: string) {
  const own = { marketId: place.marketId, candidateId: place.candidateId }
  const turn = await manager.findOneBy(PracticeTurnEntity, { id: turnId, ...own })
  const session = turn && (await manager.findOneBy(PracticeSessionEntity, { id: turn.sessionId, ...own }))
  if (!session) throw nothingHere('This answer')
  const [whole] = await wholeSessions(manager, [session])
  const row = whole?.feedback.find((one) => one.turnId === turnId)
  const isHeld = session.feedbackWhen === 'end' && session.state === 'open'
  if (turn.state !== 'judged' || !row || isHeld) throw notScored()
  const { distress, tooShort, language } = row.feedback
  if (distress || tooShort || language !== 'en') throw notScored()
  return { turn, session, score: row.score, levels: row.levels, question: questionOfTurn(turn) }
}

/** What the product knows of somebody that an answer could tell a stranger. */
export async function knownNames(manager: EntityManager, { marketId, candidateId }: CandidatePlace) {
  const person = await manager.findOneBy(CandidateEntity, { id: candidateId, marketId })
  const applied = await manager.find(ApplicationEntity, {
    select: { id: true, companyId: true },
    where: { marketId, candidateId },
  })
  const companies = applied.length
    ? await manager.findBy(CompanyEntity, { marketId, id: In(applied.map(({ companyId }) => companyId)) })
    : []
  const name = person?.name ?? ''
  return {
    names: [name, ...name.split(/\s+/)],
    employers: [...(person?.work ?? []).map(({ company }) => company), ...companies.map((one) => one.name)],
  }
}
