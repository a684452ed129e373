/** Fields under the hero's buttons and the token of their colour. */
export const FIELDS = [
  { name: 'Blockchain', colour: 'satya' },
  { name: 'AI', colour: 'vriddhi' },
  { name: 'Data science', colour: 'siddhi' },
  { name: 'Cybersecurity', colour: 'control' },
] as const

export const STEPS = [
  {
    title: 'Verify your skills',
    text: 'Take an assessment in your field. Pass it and you receive a signed credential, recorded in a public log that nobody can edit unseen, including us.',
    strands: ['satya'],
  },
  {
    title: 'Train with an AI coach',
    text: 'Practise interviews, get honest feedback and follow a learning path built around the gaps your assessments found.',
    strands: ['satya', 'vriddhi'],
  },
  {
    title: 'Earn TRYK as you grow',
    text: 'Finish assessments, whatever the result, and learning paths. Each adds points to your own record, which cannot be bought, sold or paid out.',
    strands: ['satya', 'vriddhi', 'siddhi'],
  },
  {
    title: 'Get matched on merit',
    text: 'Opportunities arrive ranked by verified fit. Apply with a record that speaks before your first interview does.',
    strands: ['satya', 'vriddhi', 'siddhi', 'satya'],
  },
] as const

export const EMPLOYER_POINTS = [
  {
    icon: 'checked',
    title: 'Pre-vetted talent',
    text: 'Each seal is an assessment that was passed, and you can check the record yourself, in your own browser.',
  },
  {
    icon: 'matched',
    title: 'AI-enhanced matching',
    text: 'A fixed formula compares proven skills with the work you describe, the same for everybody, and shows every reason.',
  },
  {
    icon: 'fair',
    title: 'Less hiring bias',
    text: 'Merit comes first in every list. School, age and name do not change the order.',
  },
] as const

export const SHORTLIST = [
  { name: 'Ananya Rao', role: 'Smart-contract engineer', skill: 'Solidity', match: 94, tone: 'satya' },
  { name: 'Mateo Okafor', role: 'Protocol engineer', skill: 'Rust', match: 91, tone: 'vriddhi' },
  { name: 'Lena Sørensen', role: 'Security researcher', skill: 'Audit', match: 88, tone: 'siddhi' },
  { name: 'Daniel Kim', role: 'Backend engineer', skill: 'Go', match: 83, tone: 'neutral' },
] as const

export const STRANDS = [
  {
    key: 'satya',
    text: 'Say what is so, and let anyone check it. Every skill on Tryka begins with proof, recorded where it cannot be rewritten.',
  },
  {
    key: 'vriddhi',
    text: 'Knowing where you stand is only useful if you can move. The coach turns each result into the next thing to learn.',
  },
  {
    key: 'siddhi',
    text: 'Success is work that fits, offered for reasons you can see. It is earned by the first two, never sold apart from them.',
  },
] as const

export const RESOURCES = [
  {
    slug: 'skill-assessment-guide',
    icon: 'guide',
    title: 'Skill Assessment Guide',
    text: 'What each assessment covers and how to prepare for it.',
  },
  {
    slug: 'career-roadmaps',
    icon: 'routes',
    title: 'Career Roadmaps',
    text: 'Routes into blockchain, AI, data and security roles.',
  },
  {
    slug: 'interview-prep',
    icon: 'talk',
    title: 'Interview Prep',
    text: 'Questions, scoring notes and practice sessions.',
  },
] as const
