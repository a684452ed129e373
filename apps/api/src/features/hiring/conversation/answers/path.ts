import type { PathGuidance, PathStepView } from '@tryka/domain'
import { askedLead, askedRest, stepNotes } from '@tryka/domain'
import { type Answer, type Asked, factsAt, go, hrefTo } from './answer'
import { dayText, zoneOf } from './days'

/** Steps whose reasons are told at once. */
const SHOWN = 3

/** Nothing is aimed at yet: then neither a path nor a raise can be counted. */
export const NO_TARGETS: Answer = {
  say: 'Nothing is aimed at yet. Save or apply to a job, or add a role, and this is counted over them.',
  facts: [],
  actions: [go('Choose what to aim at', 'learning')],
}

const reasonOf = (asked: NonNullable<PathStepView['asked']>, targets: number) =>
  `${askedLead(asked, targets)}${askedRest(asked)}`

/** Why there is no step: all is covered, or what is lacking is taught by no module. */
function noStep(asked: Asked, { targets, without, asOf }: PathGuidance): Answer {
  const fact = factsAt(asked)
  const [first] = without
  if (!first)
    return {
      say: `All that your ${targets} targets ask for is covered. Nothing is left to learn for them.`,
      facts: [],
      actions: [go('See opportunities', 'opportunities')],
    }
  const { skill, asking, assessment } = first
  const more = { value: asking, unit: 'targets', n: targets, href: hrefTo('learning'), asOf }
  return {
    say: 'No module teaches what your targets ask for and you lack.',
    facts: [fact('without', reasonOf(first, targets), more)],
    actions: [
      assessment ? go(`Verify ${skill}`, 'skills', { assess: skill }) : go('See my path', 'learning'),
    ],
  }
}

/** The next step of My path, with the counts that put it there. */
export async function nextAnswer(asked: Asked): Promise<Answer> {
  const path = await asked.sources.guidance.path(asked.place)
  const [step] = path.steps
  if (path.targets === 0) return NO_TARGETS
  if (!step) return noStep(asked, path)
  const { module, needs, asked: need, state } = step
  const { asOf, targets } = path
  const fact = factsAt(asked)
  const href = hrefTo('learning', { module: module.id })
  const zone = await zoneOf(asked)
  const notes = stepNotes(step, (at) => dayText(at, zone))
  return {
    say: state === 'begun' ? 'It is begun, so it stands first.' : 'This opens the most of what you aim at.',
    facts: [
      fact('step', `${module.title}, ${module.minutes} minutes, in ${step.path.title}.`, {
        value: module.minutes,
        unit: 'minutes',
        href,
        asOf,
      }),
      ...(need
        ? [
            fact('asked', reasonOf(need, targets), {
              value: need.asking,
              unit: 'targets',
              n: targets,
              href: hrefTo('learning'),
              asOf,
            }),
          ]
        : []),
      ...notes.map((note, n) => fact(`note-${n}`, note, { href, asOf })),
      ...(needs.length > 0 ? [fact('needs', `It builds on ${needs.join(' and ')}.`, { href, asOf })] : []),
    ],
    actions: [{ label: state === 'begun' ? 'Go on with it' : 'Begin it', href }],
  }
}

/** What puts the steps in their order: the counts of each, and how much of the gap they close. */
export async function whyPathAnswer(asked: Asked): Promise<Answer> {
  const path = await asked.sources.guidance.path(asked.place)
  const { steps, targets, covered, asOf } = path
  if (targets === 0) return NO_TARGETS
  if (steps.length === 0) return noStep(asked, path)
  const fact = factsAt(asked)
  const href = hrefTo('learning')
  const zone = await zoneOf(asked)
  const reasons = steps.slice(0, SHOWN).map((step, n) => {
    const { module, asked: need } = step
    const why = need ? [reasonOf(need, targets)] : []
    const words = [...why, ...stepNotes(step, (at) => dayText(at, zone))]
    const counted = need ? { value: need.asking, unit: 'targets', n: targets } : {}
    return fact(`step-${n + 1}`, `${module.title}: ${words.join(' ')}`, { ...counted, href, asOf })
  })
  const closed =
    covered === null
      ? []
      : [
          fact('covered', `All steps close ${covered}% of what modules can close of the gap.`, {
            value: covered,
            unit: '%',
            href,
            asOf,
          }),
        ]
  return {
    say: 'First comes what most of your targets ask for and you lack most, for the fewest minutes.',
    facts: [...reasons, ...closed],
    actions: [go('See my path', 'learning')],
  }
}
