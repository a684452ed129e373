import { styled } from 'styled-components'
import type { GeneratedContent, ResumeDraft } from '@tryka/domain'
import { Button, Dialog, Notice, Stack, Text } from '@tryka/ui'
import { ProposalList } from './proposal-list'
import { useChoices } from './use-choices'
import { acceptedAtFirst, proposalsOf, type Proposal } from '../writing/proposals'

const ENGINES = {
  'built-in': 'Written by the built-in rules, without a language model.',
  model: 'Written by a language model, and checked for facts that are not yours.',
}

export interface ProposalDialogProps {
  draft: ResumeDraft
  content: GeneratedContent
  onClose: () => void
  onAccept: (accepted: Proposal[]) => void
}

/** Every proposal of the generator, to accept or reject; what is accepted is added in one step. */
export function ProposalDialog({ draft, content, onClose, onAccept }: ProposalDialogProps) {
  const proposals = proposalsOf(draft, content)
  const { accepted, accept } = useChoices(() => proposals.filter(acceptedAtFirst).map(({ id }) => id))
  const chosen = proposals.filter(({ id }) => accepted.has(id))
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title="Proposals"
      description={`${ENGINES[content.engine]} Square brackets mark what only you know; nothing with them is taken unless you accept it.`}
      steady
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button onClick={() => onAccept(chosen)} disabled={chosen.length === 0}>
            {proposals.length === 0
              ? 'Add to resume'
              : `Add ${chosen.length} of ${proposals.length} to resume`}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {content.notice && <Notice role="status">{content.notice}</Notice>}
        {proposals.length === 0 && (
          <Text>There is nothing to add that your resume does not have already.</Text>
        )}
        <ProposalList choices={proposals} accepted={accepted} onAccept={accept} />
        <Questions questions={content.questions} />
      </Stack>
    </Dialog>
  )
}

/** What the writer does not know and does not make up. */
export const Questions = ({ questions }: { questions: readonly string[] }) =>
  questions.length > 0 && (
    <Asked>
      <h3>Questions for you</h3>
      <ul>
        {questions.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ul>
    </Asked>
  )

const Asked = styled.section`
  font-size: var(--fs-3);
  line-height: 1.5;
  h3 {
    margin-bottom: var(--sp-2);
    font-family: var(--font-body);
    font-size: var(--fs-3);
    font-weight: var(--fw-strong);
  }
  ul {
    display: grid;
    gap: var(--sp-1);
    padding-left: 1.25rem;
    list-style: disc;
    color: var(--text-2);
  }
`
