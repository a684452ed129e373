/** The walk-through, scene by scene. */
export const DEMO_STEPS = [
  {
    scene: 'assessment',
    title: 'Prove what you can do',
    text: 'Answer it. In an assessment the questions are about work like this, and the result is a level and how sure it is.',
  },
  {
    scene: 'seal',
    title: 'Keep the proof',
    text: 'Your browser made this hash just now, and nothing was sent. A real credential is signed as well, and a salted hash of it stands in a public log.',
  },
  {
    scene: 'coach',
    title: 'Train where it helps',
    text: 'The coach turns each gap into practice: interviews with feedback, a learning path, and TRYK for its end.',
  },
  {
    scene: 'matches',
    title: 'Be found for it',
    text: 'Openings are ranked by verified fit, with the reasons in view. You apply with a record, not with a promise.',
  },
] as const

export const QUESTION = 'A withdraw function sends ether before it lowers the balance. What closes the hole?'

export const ANSWERS = [
  {
    text: 'Move the balance update before the call',
    told: 'Right: who is called back in finds the balance lowered already.',
  },
  {
    text: 'Wrap the call in a try block',
    told: 'Not that: the one who is called can still come back in before the balance is lowered.',
  },
  { text: 'Raise the gas limit', told: 'Not that: more gas lets the one who is called do more, not less.' },
] as const

export type Answer = (typeof ANSWERS)[number]

/** What is sealed of an answer. Who chose none sees the first. */
export const recordOf = (answer: Answer | undefined): string =>
  `Solidity, question 7: ${(answer ?? ANSWERS[0]).text}`

export const OPENINGS = [
  { title: 'Smart-contract auditor', place: 'Remote', match: 94, reason: 'Solidity, Advanced' },
  { title: 'Protocol engineer', place: 'Bangalore', match: 91, reason: 'Rust, Advanced' },
  { title: 'Security researcher', place: 'Remote', match: 88, reason: 'Audit, Proficient' },
] as const
