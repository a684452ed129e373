import { blanksIn, type ImprovedContent } from '@tryka/domain'
import { Button, Dialog, Notice, Stack, Text } from '@tryka/ui'
import { ProposalList } from './proposal-list'
import { useChoices } from './use-choices'
import { changesOf, unsupportedBy, withChanges } from './improvement'
import { Questions } from './proposal-dialog'

export interface ImproveDialogProps {
  content: string
  improved: ImprovedContent
  onClose: () => void
  onAccept: (summary: string) => void
}

/** The changes to the summary, each with its reason, to accept or reject. */
export function ImproveDialog({ content, improved, onClose, onAccept }: ImproveDialogProps) {
  const changes = changesOf(content, improved)
  const choices = changes.map((change, index) => ({
    ...change,
    id: String(index),
    label: `Change ${index + 1}`,
    unsupported: unsupportedBy(change, improved.unsupported),
  }))
  const { accepted, accept } = useChoices(() =>
    choices
      .filter(({ unsupported, after }) => unsupported.length === 0 && blanksIn(after).length === 0)
      .map(({ id }) => id),
  )
  const taken = changes.filter((_, index) => accepted.has(String(index)))
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title="Improve summary"
      description={
        changes.length ? 'Take the changes you agree with. One undo brings everything back.' : undefined
      }
      steady
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {changes.length ? 'Cancel' : 'Close'}
          </Button>
          {changes.length > 0 && (
            <Button
              onClick={() => onAccept(withChanges(content, improved, taken))}
              disabled={taken.length === 0}
            >
              {`Use ${taken.length} of ${changes.length}`}
            </Button>
          )}
        </>
      }
    >
      <Stack gap={4}>
        {improved.notice && <Notice role="status">{improved.notice}</Notice>}
        {changes.length === 0 && !improved.notice && (
          <Text>
            {improved.questions.length
              ? 'There is no change to propose. Your answers to these would help more.'
              : 'The wording is fine. There is nothing to change.'}
          </Text>
        )}
        <ProposalList choices={choices} accepted={accepted} onAccept={accept} />
        <Questions questions={improved.questions} />
      </Stack>
    </Dialog>
  )
}
