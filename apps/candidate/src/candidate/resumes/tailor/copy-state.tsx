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

const keyOf = ({ term, need }: { term: string; need: string }): string => `${need} ${term}`

function PostingState({ kept, postingId }: { kept: Tailoring; postingId: string }) {
  const job = useRead(getJob, { params: { id: postingId } })
  if (job.error instanceof ApiError && [404, 410].includes(job.error.status))
    return <Notice>This posting is closed. The copy stays yours.</Notice>
  if (!job.data || job.data.version === kept.postingVersion) return null
  const now = termsOfSkills(job.data.skills).map(keyOf)
  const before = kept.terms.map(keyOf)
  const isSame = now.length === before.length && now.every((one) => before.includes(one))
  return (
    <Notice title="The posting was changed after this copy was made">
      {isSame
        ? 'It asks for the same skills.'
        : `It asks now for: ${job.data.skills.map(({ skill }) => skill).join(', ')}.`}
    </Notice>
  )
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
