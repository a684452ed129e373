import { criteriaOf, SKILL_CATALOG } from '@tryka/domain'
import { judge } from '../engine/judge'
import { coverage, pointsOf } from '../engine/points'
import { readAnswer, stemsOf } from '../engine/reading'
import type { Question } from '../bank/question'

/** What its samples have to reach: weak at most, strong at least, and so far apart in order. */
export const SAMPLE_SCORES = { weak: 35, strong: 70, apart: 15 } as const
/** Percent of the weight of its points that the samples cover. */
const SAMPLE_COVERAGE = { weak: 25, strong: 80 } as const
const NAMES = ['weak', 'middling', 'strong'] as const
const SKILLS = new Set(SKILL_CATALOG.map(({ name }) => name))
/** What an interview must not ask about. */
const UNFAIR =
  /\b(family|children|child|pregnan\w*|husband|wife|married|marital|age|born|religio\w*|church|health|illness|disab\w*|nationality|origin|salary|earn(ed|ing)?)\b/i

const points = (question: Question, text: string): number =>
  question.keyPoints.length === 0
    ? 0
    : coverage(pointsOf(readAnswer(text, question.stem), question.keyPoints))

/** Judged once: a fault is told beside the scores that it comes from. */
const SCORES = new WeakMap<Question, number[]>()
/** A sample must be judged as its own words, so it is no source here of what is copied. */
export function sampleScores(question: Question): number[] {
  const alone: Question = { ...question, samples: ['', '', ''] }
  const scores = SCORES.get(question) ?? question.samples.map((text) => judge(alone, { text }).feedback.score)
  SCORES.set(question, scores)
  return scores
}

function scoreFaults(question: Question): string[] {
  const [weak = 0, middling = 0, strong = 0] = sampleScores(question)
  const { apart } = SAMPLE_SCORES
  return [
    ...(weak > SAMPLE_SCORES.weak ? [`weak sample scores ${weak}`] : []),
    ...(strong < SAMPLE_SCORES.strong ? [`strong sample scores ${strong}`] : []),
    ...(middling - weak < apart || strong - middling < apart
      ? [`samples score ${weak}, ${middling}, ${strong}: less than ${apart} apart`]
      : []),
  ]
}

function pointFaults(question: Question): string[] {
  const { keyPoints, samples, stem, type } = question
  if (keyPoints.length === 0) return type === 'behavioural' || type === 'culture' ? [] : ['has no points']
  const [weak, , strong] = samples.map((text) => points(question, text))
  const fires = pointsOf(readAnswer(stem, ''), keyPoints).filter(({ state }) => state === 'covered')
  const told = keyPoints.filter(
    (point) => pointsOf(readAnswer(point.hint, ''), [point])[0]?.state === 'covered',
  )
  const known = new Set(criteriaOf(type))
  return [
    ...((strong ?? 0) < SAMPLE_COVERAGE.strong ? [`strong sample covers ${strong} %`] : []),
    ...((weak ?? 0) > SAMPLE_COVERAGE.weak ? [`weak sample covers ${weak} %`] : []),
    ...fires.map(({ point }) => `${point.id} is in the question`),
    ...told.map(({ id }) => `the hint of ${id} gives it away`),
    ...keyPoints
      .filter(({ criterion }) => !known.has(criterion))
      .map(({ id }) => `${id} has no criterion of ${type}`),
    ...(type === 'technical' && keyPoints.filter(({ criterion }) => criterion === 'correctness').length < 4
      ? ['needs four points of correctness']
      : []),
    ...(type === 'system-design' || type === 'case'
      ? criteriaOf(type)
          .filter((id) => id !== 'clarity' && !keyPoints.some(({ criterion }) => criterion === id))
          .map((id) => `needs a point of ${id}`)
      : []),
  ]
}

/** What is wrong with one question, in words; nothing where it may be asked. */
export function faultsOf(question: Question): string[] {
  const { id, stem, skills, sources, followUps, type, samples, keyPoints } = question
  const asked = Object.values(followUps).flat()
  const hints = keyPoints.map(({ hint }) => hint)
  return [
    ...(/^[a-z-]+\/[a-z-]+\/[a-z0-9-]+$/.test(id) && id.split('/')[1] === type
      ? []
      : ['has no id of area/type/name']),
    ...(stem.length > 400 ? ['is longer than 400 characters'] : []),
    ...(UNFAIR.test(stem) ? ['asks what an interview must not'] : []),
    ...skills.filter((skill) => !SKILLS.has(skill)).map((skill) => `names ${skill}, which no catalogue has`),
    ...(sources.length === 0 ? ['has no source'] : []),
    ...(asked.length < 3 ? ['has fewer than three follow-ups'] : []),
    ...[...asked, ...hints].filter((text) => !text.includes('?')).map((text) => `asks nothing: ${text}`),
    ...NAMES.flatMap((name, index) =>
      (samples[index] ?? '').length > 6_000 ? [`${name} sample is too long`] : [],
    ),
    ...scoreFaults(question),
    ...pointFaults(question),
  ].map((fault) => `${id}: ${fault}`)
}

const GRAM = 5
const gramsOf = (text: string): Set<string> => {
  const stems = stemsOf(text)
  return new Set(stems.slice(GRAM - 1).map((_, at) => stems.slice(at, at + GRAM).join(' ')))
}
/** Five-word runs that two texts share, over those of both, 0 to 1. */
const likeness = (a: ReadonlySet<string>, b: ReadonlySet<string>): number => {
  const shared = [...a].filter((gram) => b.has(gram)).length
  return shared === 0 ? 0 : shared / (a.size + b.size - shared)
}

/** Questions that are the same twice, and answers that would do for another question. */
export function likeFaults(questions: readonly Question[]): string[] {
  const stems = questions.map(({ stem }) => gramsOf(stem))
  // Read once and not once for each pair: a bank of hundreds has to be checked in seconds.
  const readings = questions.map(({ samples }) => readAnswer(samples[2], ''))
  const ids = new Set<string>()
  return questions.flatMap((one, at) => {
    const faults = ids.has(one.id) ? [`${one.id}: is there twice`] : []
    ids.add(one.id)
    for (const [index, other] of questions.entries()) {
      if (index === at) continue
      if (index < at && likeness(stems[at] ?? new Set(), stems[index] ?? new Set()) >= 0.4)
        faults.push(`${one.id}: asks what ${other.id} asks`)
      const reading = readings[index]
      if (!reading || other.type !== one.type || one.keyPoints.length === 0) continue
      const covered = coverage(pointsOf(reading, one.keyPoints))
      if (covered > SAMPLE_COVERAGE.weak)
        faults.push(`${one.id}: the answer to ${other.id} covers ${covered} %`)
    }
    return faults
  })
}
