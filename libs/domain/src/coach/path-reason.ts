import type { PathStepView } from './guidance.schema'

type Asked = NonNullable<PathStepView['asked']>

const EVIDENCE: Record<Asked['evidence'], string> = {
  verified: 'Your proof covers',
  expired: 'Your expired proof covers',
  pending: 'Your claim covers',
  self: 'Your claim covers',
  none: 'You do not list it.',
}

const mustText = ({ asking, must }: Pick<Asked, 'asking' | 'must'>): string => {
  if (must === 0) return ', as nice to have'
  return asking === must ? (must === 1 ? ', as a must' : ', all as a must') : `, ${must} as a must`
}

/** `3 of your 12 targets ask for SQL`. */
export const askedLead = ({ skill, asking }: Pick<Asked, 'skill' | 'asking'>, targets: number): string =>
  `${asking} of your ${targets} targets ${asking === 1 ? 'asks' : 'ask'} for ${skill}`

/** What follows it: `, 2 as a must. Your claim covers 70% of what they ask.` */
export const askedRest = (asked: Pick<Asked, 'asking' | 'must' | 'covered' | 'evidence'>): string => {
  const words = EVIDENCE[asked.evidence]
  const held = asked.evidence === 'none' ? words : `${words} ${asked.covered}% of what they ask.`
  return `${mustText(asked)}. ${held}`
}

/** How the topic of a step went, and what it leads to; `dayOf` words a moment as a day. */
export function stepNotes(
  { topic, opens }: Pick<PathStepView, 'topic' | 'opens'>,
  dayOf: (at: string) => string,
): string[] {
  const notes: string[] = []
  if (topic?.assessedAt)
    notes.push(`This topic was ${topic.standing} in your assessment of ${dayOf(topic.assessedAt)}.`)
  if (topic?.answers) notes.push(`Points of it were missing in ${topic.answers} answers of your practice.`)
  if (opens) notes.push(`It leads to ${opens}.`)
  return notes
}
