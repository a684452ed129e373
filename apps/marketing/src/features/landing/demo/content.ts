/** The walk-through, scene by scene. */
export const DEMO_STEPS = [
  {
    scene: 'assessment',
    title: 'Prove what you can do',
    text: 'You take an assessment in your field. The questions are about work, and the result is a level and a score.',
  },
  {
    scene: 'credential',
    title: 'Keep the proof',
    text: 'The result becomes a signed credential, recorded in a public log. Anyone you show it to can check that nobody changed it.',
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

export const ANSWERS = [
  { text: 'Move the balance update before the call', chosen: true },
  { text: 'Wrap the call in a try block', chosen: false },
  { text: 'Raise the gas limit', chosen: false },
] as const

export const OPENINGS = [
  { title: 'Smart-contract auditor', place: 'Remote', match: 94, reason: 'Solidity, Advanced' },
  { title: 'Protocol engineer', place: 'Bangalore', match: 91, reason: 'Rust, Advanced' },
  { title: 'Security researcher', place: 'Remote', match: 88, reason: 'Audit, Proficient' },
] as const
