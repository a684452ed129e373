import { ApiError } from '@tryka/api-client'
import { draftOf, getJob, termsOfSkills, type ResumeDraft, type Tailoring } from '@tryka/domain'
import { Notice, Text } from '@tryka/ui'
import { useRead } from '../../../base/calls/calls'
import { differences, fromDifference } from '../editor/differences'
import { useWholeResumes } from '../resumes.queries'

const SHOWN = 12

/** How a copy and what it was made of have parted since. */
export const CopyState = ({ draft, kept }: { draft: ResumeDraft; kept: Tailoring }) => (
  <>
    {kept.postingId && <PostingState kept={kept} postingId={kept.postingId} />}
    {kept.fromId && <Changes draft={draft} fromId={kept.fromId} fromVersion={kept.fromVersion} />}
  </>
)

type Asked = Pick<Tailoring['terms'][number], 'term' | 'need'>

function PostingState({ kept, postingId }: { kept: Tailoring; postingId: string }) {
  const job = useRead(getJob, { params: { id: postingId } })
  if (job.error instanceof ApiError && [404, 410].includes(job.error.status))
    return <Notice>This posting is closed. The copy stays yours.</Notice>
  if (!job.data || job.data.version === kept.postingVersion) return null
  const said = changesSince(kept.terms, termsOfSkills(job.data.skills))
  return (
    <Notice title="The posting was changed after this copy was made">
      {said.length ? said.join(' ') : 'It asks for the same skills.'}
    </Notice>
  )
}

/** What a posting asks for now and did not then, what it lets go, and what weighs another way; a sentence each. */
export function changesSince(before: readonly Asked[], now: readonly Asked[]): string[] {
  const needOf = (terms: readonly Asked[], term: string) => terms.find((one) => one.term === term)?.need
  const listed = (label: string, terms: readonly Asked[]) =>
    terms.length ? [`${label}: ${terms.map(({ term }) => term).join(', ')}.`] : []
  const moved = (need: Asked['need']) =>
    now.filter((one) => one.need === need && ![undefined, need].includes(needOf(before, one.term)))
  return [
    ...listed(
      'Asked for now',
      now.filter(({ term }) => needOf(before, term) === undefined),
    ),
    ...listed(
      'Not asked for any more',
      before.filter(({ term }) => needOf(now, term) === undefined),
    ),
    ...listed('A must-have now', moved('must')),
    ...listed('A nice-to-have now', moved('nice')),
  ]
}

function Changes({
  draft,
  fromId,
  fromVersion,
}: {
  draft: ResumeDraft
  fromId: string
  fromVersion: number | null
}) {
  const from = useWholeResumes([fromId]).get(fromId)
  if (from === undefined) return null
  if (from === 'failed')
    return (
      <Text size="sm" tone={2}>
        The resume that it was copied from could not be read. It may be deleted.
      </Text>
    )
  const found = differences(draft, draftOf(from)).filter(({ part }) => part !== 'Title')
  return (
    <details>
      <summary>
        {found.length === 1 ? '1 difference' : `${found.length} differences`} from “{from.title}”
      </summary>
      {from.version !== fromVersion && (
        <Text size="sm" tone={2}>
          That one was changed after the copy was made.
        </Text>
      )}
      <ul>
        {found.slice(0, SHOWN).map(({ part, place, mine, theirs }) => {
          const [here, there] = fromDifference(mine, theirs)
          return (
            <li key={`${part} ${place}`}>
              <b>{place === part ? part : `${part}: ${place}`}</b>
              <p>Here: {here || 'Empty'}</p>
              <p>There: {there || 'Empty'}</p>
            </li>
          )
        })}
        {found.length > SHOWN && <li>And {found.length - SHOWN} more.</li>}
      </ul>
    </details>
  )
}
