import { TRACKS, OPEN_TRACKS, type Track } from '@tryka/domain'
import type { Point } from '../../base/parts/points'

export const isOpen = ({ slug }: Track): boolean => OPEN_TRACKS.includes(slug)
export const OPEN = TRACKS.filter(isOpen)
export const COMING = TRACKS.filter((track) => !isOpen(track))

/** What our results say beyond the words of Open Badges 3.0, by its own rule for terms of others: `ext:`. */
export const TERMS = [
  {
    label: 'ext:StandardError',
    value:
      'How far the score may lie from what the person can do: one standard error, on the scale from 200 to 800.',
  },
  {
    label: 'ext:LevelLikelihood',
    value:
      'How likely the answers make each level, in percent: four whole numbers with spaces between them, Beginner first.',
  },
  {
    label: 'ext:Supervision',
    value:
      'unsupervised: nobody watched. live-rechecked: five tasks were repeated in a call, and at least three were right.',
  },
  {
    label: 'ext:Calibration',
    value:
      'Where the difficulties come from. provisional: the authors’ judgement. checked: half of the tasks fit enough answers. calibrated: at least four in five do.',
  },
] as const

/** What a certificate of completion says, and what it does not. */
export const COMPLETION = [
  {
    label: 'Says',
    value:
      'That every module of a learning path was passed by its checks, and on which days. The modules and their revisions stand in it.',
  },
  {
    label: 'Does not say',
    value:
      'How well somebody can do it. Nobody watched, time was free, and checks may be tried again. It has no level and no score.',
  },
  {
    label: 'Counts for',
    value:
      'No match, no search and no seal. It is private until its holder shares its link, and is checked as every credential.',
  },
] as const

export const STEPS: readonly Point[] = [
  {
    title: 'Know',
    text: 'The page of an assessment says what it measures, what it does not, and what is recorded. Nothing comes as a surprise.',
  },
  {
    title: 'Take it',
    text: '12 to 24 tasks in 25 to 50 minutes, one at a time. Each answer decides which task tells most next. Pause between tasks, close the browser, go on.',
  },
  {
    title: 'Read the result',
    text: 'At once: a score with the range it likely lies in, and the highest level that your answers make at least 80% likely.',
  },
  {
    title: 'Use it, or keep it',
    text: 'Shared, it counts in every match and companies see it. Private, nobody else knows. Not passing is private in any case.',
  },
]

export const FAIR: readonly Point[] = [
  {
    title: 'Graded by machine, the same way twice',
    text: 'No model writes, picks or grades a task. Every answer key is found a second time in another way before a task is used.',
  },
  {
    title: 'Uncertainty is part of the result',
    text: 'A plain pass mark gives about one in seven people a level above their own. Ours is simulated at one in twenty-five.',
  },
  {
    title: 'Nothing lowers a number',
    text: 'A result below what you hold, or none at all, changes nothing: not your profile, not a match.',
  },
]
