import { useState } from 'react'
import type { PracticeTurn } from '@tryka/domain'
import { Button, Row, Stack } from '@tryka/ui'
import { useTypedSlot } from '../../../base/unsaved/typed-draft'
import { draftSlot, isSame, type Draft } from '../player/draft'
import { Quote } from '../player/other-text'
import type { Practice } from '../player/use-practice'
import { useAgain } from './use-again'

const NOTHING: Draft = { text: '', base: 0, sent: '', sending: '', other: '' }

/** What was written here while another device answered: it is still here. */
export function Unsent({ practice, turn }: { practice: Practice; turn: PracticeTurn }) {
  const question = useTypedSlot(draftSlot(turn.id, 'asked'), NOTHING)
  const followUp = useTypedSlot(draftSlot(turn.id, 'answered'), NOTHING)
  const [isGone, setGone] = useState(false)
  const again = useAgain(practice)
  const text = [question.kept?.text ?? '', followUp.kept?.text ?? '']
    .filter((one) => one.trim() && !isSame(one, turn.answer ?? '') && !isSame(one, turn.followAnswer ?? ''))
    .join('\n\n')
  if (isGone || text === '') return null
  const forget = () => {
    question.forget()
    followUp.forget()
    setGone(true)
  }
  return (
    <Stack gap={3}>
      <Quote>
        <b>Another device handed in an answer. What you wrote here was not handed in:</b>
        {text}
      </Quote>
      <Row gap={2} wrap>
        <Button
          variant="secondary"
          size="sm"
          busy={again.isPending}
          onClick={() => again.mutate({ turn, text }, { onSuccess: forget })}
        >
          Answer again with it
        </Button>
        <Button variant="quiet" size="sm" onClick={forget}>
          Remove it
        </Button>
      </Row>
    </Stack>
  )
}
