/** Kinds of interview question, each with a rubric of its own. */
export const PRACTICE_TYPES = ['behavioural', 'technical', 'system-design', 'case', 'culture'] as const
export type PracticeType = (typeof PRACTICE_TYPES)[number]
export const PRACTICE_TYPE_NAMES: Record<PracticeType, string> = {
  behavioural: 'Behavioural',
  technical: 'Technical',
  'system-design': 'System design',
  case: 'Case',
  culture: 'Culture',
}

/** How far an answer goes by one criterion. */
export const RUBRIC_LEVELS = [0, 1, 2, 3, 4] as const
export type RubricLevel = (typeof RUBRIC_LEVELS)[number]
/** What each level means in one word, whatever the criterion. */
export const RUBRIC_LEVEL_NAMES: Record<RubricLevel, string> = {
  0: 'absent',
  1: 'hinted',
  2: 'present',
  3: 'specific',
  4: 'specific and checkable',
}

/** What the answer does at each level, from 0 to 4: read as "The answer says …". */
export type Anchors = readonly [string, string, string, string, string]

const clarity: Anchors = [
  'It cannot be followed.',
  'The point is found only by reading twice.',
  'The point is found with effort.',
  'The point is found without effort.',
  'The point comes first, with little to spare, at the right length.',
]

/**
 * The criteria of each type in the order of their worth, with what each level looks like. They count the same: no
 * other weights have a documented reason (U.S. Office of Personnel Management, Structured Interviews, 2008); levels
 * with written anchors are what makes raters agree (Smith and Kendall 1963).
 */
export const RUBRICS = {
  behavioural: {
    result: [
      'No outcome.',
      'A word of success, without what it was.',
      'An outcome in words.',
      'An outcome that is concrete.',
      'An outcome with a number or with who noticed, and how it is known.',
    ],
    action: [
      'Nobody acts.',
      'Only "we" acts.',
      'One own action.',
      'Two own actions.',
      'Three own actions or more, in order, with their reason.',
    ],
    situation: [
      'It does not say where or when.',
      'A task is named, without its situation.',
      'The situation is named.',
      'Where, when and what went on.',
      'Where, when and what was at stake, in two sentences.',
    ],
    reflection: [
      'Nothing learned.',
      'That something was learned, without what.',
      'Something learned.',
      'What is done differently since.',
      'What is done differently since, with an instance.',
    ],
    clarity,
  },
  technical: {
    correctness: [
      'None of the points, or mostly wrong.',
      'Few of the points.',
      'Two in five of the points.',
      'Two thirds of the points.',
      'Nearly all points, none contradicted.',
    ],
    checking: [
      'No check.',
      'That it would be tested, without how.',
      'One way to find out whether it is right.',
      'A way to find out that it is wrong.',
      'A way to find out that it is wrong, and what would be seen.',
    ],
    reasoning: [
      'Claims without a reason.',
      'A reason is hinted at.',
      'One reason.',
      'A choice with its reason and an alternative.',
      'A choice, an alternative and the price of both.',
    ],
    example: [
      'No example.',
      'A case is hinted at.',
      'A case in general.',
      'A worked or lived instance.',
      'A worked or lived instance with its details.',
    ],
    clarity,
  },
  'system-design': {
    requirements: [
      'It begins to build.',
      'A requirement is hinted at.',
      'One assumption said.',
      'Users, load or failure are asked about or assumed aloud.',
      'Users, load, failure and what is left out are asked about or assumed aloud.',
    ],
    structure: [
      'No parts.',
      'A list of names.',
      'Parts with a purpose.',
      'Parts, their data and the path of one request.',
      'Parts, their data, the path of one request and of one failure.',
    ],
    'trade-offs': [
      'No alternative.',
      'An alternative is hinted at.',
      'One alternative named.',
      'Two options against the requirement, and the choice.',
      'Two options against the requirement, the choice, and when to look again.',
    ],
    numbers: [
      'No number.',
      'A size in words.',
      'A number.',
      'An estimate with units.',
      'An estimate carried with its units to a decision.',
    ],
    clarity,
  },
  case: {
    framing: [
      'It answers at once.',
      'The question is touched.',
      'The question is said again.',
      'It asks or states what the answer depends on.',
      'It asks or states what decides the answer, and why.',
    ],
    recommendation: [
      'No recommendation.',
      'A leaning.',
      'A recommendation.',
      'A recommendation with its risk or its first step.',
      'A recommendation with risk, first step and what would prove it wrong.',
    ],
    evidence: [
      'Nothing of what was given.',
      'What was given is touched.',
      'What was given is used.',
      'What was given is computed with.',
      'What was given is computed with; what is missing is named, with how to get it.',
    ],
    structure: [
      'No branches.',
      'One branch.',
      'Two branches.',
      'Branches that cover the question.',
      'Branches that cover it without overlap, in the order of their worth.',
    ],
    clarity,
  },
  culture: {
    evidence: [
      'Nothing about oneself.',
      'A claim about oneself is hinted at.',
      'A claim about oneself.',
      'An instance that shows it.',
      'An instance that shows it, with what came of it.',
    ],
    reason: [
      'Praise that fits any employer.',
      'A reason is hinted at.',
      'A reason of one’s own.',
      'A reason that fits this work.',
      'A reason that fits this work and no other.',
    ],
    fit: [
      'Nothing about the work.',
      'The work is touched.',
      'Something of the work is named.',
      'One’s own way is tied to what the work asks.',
      'One’s own way is tied to what the work asks, also where it does not fit.',
    ],
    question: [
      'No question.',
      'A wish to know more.',
      'A question.',
      'A question about this work.',
      'A question whose answer would change the decision.',
    ],
    clarity,
  },
} as const satisfies Record<PracticeType, Record<string, Anchors>>

/** Every criterion of every type. */
export const CRITERIA = [
  'result',
  'action',
  'situation',
  'reflection',
  'correctness',
  'checking',
  'reasoning',
  'example',
  'requirements',
  'structure',
  'trade-offs',
  'numbers',
  'framing',
  'recommendation',
  'evidence',
  'reason',
  'fit',
  'question',
  'clarity',
] as const
export type Criterion = (typeof CRITERIA)[number]

/** The criteria of a type, in the order of their worth; `clarity` is the last of each. */
export const criteriaOf = (type: PracticeType): readonly Criterion[] =>
  Object.keys(RUBRICS[type]) as Criterion[]

/** The five anchors of a criterion. Throws for a criterion that the type does not have. */
export function anchorsOf(type: PracticeType, criterion: Criterion): Anchors {
  const anchors = (RUBRICS[type] as Partial<Record<Criterion, Anchors>>)[criterion]
  if (!anchors) throw new Error(`${type} has no criterion ${criterion}`)
  return anchors
}

/** A criterion as screens name it. */
export const criterionName = (criterion: Criterion): string =>
  criterion.charAt(0).toUpperCase() + criterion.slice(1)

/** The score of one answer, 0 to 100: its levels over the most there are, each criterion counting the same. */
export const practiceScore = (levels: readonly number[]): number =>
  levels.length === 0
    ? 0
    : Math.floor((100 * levels.reduce((sum, level) => sum + level, 0)) / (4 * levels.length))

/** The score of a session: the mean of its first attempts, rounded down. Null without one. */
export const sessionScore = (scores: readonly number[]): number | null =>
  scores.length === 0 ? null : Math.floor(scores.reduce((sum, score) => sum + score, 0) / scores.length)
