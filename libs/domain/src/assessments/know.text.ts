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
  solidity: {
    kind: 'Code',
    ask: 'Write a contract `Counter` with a public number `count` and a function `add(uint256 n)` that adds to it and that only whoever deployed the contract may call.',
    code: 'contract Counter {\n\n}',
    answer:
      '`contract Counter { uint256 public count; address private owner = msg.sender; function add(uint256 n) external { require(msg.sender == owner); count += n; } }`.',
    why: 'You can try it ten times on cases that you see. The answer is deployed on a chain of its own and called by several people, also by one who may not.',
  },
  typescript: {
    kind: 'Code',
    ask: 'Write a function `lastOf(items)` in TypeScript that returns the last element of an array of any type, or `undefined` of an empty one.',
    code: 'function lastOf(items) {\n\n}',
    answer: '`function lastOf<T>(items: readonly T[]): T | undefined { return items.at(-1) }`.',
    why: 'You can try it ten times on cases that you see. The answer is run on others too, and where a task is about types, the compiler is asked as well.',
  },
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

/** Said of a track that tries out tasks. */
export const PILOTS_COUNT_NOTHING = 'Up to two of the tasks may be new. They do not count.'

/** Said wherever there is practice. */
export const PRACTICE_COUNTS = 'Practice counts for nothing and is stored nowhere.'

/** What is counted, and said so before. */
export const RECORDED = [
  'When each task was shown and answered, by our clock',
  'Changes of an answer and copies of a task: counts',
  'Pastes into an answer: count and length, not the text',
  'How often and how long the page lost focus',
  'Runs of your own code, where a task asks for code: count',
  'The network you came from, as a hash of the first part of your address that is another each month, and whether there were several',
  'Answers in code: whether they are, but for names, those of somebody else',
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
  'Counts and the network are kept for 180 days; answers and their times for 24 months, for appeals and to set difficulties. Then only which task it was and whether it was right are left, without your name. No company sees any of it, and no match is made by it. Erasing your account deletes all that is tied to you; a hashed mark of address, track and day stays for 12 months, so that erasing is no way round the retry day.'

/** Said of a bank whose difficulties are judged and not yet counted. */
export const PROVISIONAL_BANK =
  'Difficulties are still the authors’ judgement, so the range is 1.2 times wider until enough people have answered.'

/** A result as it could be, so that everybody knows what comes at the end. */
export const RESULT_EXAMPLE = {
  score: 612,
  low: 566,
  high: 658,
  level: 3,
  likelihoods: [10_000, 10_000, 9_600, 1_500],
} as const
