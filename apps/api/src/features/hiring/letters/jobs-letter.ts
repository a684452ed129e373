import type { EntityManager } from 'typeorm'
import { In } from 'typeorm'
import { dashboardPath } from '@tryka/domain'
import { quoted } from '../../../mail/quoted'
import type { Rendered } from '../../../services/outbox/letters'
import { dropped } from '../../../services/outbox/letters'
import { ApplicationEntity } from '../applications/application.table'
import { named } from '../core/contacts'
import { postingsAway } from '../core/hidden'
import { byId } from '../core/list'
import type { JobsMailData } from '../postings/digests/jobs-mail'
import { PostingEntity } from '../postings/posting.table'
import { SavedSearchEntity } from '../postings/searches/saved-search.table'
import { CandidateEntity } from '../profile/candidate.table'
import { CompanyEntity } from '../team/team.table'

/** Those that the person may still apply for, in the order given. */
async function openOf(
  manager: EntityManager,
  { marketId, candidateId }: { marketId: string; candidateId: string },
  postingIds: readonly string[],
  at: string,
) {
  const ids = [...postingIds]
  const [postings, away, applied] = await Promise.all([
    manager.findBy(PostingEntity, { marketId, id: In(ids), status: 'Active' }),
    postingsAway(manager, { marketId, candidateId, at }, ids),
    manager.findBy(ApplicationEntity, { marketId, candidateId, postingId: In(ids) }),
  ])
  const known = byId(postings)
  const done = new Set(applied.map(({ postingId }) => postingId))
  return ids.flatMap((id) => {
    const posting = known.get(id)
    return posting && !away.has(id) && !done.has(id) ? [posting] : []
  })
}

/** New jobs, as far as they are open when the letter is made. */
export async function jobsLetter(manager: EntityManager, data: object, now: Date): Promise<Rendered> {
  const { candidateId, searchId, postingIds, total } = data as JobsMailData
  const person = await manager.findOneBy(CandidateEntity, { id: candidateId })
  if (!person?.accountId) return dropped('the profile is gone')
  const { marketId } = person
  const search =
    searchId && (await manager.findOneBy(SavedSearchEntity, { id: searchId, marketId, candidateId }))
  if (searchId && (!search || search.alert === 'off')) return dropped('switched off')
  const place = { marketId, candidateId }
  const postings = await openOf(manager, place, postingIds, now.toISOString())
  if (postings.length === 0) return dropped('none is open any more')
  const companies = byId(
    await manager.findBy(CompanyEntity, { marketId, id: In(postings.map(({ companyId }) => companyId)) }),
  )
  const lines = postings.map(({ title, companyId }) =>
    named({ job: title, company: companies.get(companyId)?.name }),
  )
  const more = total - postingIds.length
  const count = postings.length + more
  const jobs = count === 1 ? '1 new job matches' : `${count} new jobs match`
  return {
    letter: {
      kind: 'news',
      strand: 'green',
      subject: search ? 'New jobs for your search' : 'Your matches of the week',
      parts: [
        search ? `${jobs} ${quoted(search.name)}.` : `${jobs} your profile.`,
        [...lines, ...(more > 0 ? [`and ${more} more`] : [])].join('\n'),
        {
          line: 'See them in Opportunities:',
          link: dashboardPath('candidate', 'opportunities', { place: 'me' }),
        },
      ],
    },
  }
}
