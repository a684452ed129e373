import type { CandidateInterview } from '@tryka/domain'
import { Button, Dialog, Notice, Stack, Text } from '@tryka/ui'
import { interviewTime, interviewTitle } from '../parts/interviews/interview-words'

/** The page behind a meeting link of this product: who meets when. The call itself takes place elsewhere for now. */
export const RoomDialog = ({
  interview,
  onClose,
}: {
  interview: CandidateInterview | undefined
  onClose: () => void
}) => (
  <Dialog
    open
    onOpenChange={(open) => !open && onClose()}
    title="Meeting room"
    description={interview && interviewTitle(interview)}
    size="sm"
    footer={
      <Button variant="quiet" onClick={onClose}>
        Leave
      </Button>
    }
  >
    {interview ? (
      <Stack gap={3}>
        <Text>
          {interviewTime(interview)}, with {interview.interviewers.join(', ')}.
        </Text>
        <Notice>
          Calls inside Tryka open later. Until then the company sends its own call link by message; this room
          keeps the time and the people.
        </Notice>
      </Stack>
    ) : (
      <Notice>This meeting is not among your interviews.</Notice>
    )}
  </Dialog>
)
