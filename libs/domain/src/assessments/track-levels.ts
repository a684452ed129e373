import type { SkillLevel } from '../skills/levels'
import type { TrackSlug } from './tracks'

/** Where each level begins on the scale of 200 to 800. */
export const LEVEL_SCORES: Readonly<Record<SkillLevel, number>> = { 1: 350, 2: 450, 3: 550, 4: 650 }

type Sentences = readonly [string, string, string]

/** What somebody of a level can do, by track. Each level has what stands below it, too. */
export const TRACK_LEVELS: Readonly<Record<TrackSlug, Readonly<Record<SkillLevel, Sentences>>>> = {
  solidity: {
    1: [
      'can read a small contract and say what a call changes',
      'can choose types, visibility and data location of a variable',
      'can tell require, revert and assert apart',
    ],
    2: [
      'can write a token or an escrow with events, modifiers and inheritance',
      'can send and receive value without losing any of it',
      'can say what a call costs and which part of it is storage',
    ],
    3: [
      'can find re-entrancy, wrong access and unchecked calls in code of others',
      'can lay out storage for proxies and upgrades',
      'can say what a standard such as ERC-20 leaves open and guard against it',
    ],
    4: [
      'can follow value and trust through several contracts that call one another',
      'can weigh gas, safety and clarity, and show the numbers',
      'can say which order of transactions breaks an invariant',
    ],
  },
  typescript: {
    1: [
      'can say what simple code prints, with scope and equality in mind',
      'can annotate functions, objects and lists',
      'can use map, filter and find in place of a loop',
    ],
    2: [
      'can order what promises, timers and loops with await do',
      'can narrow unions and write a generic function',
      'can handle errors where they can be mended',
    ],
    3: [
      'can foresee closures, prototypes and microtasks in code of others',
      'can write mapped and conditional types that others can read',
      'can split modules so that nothing depends in a circle',
    ],
    4: [
      'can say why the compiler accepts or refuses a type that depends on others',
      'can find races between tasks that wait for one another',
      'can design types that make wrong states impossible to write',
    ],
  },
  python: {
    1: [
      'can say what small programs print',
      'can use lists, dictionaries and sets for what each is good at',
      'can read and write functions with default values',
    ],
    2: [
      'can tell names from objects, and copies from references',
      'can read comprehensions and generators',
      'can catch the exception that is meant, and no other',
    ],
    3: [
      'can say how attributes are looked up and methods are bound',
      'can read decorators, closures and context managers',
      'can foresee rounding, encodings and sorting',
    ],
    4: [
      'can read descriptors, metaclasses and abstract protocols',
      'can say what is evaluated when, in generators that feed one another',
      'can find what fails only in rare orders of events',
    ],
  },
  sql: {
    1: [
      'can choose columns and rows of one table and sort them',
      'can join two tables by a key',
      'can count and sum by groups',
    ],
    2: [
      'can choose between inner and outer joins, and say which rows fall out',
      'can filter groups and tell WHERE from HAVING',
      'can say what NULL does in a comparison',
    ],
    3: [
      'can write running totals, ranks and comparisons with the row before',
      'can see when a join counts rows twice',
      'can choose the index that a query can use',
    ],
    4: [
      'can rewrite a statement so that it stays right with NULLs, ties and empty groups',
      'can read a plan and say what it will cost at a hundred times the rows',
      'can design keys and constraints that keep wrong rows out',
    ],
  },
  statistics: {
    1: [
      'can choose and read mean, median, spread and a chart',
      'can reckon with simple probabilities',
      'can say what a sample tells and what it does not',
    ],
    2: [
      'can use conditional probability and Bayes’ rule',
      'can read an interval and a p-value as what they are',
      'can read the slope of a simple regression',
    ],
    3: [
      'can plan an experiment with its size and its stopping rule',
      'can see multiple testing, selection and confounding',
      'can read a regression with several variables and its residuals',
    ],
    4: [
      'can choose between estimators by bias, variance and what the data allow',
      'can say when the assumptions of a test fail, and what to do then',
      'can judge a claim of cause from data that nobody assigned',
    ],
  },
  'machine-learning': {
    1: [
      'can tell regression, classification and clustering apart',
      'can split data to train, to choose and to test',
      'can read accuracy, precision and recall',
    ],
    2: [
      'can choose a measure that fits the cost of mistakes',
      'can see over- and underfitting in learning curves',
      'can prepare data without leaking the answer',
    ],
    3: [
      'can reckon what a layer, a loss or a tree does to given numbers',
      'can set thresholds and calibrate probabilities',
      'can watch a model in use and tell drift from noise',
    ],
    4: [
      'can judge whether a comparison of two models shows anything',
      'can find why a network does not learn',
      'can plan data, training and operation under limits of cost and time',
    ],
  },
  'application-security': {
    1: [
      'can see injection and missing escapes in short code',
      'can say what a password, a session and a token are for',
      'can say what TLS protects and what it does not',
    ],
    2: [
      'can check who may do what at every call',
      'can set cookies, origins and headers of a web application',
      'can choose a hash, a cipher or a signature for a purpose',
    ],
    3: [
      'can find request forgery, deserialisation and path faults in code of others',
      'can model threats of a feature and rank them',
      'can say which use of a right cipher is wrong',
    ],
    4: [
      'can follow an attack through several small faults',
      'can design sign-in, recovery and delegation that hold together',
      'can weigh a mitigation against what it breaks',
    ],
  },
  'system-design': {
    1: [
      'can estimate requests, storage and bandwidth of a simple product',
      'can say what a cache, a queue and an index are for',
      'can name what fails when one server fails',
    ],
    2: [
      'can choose a store by how data are read and written',
      'can place caches and say when they are stale',
      'can make a repeated request harmless',
    ],
    3: [
      'can choose between consistency and availability for each piece of data',
      'can spread data and load, and say what moves when a node is added',
      'can plan for overload, retries and partial failure',
    ],
    4: [
      'can order what replicas see, and say which anomalies remain',
      'can reckon the availability of parts that depend on one another',
      'can plan a migration that can stop and go back at every step',
    ],
  },
}
