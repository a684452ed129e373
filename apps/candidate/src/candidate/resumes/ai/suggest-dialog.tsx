import { blanksIn, readWritingEngine, type ResumeDraft, type WritingWish } from '@tryka/domain'
import { Button, Dialog, Notice, Stack, Text } from '@tryka/ui'
import { useRead } from '../../../base/calls/calls'
import { withProse } from '../writing/prose-at'
import type { Suggestions } from '../writing/suggestions'
import { Questions } from './proposal-dialog'
import { ProposalList } from './proposal-list'
import { choicesOf, textsWith } from './suggestion-choices'
import { useChoices } from './use-choices'
import { Wishes } from './wishes'

const ENGINES = {
  'built-in': 'Found by fixed rules, without a language model.',
  model: 'Worded by a language model, and checked against your text.',
}

export interface SuggestDialogProps {
  suggestions: Suggestions
  asking: boolean
  onAsk: (wish: WritingWish) => void
  onClose: () => void
  onAccept: (apply: (draft: ResumeDraft) => ResumeDraft) => void
}

/** Better words for a field or for every point of an entry, each to take or to leave. */
export function SuggestDialog({ suggestions, asking, onAsk, onClose, onAccept }: SuggestDialogProps) {
  const { prose, answers } = suggestions
  const choices = choicesOf(suggestions)
  const { accepted, accept } = useChoices(() =>
    choices
      .filter(({ unsupported, after, isFree }) => isFree && !unsupported.length && !blanksIn(after).length)
      .map(({ id }) => id),
  )
  const engine = useRead(readWritingEngine, {})
  const taken = choices.filter(({ id }) => accepted.has(id))
  const by = answers.some((answer) => answer.engine === 'model') ? 'model' : 'built-in'
  const notices = [...new Set(answers.flatMap(({ notice }) => notice ?? []))]
  const questions = [...new Set(answers.flatMap((answer) => answer.questions))].slice(0, 6)
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={prose.point ? `Suggestions for point ${prose.point}` : 'Suggestions'}
      description={[
        prose.of && `For ${prose.of}.`,
        ENGINES[by],
        choices.length > 0 && 'Take those you agree with. One undo brings everything back.',
      ]
        .filter(Boolean)
        .join(' ')}
      steady
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {choices.length ? 'Cancel' : 'Close'}
          </Button>
          {choices.length > 0 && (
            <Button
              onClick={() => onAccept((draft) => withProse(draft, prose, textsWith(suggestions, taken)))}
              disabled={taken.length === 0}
            >
              {`Use ${taken.length} of ${choices.length}`}
            </Button>
          )}
        </>
      }
    >
      <Stack gap={4}>
        {engine.data?.engine === 'model' && <Wishes asking={asking} onAsk={onAsk} />}
        {notices.map((notice) => (
          <Notice key={notice} role="status">
            {notice}
          </Notice>
        ))}
        {choices.length === 0 && notices.length === 0 && (
          <Text>
            {questions.length
              ? 'There is nothing better to propose. Your answers to these would help more.'
              : 'The wording is fine. There is nothing to change.'}
          </Text>
        )}
        <ProposalList choices={choices} accepted={accepted} onAccept={accept} />
        <Questions questions={questions} />
      </Stack>
    </Dialog>
  )
}
