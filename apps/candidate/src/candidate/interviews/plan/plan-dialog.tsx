import { QueryView } from '@tryka/app-shell'
import { getInterviewPlan, makeInterviewPlan, type CandidateInterview } from '@tryka/domain'
import { Button, Dialog, EmptyState, Notice, Stack } from '@tryka/ui'
import { useChange, useRead } from '../../../base/calls/calls'
import { agreedTime, interviewTitle } from '../../parts/interviews/interview-words'
import { AskThem } from './ask-them'
import { NotesForm } from './notes-form'
import { PlanItems } from './plan-items'

interface PlanDialogProps {
  id: string
  /** Undefined while the list loads, or when it is not in it. */
  interview: CandidateInterview | undefined
  onClose: () => void
}

/** What to do before one interview, day by day, what to ask there, and how it went afterwards. */
export function PlanDialog({ id, interview, onClose }: PlanDialogProps) {
  const plan = useRead(getInterviewPlan, { params: { id } })
  const make = useChange((api) => api.call(makeInterviewPlan, { params: { id } }), {
    failed: 'The plan could not be made. Try again.',
  })
  const isOpen = plan.data?.stands === 'ahead' || plan.data?.stands === 'no-time'
  const isMade = (plan.data?.items.length ?? 0) > 0
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={plan.data?.stands === 'behind' ? 'How did it go?' : 'Plan'}
      description={interview && `${interviewTitle(interview)}, ${agreedTime(interview)}`}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Close
          </Button>
          {isOpen && isMade && (
            <Button
              variant="secondary"
              busy={make.isPending}
              busyLabel="Planning…"
              onClick={() => make.mutate()}
            >
              Plan anew
            </Button>
          )}
        </>
      }
    >
      <QueryView
        query={plan}
        loadingLabel="Loading the plan"
        errorText="The plan could not be loaded. Check your connection, then try again."
      >
        {(data) => (
          <Stack gap={6}>
            {data.sentence && <Notice>{data.sentence}</Notice>}
            {isMade && <PlanItems plan={data} />}
            {isOpen && !isMade && (
              <EmptyState
                as="h3"
                title="No plan yet"
                text="It goes backwards from the day: logistics the day before, a whole session before that, and what the job asks for and you have not proved first."
                action={
                  <Button busy={make.isPending} busyLabel="Planning…" onClick={() => make.mutate()}>
                    Make a plan
                  </Button>
                }
              />
            )}
            {isOpen && <AskThem id={id} />}
            {data.stands === 'behind' && <NotesForm plan={data} />}
          </Stack>
        )}
      </QueryView>
    </Dialog>
  )
}
