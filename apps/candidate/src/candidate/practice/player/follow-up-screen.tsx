import { styled } from 'styled-components'
import { criterionName } from '@tryka/domain'
import { Button, Stack } from '@tryka/ui'
import { FootNote } from '../../skills/player/frame/plain-progress'
import { AnswerField } from './answer-field'
import { Asked } from './asked'
import { wordsOf } from './draft'
import { Frame } from './frame'
import { plural, type TurnProps } from './question-screen'
import { Trouble } from './trouble'
import { useAnswering } from './use-answering'

/** One question back at the weakest part of an answer; it may be declined. */
export function FollowUpScreen({ practice, session, turn }: TurnProps) {
  const answering = useAnswering(practice, session, turn)
  const answer = turn.answer ?? ''
  const stem = turn.followUp?.text ?? ''
  return (
    <Frame
      practice={practice}
      session={session}
      turn={turn}
      what="question"
      note="No timer"
      narrow
      foot={
        <>
          <Button variant="quiet" size="lg" aria-disabled={answering.busy} onClick={answering.decline}>
            Decline
          </Button>
          <FootNote>There is only one follow-up per question.</FootNote>
          <Button size="lg" busy={answering.busy} busyLabel="Handing in…" onClick={answering.add}>
            Hand in
          </Button>
        </>
      }
    >
      <Trouble answering={answering} />
      <Stack gap={5}>
        <Answer open>
          <summary>Your answer, {plural(wordsOf(answer), 'word')}</summary>
          <p>{answer}</p>
        </Answer>
        <Asked
          kind={['One follow-up', turn.followUp ? `aimed at: ${criterionName(turn.followUp.criterion)}` : '']}
          stem={stem}
        />
        <AnswerField
          answering={answering}
          label="Your addition"
          question={stem}
          hint="Judged together with your answer. Both numbers are shown."
          short
          isSpoken={session.mode === 'spoken'}
        />
      </Stack>
    </Frame>
  )
}

export const Answer = styled.details`
  border: var(--bw) solid var(--line-strong);
  border-radius: var(--r-3);
  font-size: var(--fs-3);
  line-height: 1.55;

  summary {
    padding: var(--sp-3) var(--sp-4);
    font-weight: var(--fw-medium);
    cursor: pointer;
  }
  p {
    padding: 0 var(--sp-4) var(--sp-4);
    color: var(--text-2);
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`
