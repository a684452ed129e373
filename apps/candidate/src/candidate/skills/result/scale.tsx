import { LEVEL_SCORES, SKILL_LEVEL_NAMES, SKILL_LEVELS } from '@tryka/domain'
import { ScoreScale, type ScoreScaleProps } from '@tryka/ui'

/** A score of a test among the levels. */
export const Scale = (props: Omit<ScoreScaleProps, 'range' | 'levels'>) => (
  <ScoreScale
    range={[200, 800]}
    levels={SKILL_LEVELS.map((level) => ({ name: SKILL_LEVEL_NAMES[level], begins: LEVEL_SCORES[level] }))}
    {...props}
  />
)
