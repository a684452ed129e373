import type { PracticeRound } from '@tryka/domain'

export interface RoundProps {
  round: PracticeRound
  onAnother: () => void
}
