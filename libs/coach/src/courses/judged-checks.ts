import type { Criterion, PracticeType, RubricLevel } from '@tryka/domain'
import { anchorsOf, criteriaOf, criterionName, practiceScore, PRACTICE_TYPE_NAMES } from '@tryka/domain'
import type { Rng } from '@tryka/assessment'
import type { Question } from '../bank/question'
import { weakestOf } from '../engine/follow-up'
import { judge } from '../engine/judge'
import { reckoned } from './drawn-checks'
import { moduleCheck } from './module-checks'

interface Asked {
  name: string
  seconds: number
  hint: string
  about?: string
}

/** A question that has no points of its own, so that what counts is the form of the answer alone. */
const questionOf = (type: PracticeType): Question => ({
  id: `courses/${type}/any`,
  revision: 1,
  status: 'draft',
  areas: [],
  type,
  level: 'mid',
  skills: [],
  topics: [],
  stem: 'How was that?',
  seconds: 240,
  keyPoints: [],
  followUps: {},
  samples: ['', '', ''],
  sources: [],
  why: '',
})

interface Drawn {
  text: string
  level: RubricLevel
  because: string
  shown: readonly RubricLevel[]
}

/** Which anchor an answer reaches by one criterion: the rubric is the coach's, and its own engine has to agree. */
export const atLevel = ({
  type,
  criterion,
  answers,
  ...asked
}: Asked & {
  type: PracticeType
  criterion: Criterion
  answers: readonly { text(rng: Rng): string; level: RubricLevel; because: string }[]
}) => {
  const anchors = anchorsOf(type, criterion)
  return moduleCheck({
    ...asked,
    kind: 'single',
    params: (rng): Drawn => {
      const { text, ...answer } = rng.pick(answers)
      return { ...answer, text: text(rng), shown: rng.shuffle([0, 1, 2, 3, 4] as const) }
    },
    ask: ({ text, shown }) => ({
      stem: `An answer to a ${PRACTICE_TYPE_NAMES[type].toLowerCase()} question: “${text}” Which line describes it by the criterion “${criterionName(criterion).toLowerCase()}”?`,
      options: shown.map((level) => anchors[level]),
    }),
    key: ({ level, shown }) => ({ kind: 'single', right: shown.indexOf(level) }),
    why: ({ level, because }) => ({
      right: because,
      wrong: `It is level ${level}: ${anchors[level]} ${because}`,
    }),
    // A story is read by its form; the other types have points of their question, which no answer here belongs to.
    ...(type === 'behavioural' && {
      verify: ({ text, shown }: Drawn) => {
        const { criteria } = judge(questionOf(type), { text }).feedback
        const level = criteria.find(({ id }) => id === criterion)?.level ?? 0
        return { kind: 'single' as const, right: shown.indexOf(level) }
      },
    }),
  })
}

const drawLevels = (type: PracticeType, rng: Rng): RubricLevel[] =>
  criteriaOf(type).map(() => rng.int(0, 4) as RubricLevel)
const listed = (type: PracticeType, levels: readonly RubricLevel[]): string =>
  criteriaOf(type)
    .map((id, i) => `${criterionName(id).toLowerCase()} ${levels[i] ?? 0}`)
    .join(', ')

/** The score that some levels make. */
export const scoreOfLevels = ({ type, ...asked }: Asked & { type: PracticeType }) =>
  reckoned({
    ...asked,
    draw: (rng) => drawLevels(type, rng),
    stem: (levels) =>
      `An answer has these levels: ${listed(type, levels)}. What is its practice score, out of 100?`,
    unit: 'A whole number, rounded down.',
    value: (levels) => 5 * levels.reduce<number>((sum, level) => sum + level, 0),
    within: 0,
    because: (levels) =>
      `The five levels sum to ${levels.reduce<number>((sum, level) => sum + level, 0)} of 20, and each point is worth 5.`,
    slip: () => 'All criteria count the same: none is doubled, and none is left out because it is 0.',
    again: (levels) => practiceScore(levels),
  })

/** Where the one follow-up question aims. */
export const weakestPart = ({ type, ...asked }: Asked & { type: PracticeType }) =>
  moduleCheck({
    ...asked,
    kind: 'single',
    params: (rng) => {
      const ids = criteriaOf(type)
      let levels = drawLevels(type, rng)
      while (levels.every((level) => level === 4)) levels = drawLevels(type, rng)
      return { levels, shown: rng.shuffle(ids) }
    },
    ask: ({ levels, shown }) => ({
      stem: `An answer has these levels, in the order of worth: ${listed(type, levels)}. At which part does the one follow-up question aim?`,
      options: shown.map((id) => criterionName(id)),
    }),
    key: ({ levels, shown }) => {
      const least = Math.min(...levels)
      const weakest = criteriaOf(type)[levels.findIndex((level) => level === least)]
      return { kind: 'single', right: shown.findIndex((id) => id === weakest) }
    },
    why: ({ levels }) => ({
      right: 'The lowest level is where one more sentence adds most; of equals the one that is worth more.',
      wrong: `The lowest level is ${Math.min(...levels)}; of several with it the first in the order of worth is asked.`,
    }),
    verify: ({ levels, shown }) => {
      const judged = criteriaOf(type).map((id, i) => ({
        id,
        level: levels[i] ?? 0,
        anchor: '',
        nextAnchor: null,
        evidence: [],
      }))
      const weakest = weakestOf(type, judged)?.id
      return { kind: 'single', right: shown.findIndex((id) => id === weakest) }
    },
  })
