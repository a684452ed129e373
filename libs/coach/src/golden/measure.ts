import { CRITERIA, criteriaOf, practiceScore, type Criterion, type Feedback } from '@tryka/domain'
import { judge } from '../engine/judge'
import type { Figure } from './figure'
import type { Kind, Rated } from './read-set'
import { meanDifference, type Pairs, precisionRecall, weightedKappa, within } from './statistics'

/** An answer with both its ratings as one, and what the engine says. */
export interface Judged extends Rated {
  readonly settled: Readonly<Partial<Record<Criterion, number>>>
  readonly feedback: Feedback
}

/** Two who differ settle on what both would grant: the lower of two levels, or the one between them. */
const settledLevel = (a: number, b: number): number => Math.floor((a + b) / 2)
const levelOf = ({ feedback }: Judged, criterion: Criterion): number =>
  feedback.criteria.find(({ id }) => id === criterion)?.level ?? 0
export const settledScore = ({ settled }: Judged): number => practiceScore(Object.values(settled))
/** Five bands of twenty points. */
const bandOf = (score: number): number => Math.min(4, Math.floor(score / 20))

/** Judges every answer. The samples of its question stay what must not be copied. */
export const judged = (set: readonly Rated[]): Judged[] =>
  set.map((one) => {
    const [first, second] = one.ratings
    const settled = Object.fromEntries(
      criteriaOf(one.question.type).map((id) => [
        id,
        settledLevel(first.levels[id] ?? 0, second.levels[id] ?? 0),
      ]),
    )
    return {
      ...one,
      settled,
      feedback: judge(one.question, { text: one.text, spoken: one.kind === 'spoken' }).feedback,
    }
  })

const round = (value: number): number => Math.round(value * 1_000) / 1_000
const share = (all: readonly Judged[], is: (one: Judged) => boolean): number =>
  all.filter(is).length / all.length

/** Everything that the gates ask of a set. */
export function measure(set: readonly Judged[]): Figure[] {
  const of = (criterion: Criterion) => set.filter(({ settled }) => settled[criterion] !== undefined)
  const engine = (all: readonly Judged[], criterion: Criterion): Pairs =>
    all.map((one) => [one.settled[criterion] ?? 0, levelOf(one, criterion)])
  const everything: Pairs = CRITERIA.flatMap((criterion) => engine(of(criterion), criterion))
  const ofKinds = (...kinds: Kind[]) => set.filter(({ kind }) => kinds.includes(kind))
  const lean = (all: readonly Judged[]) =>
    meanDifference(
      CRITERIA.flatMap((criterion) =>
        engine(
          all.filter(({ settled }) => settled[criterion] !== undefined),
          criterion,
        ),
      ),
    )
  const figures: Figure[] = []
  const add = (
    measureName: string,
    value: number,
    gate: number,
    cases: number,
    sense: Figure['sense'] = 'least',
  ) => {
    // Where nothing was found there is no share of it that is right.
    if (!Number.isNaN(value)) figures.push({ measure: measureName, value: round(value), gate, sense, cases })
  }

  for (const criterion of CRITERIA) {
    const all = of(criterion)
    if (all.length === 0) continue
    const raters: Pairs = all.map(({ ratings: [a, b] }) => [
      a.levels[criterion] ?? 0,
      b.levels[criterion] ?? 0,
    ])
    add(`Raters among themselves, ${criterion}`, weightedKappa(raters, 4), 0.7, all.length)
    add(`Coach and raters, ${criterion}`, weightedKappa(engine(all, criterion), 4), 0.6, all.length)
  }
  const bands: Pairs = set.map((one) => [bandOf(settledScore(one)), bandOf(one.feedback.score)])
  add('Coach and raters, score in five bands', weightedKappa(bands, 4), 0.7, set.length)
  add('Levels that are the same', within(everything, 0), 0.55, everything.length)
  add('Levels at most one apart', within(everything, 1), 0.95, everything.length)
  add('Mean difference in levels', Math.abs(meanDifference(everything)), 0.25, everything.length, 'most')
  const rest = lean(ofKinds('weak', 'middling', 'strong'))
  for (const kind of ['learner', 'spoken'] as const)
    add(
      `Difference to other answers, ${kind}`,
      Math.abs(lean(ofKinds(kind)) - rest),
      0.25,
      ofKinds(kind).length,
      'most',
    )
  for (const [criterion, precise, complete] of [
    ['action', 0.9, 0.75],
    ['result', 0.9, 0.75],
    ['situation', 0.85, 0.75],
  ] as const) {
    const cases = of(criterion).map((one) => ({
      isRight: (one.settled[criterion] ?? 0) >= 2,
      isFound: levelOf(one, criterion) >= 2,
    }))
    const { precision, recall, cases: right } = precisionRecall(cases)
    add(`Right of what is found, ${criterion}`, precision, precise, right)
    add(`Found of what is there, ${criterion}`, recall, complete, right)
  }
  for (const [states, name, precise, complete] of [
    [['covered'], 'key points', 0.9, 0.75],
    [['contradicted'], 'contradictions', 0.9, 0.6],
  ] as const) {
    const cases = set.flatMap(({ ratings: [a, b], feedback }) =>
      feedback.keyPoints.map(({ id, state }) => ({
        isRight:
          [a, b].every(
            ({ points }) => points[id] === states[0] || (name === 'key points' && points[id] === 'partly'),
          ) && [a, b].some(({ points }) => points[id] === states[0]),
        isFound: state === states[0],
      })),
    )
    const { precision, recall, cases: right } = precisionRecall(cases)
    add(`Right of what is found, ${name}`, precision, precise, right)
    add(`Found of what is there, ${name}`, recall, complete, right)
  }
  const off = ofKinds('off-topic')
  add(
    'Answers to another question at 10 points or less',
    share(off, ({ feedback }) => feedback.score <= 10),
    0.98,
    off.length,
  )
  const good = set.filter((one) => settledScore(one) >= 70)
  add(
    'Good answers held down',
    share(good, ({ feedback }) => feedback.score < 50),
    0.02,
    good.length,
    'most',
  )
  const stuffed = ofKinds('stuffed')
  add(
    'Stuffed answers at 35 points or less',
    share(stuffed, ({ feedback }) => feedback.score <= 35),
    1,
    stuffed.length,
  )
  const advised = set.filter(({ feedback }) => feedback.oneThing)
  add(
    'One thing that a rater chose, too',
    share(advised, ({ feedback, ratings }) =>
      ratings.some(({ oneThing }) => oneThing === feedback.oneThing?.criterion),
    ),
    0.8,
    advised.length,
  )
  const bare = changed(set, (text) => text.replace(/\b(the|a|an) /gi, ''))
  const unsigned = changed(set, (text) => text.replace(/[,;:]|[.!?](?=\s|$)/g, ''))
  for (const [name, steps] of [
    ['without articles', bare],
    ['without signs', unsigned],
  ] as const) {
    const within = (most: number) => steps.filter((step) => step <= most).length / steps.length
    add(`Scores within 5 points, ${name}`, within(5), 0.9, steps.length)
    add(`Scores within 10 points, ${name}`, within(10), 1, steps.length)
  }
  return figures
}

/** How many points each answer moves when it is written differently. */
const changed = (set: readonly Judged[], change: (text: string) => string): number[] =>
  set.map(({ question, text, kind, feedback }) =>
    Math.abs(
      judge(question, { text: change(text), spoken: kind === 'spoken' }).feedback.score - feedback.score,
    ),
  )
