import { BadgeCheck, ChartColumn, Clock3, GitMerge, Globe, UsersRound } from 'lucide-react'
import { POSTING_MAX_DAYS } from '@tryka/domain'

export const HIRING_STEPS = [
  {
    title: 'Prove your domain',
    text: 'By a code to an address of yours, or by a record in the DNS. Then one of us decides. Until that day you draft, and nobody is shown to you.',
  },
  {
    title: 'Post with the pay',
    text: `A posting names its pay range, its must-have skills and the day it closes, within ${POSTING_MAX_DAYS} days. It is public at once.`,
  },
  {
    title: 'Read in a fair order',
    text: 'One formula compares every person with the posting, shows what it knew of each, and rejects nobody.',
  },
  {
    title: 'Talk, offer, answer',
    text: 'Interview times to choose from, scorecards, an offer. Whoever is turned down is told why.',
  },
] as const

export const WHAT_STANDS = [
  {
    icon: Globe,
    title: 'Postings in public',
    text: 'Whoever has the address reads a job, without an account, and search engines read it as data.',
  },
  {
    icon: BadgeCheck,
    title: 'A proven name',
    text: 'A verified company shows the domain that it proved. One domain, one company.',
  },
  {
    icon: Clock3,
    title: 'Waiting time you can show',
    text: 'From the fifth answered application on, your page says how long people wait for a first answer. Counted by us.',
  },
  {
    icon: GitMerge,
    title: 'Matches with their reasons',
    text: 'Each figure says which requirements are met, which were proved, and how much was known. School, age and name count for nothing.',
  },
  {
    icon: ChartColumn,
    title: 'Figures that say what they count',
    text: 'Funnel, sources and time to hire, each with its definition and the rows behind it. Selection rates by group are sums.',
  },
  {
    icon: UsersRound,
    title: 'Your team, with roles',
    text: 'Admin, Hiring Manager and Recruiter. Invitations go to colleagues by mail, and each posting names who works on it.',
  },
] as const
