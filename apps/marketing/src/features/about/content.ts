import { Eye, Scale, Sprout, Users } from 'lucide-react'

export const VALUES = [
  {
    icon: Scale,
    title: 'Merit-Based',
    text: 'Proof decides the order of every list. School, employer and connections do not.',
  },
  {
    icon: Eye,
    title: 'Transparent',
    text: 'Every score says how it came about. Every match shows its reasons, to both sides.',
  },
  {
    icon: Users,
    title: 'Inclusive',
    text: 'Assessments ask what somebody can do today, however and wherever they learnt it.',
  },
  {
    icon: Sprout,
    title: 'Future-Focused',
    text: 'We work in fields that change each year, so we teach the next step and not only test the last one.',
  },
] as const

export const MISSION = [
  'Hiring in emerging technology runs on guesses. Employers guess from titles and logos; people guess which words will get them past a filter. Both sides lose weeks, and good people are passed over for reasons that nobody would say aloud.',
  'Our mission is to replace the guess with proof. Show what you can do once, keep the evidence, and let it speak for you wherever you apply.',
] as const

export const STORY = [
  {
    title: 'It began with a shortlist',
    text: 'Three of us were hiring security engineers in Bangalore. We read two hundred CVs, met nine people, and found out by accident that the best of them had been sorted out in the first round: no degree, no known employer, and an audit report in public that was better than anything we had written ourselves.',
  },
  {
    title: 'Then came the first assessment',
    text: 'We wrote one practical task for that role and opened it to everybody. The shortlist it gave us had almost nothing in common with the first. Two of the people on it still work with us.',
  },
  {
    title: 'Now it is a platform',
    text: 'A verified result is worth more when the person owns it, can improve on it, and meets employers who read it. So the assessment grew into three strands that hold one another: proof, growth and outcome. The name comes from trika, the old Sanskrit word for threefold.',
  },
] as const
