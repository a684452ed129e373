import { IsNull } from 'typeorm'
import type { MatchExplanation } from '@tryka/domain'
import { ApplicationEntity } from '../../applications/application.table'
import { explain, findPerson } from '../../matching/matching'
import { PostingEntity } from '../../postings/posting.table'
import { type Answer, type Asked, factsAt, go, hrefTo } from './answer'

/** The job that is open beside the talk, where it is there for this person. */
export async function jobOf({
  manager,
  place,
  posting: id,
  now,
}: Asked): Promise<{ id: string; title: string; match: MatchExplanation } | null> {
  const { marketId, candidateId } = place
  const row = id ? await manager.findOneBy(PostingEntity, { id, marketId, hiddenDecisionId: IsNull() }) : null
  const isMine =
    row !== null &&
    (row.status === 'Active' ||
      (await manager.existsBy(ApplicationEntity, { marketId, candidateId, postingId: row.id })))
  if (!row || !isMine) return null
  const person = await findPerson(manager, marketId, candidateId)
  return { id: row.id, title: row.title, match: explain(row, person, now) }
}

export async function matchAnswer(asked: Asked): Promise<Answer> {
  const job = await jobOf(asked)
  if (!job)
    return {
      say: 'Open a job first: its match stands beside it, and here it is told for that job.',
      facts: [],
      actions: [go('See opportunities', 'opportunities')],
    }
  const { score, coverage, missing } = job.match
  const href = hrefTo('opportunities', { job: job.id })
  const fact = factsAt(asked)
  const facts =
    score === null
      ? [fact('match', missing ?? 'Too little is known to name a match.', { href })]
      : [
          fact('match', `${job.title}: ${score} of 100.`, { value: score, unit: 'of 100', href }),
          fact('coverage', `${coverage} % of what counts is known.`, { value: coverage, unit: '%', href }),
        ]
  return {
    say: 'The same arithmetic as beside the job.',
    facts,
    actions: [{ label: 'See what would raise it', href }],
  }
}
