import type { TrackSlug } from './tracks'

export interface TaskSample {
  kind: string
  ask: string
  code?: string
  answer: string
  why: string
}

/** The kinds of task, each with one that is solved. */
const TASK_SAMPLES: readonly TaskSample[] = [
  {
    kind: 'Choice, with code to read or without',
    ask: 'What does this print?',
    code: 'items = [3, 1, 2]\nfirst = items[0]\nsort(items)\nprint(first)',
    answer: '3.',
    why: 'Line 2 kept the value, and sorting the list does not change it. Where a task asks for all that apply, the whole set has to be right.',
  },
  {
    kind: 'Put in order',
    ask: 'Four to six steps, such as `write`, `test`, `release`, moved by keyboard or by hand.',
    answer: 'First to last.',
    why: 'Where two steps may change places, both orders are right.',
  },
  {
    kind: 'A number',
    ask: 'A request takes 200 ms. How many milliseconds do five take, one after another?',
    answer: '1000.',
    why: 'The task names the unit, and how exact the number has to be. A decimal point and a decimal comma are both read.',
  },
  {
    kind: 'A short answer',
    ask: 'Which part of an address names the computer: `https://example.com/jobs`?',
    answer: '`example.com`.',
    why: 'Blanks at the ends do not matter, and capitals only where the task says so.',
  },
]

/** What a track asks for beside these: code, where there is something that runs it. */
const CODE_SAMPLES: Partial<Record<TrackSlug, TaskSample>> = {
  sql: {
    kind: 'Code',
    ask: 'Write a query that shows each customer once, by name.',
    code: 'CREATE TABLE orders (\n  id integer,\n  customer text\n);',
    answer: '`SELECT DISTINCT customer FROM orders ORDER BY customer`.',
    why: 'You can try it ten times on rows that you see. The answer is run on others too, and the rows that it gives are compared.',
  },
}

/** The samples of the page about a track. */
export function taskSamplesOf(track: TrackSlug): TaskSample[] {
  const code = CODE_SAMPLES[track]
  return code ? [...TASK_SAMPLES, code] : [...TASK_SAMPLES]
}

/** What no assessment here tells. */
export const NOT_MEASURED = 'Not measured: working in a team, explaining in words, speed of typing.'

/** Said wherever there is practice. */
export const PRACTICE_COUNTS = 'Practice counts for nothing and is stored nowhere.'

/** What is counted, and said so before. */
export const RECORDED = [
  'When each task was shown and answered, by our clock',
  'Changes of an answer and copies of a task: counts',
  'Pastes into an answer: count and length, not the text',
  'How often and how long the page lost focus',
] as const
/** What is looked at in no assessment. */
export const NEVER_RECORDED = [
  'Camera, microphone, screen',
  'Keystrokes, clipboard text, browser extensions',
  'A trust score. Nothing here is a verdict',
  'Failed attempts, where anybody but you can see them',
] as const
/** For how long, and what erasing leaves. */
export const RECORDS_KEPT =
  'Answers are kept for 24 months, for appeals and to set difficulties. Erasing your account deletes all of this; a hashed mark of address, track and day stays for 12 months, so that erasing is no way round the retry day.'

/** A result as it could be, so that everybody knows what comes at the end. */
export const RESULT_EXAMPLE = {
  score: 612,
  low: 566,
  high: 658,
  level: 3,
  likelihoods: [10_000, 10_000, 9_600, 1_500],
} as const
