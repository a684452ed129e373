import type { PracticeQuestion } from '@tryka/domain'
import { Flush, WrongHere } from '../../parts/corrections/wrong-here'

/** Says that something is wrong with a question, under it. */
export const WrongQuestion = ({
  question: { id, revision, stem },
}: {
  question: Pick<PracticeQuestion, 'id' | 'revision' | 'stem'>
}) => (
  <Flush>
    <WrongHere of={{ kind: 'question', ref: id, revision, what: stem }} />
  </Flush>
)
