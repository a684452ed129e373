import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { endpointQuery, QueryView } from '@tryka/app-shell'
import { getCompanySettings, getPosting, type PostingDetail } from '@tryka/domain'
import { Button, Card, Icon, PageHead, Skeleton, SkeletonGroup } from '@tryka/ui'
import { readQuery } from '../../../base/calls/calls'
import { PostingFormView } from './posting-form-view'
import { emptyForm, formOf } from './posting-form'

interface PostingEditorProps {
  /** `new`, or a posting. */
  id: string
  onDone: () => void
}

/** Post New Job and Edit: one form, which a draft may leave as soon as it has a title. */
export function PostingEditor({ id, onDone }: PostingEditorProps) {
  return (
    <>
      <PageHead
        title={id === 'new' ? 'Post New Job' : 'Edit posting'}
        context="Pay, place, closing date and the skills that count are told to everybody before they apply."
        actions={
          <Button variant="quiet" onClick={onDone}>
            <Icon icon={ArrowLeft} size="sm" />
            Back to postings
          </Button>
        }
      />
      {id === 'new' ? <NewPosting onDone={onDone} /> : <KnownPosting id={id} onDone={onDone} />}
    </>
  )
}

function NewPosting({ onDone }: { onDone: () => void }) {
  const settings = useQuery(endpointQuery(getCompanySettings))
  if (settings.isPending) return <FormLoading />
  // Without the preferences a posting begins with names in view, as the switch in the form says.
  const blind = settings.data?.preferences.blindReviewByDefault ?? false
  return <PostingFormView start={emptyForm(blind, settings.data?.country)} onDone={onDone} />
}

function KnownPosting({ id, onDone }: PostingEditorProps) {
  // Read anew whenever it opens: a form begun from an older version could not be saved.
  const posting = useQuery({ ...readQuery(getPosting, { params: { id } }), gcTime: 0 })
  // What is typed outlives what others save meanwhile; a save that is refused for it begins anew.
  const [round, setRound] = useState(0)
  const beginAnew = () => void posting.refetch().then(() => setRound((now) => now + 1))
  return (
    <QueryView
      query={posting}
      loading={<FormLoading />}
      boxed
      errorText="The posting could not be loaded. Check your connection, then try again."
    >
      {(data: PostingDetail) => (
        <PostingFormView
          key={`${data.id}:${round}`}
          posting={data}
          start={formOf(data)}
          onDone={onDone}
          onStale={beginAnew}
        />
      )}
    </QueryView>
  )
}

const FormLoading = () => (
  <SkeletonGroup label="Loading the form">
    <Card pad>
      <Skeleton height="24rem" />
    </Card>
  </SkeletonGroup>
)
