import { Building2, FlaskConical, GraduationCap, Handshake, Microscope, Network } from 'lucide-react'

/** Example figures of the academy; each stands once, with its noun. */
export const IMPACT = [
  { label: 'Students trained', value: '25,000+' },
  { label: 'Job placement rate', value: '92%' },
  { label: 'Industry partners', value: '150+' },
] as const

export const COURSES = [
  {
    field: 'Blockchain',
    title: 'Blockchain Engineering',
    weeks: 12,
    level: 'Intermediate',
    text: 'Contracts, testing, upgrades and audits. You finish with a deployed protocol and a review of somebody else’s.',
    ends: 'Solidity assessment',
  },
  {
    field: 'Artificial Intelligence',
    title: 'Applied Machine Learning',
    weeks: 10,
    level: 'Intermediate',
    text: 'From raw data to a served model that is watched. More time on evaluation than on architectures.',
    ends: 'Machine learning assessment',
  },
  {
    field: 'Cybersecurity',
    title: 'Security Engineering',
    weeks: 14,
    level: 'Beginner to intermediate',
    text: 'Threat models, secure design, detection and response. Every fortnight ends in an exercise against a live range.',
    ends: 'Security assessment',
  },
  {
    field: 'Data Science',
    title: 'Data Science in Practice',
    weeks: 16,
    level: 'Beginner',
    text: 'Statistics you can explain, pipelines that survive a bad day, and reports that people act on.',
    ends: 'Data science assessment',
  },
] as const

export const PROGRAMS = [
  {
    length: '1 day',
    title: 'Field day',
    text: 'One field, one room, one hands-on task with a verified result at the end.',
  },
  {
    length: '2 weeks',
    title: 'Bootcamp',
    text: 'The basics of one field at full pace, with a mentor for every six people.',
  },
  {
    length: '4 weeks',
    title: 'Residency',
    text: 'A team, a real problem from a partner, and a public demonstration.',
  },
  {
    length: '6 months',
    title: 'Fellowship',
    text: 'Paid research and engineering in one of the labs, three days a week on campus.',
  },
] as const

export const LABS = [
  {
    icon: Network,
    title: 'Verifiable credentials',
    text: 'How a proof stays checkable for decades, and private all the while.',
  },
  {
    icon: Microscope,
    title: 'Fair measurement',
    text: 'Assessments that measure the work and not the background of the person who does it.',
  },
  {
    icon: FlaskConical,
    title: 'Human and machine coaching',
    text: 'Which feedback helps people to improve, and which only sounds as if it does.',
  },
] as const

export const PARTNERSHIPS = [
  {
    icon: Building2,
    title: 'Employers',
    text: 'Set real problems, mentor a cohort, and meet people while they are learning.',
  },
  {
    icon: GraduationCap,
    title: 'Universities and colleges',
    text: 'Give credit for courses, host a campus programme, or share a lab.',
  },
  {
    icon: Handshake,
    title: 'Communities',
    text: 'Bring a group of your own. Places for those who could not pay are part of every cohort.',
  },
] as const
