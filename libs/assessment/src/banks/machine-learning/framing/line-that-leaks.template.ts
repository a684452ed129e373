import { template } from '../../../tasks/template'

/** Each looks at its own row alone. */
const ROWWISE = [
  "df['debt'] / df['income']",
  "np.log1p(df['income'])",
  "df['income'].fillna(0)",
  "df['income'].clip(upper=200_000)",
  "df['city'] == 'Lima'",
  "df['income'].isna()",
  "df['note'].str.len()",
  "df['age'] >= 18",
] as const
/** Each looks at other rows too, and so at rows that become test rows. */
const ACROSS = [
  "df['income'].fillna(df['income'].mean())",
  "df['income'] / df['income'].max()",
  "df['income'].rank(pct=True)",
  "df.groupby('city')['late'].transform('mean')",
  "df['city'].map(df['city'].value_counts())",
  "df['debt'].clip(upper=df['debt'].quantile(0.99))",
] as const
const ROWWISE_SHOWN = 4

export default template({
  id: 'machine-learning/framing/line-that-leaks',
  revision: 1,
  kind: 'numeric',
  topic: 'framing',
  grade: 3,
  seconds: 120,
  lang: 'python',
  status: 'active',
  idea: 'Before the split a column may be made from its own row; whatever looks at other rows looks at test rows.',
  params: (rng) => {
    const across = rng.pick(ACROSS)
    return { across, made: rng.shuffle([...rng.sample(ROWWISE, ROWWISE_SHOWN), across]) }
  },
  ask: ({ made }) => ({
    stem: 'Each row of the file is one loan, and `late` is the target. Which line lets the test rows change what the model is trained on? Give its number.',
    code: [
      "df = pd.read_csv('loans.csv')",
      ...made.map((expression, i) => `df['f${i + 1}'] = ${expression}`),
      'train, test = train_test_split(df, random_state=0)',
      "typical = train['debt'].median()",
      "train['f6'], test['f6'] = train['debt'] / typical, test['debt'] / typical",
      "model = HistGradientBoostingClassifier().fit(train[COLUMNS], train['late'])",
    ]
      .map((line, i) => `${i + 1}  ${line}`)
      .join('\n'),
    answerHint: 'The number of the line.',
  }),
  // The first of these lines is the second of the program.
  key: ({ across, made }) => ({
    kind: 'numeric',
    value: made.indexOf(across) + 2,
    tolerance: { absolute: 0 },
  }),
  why: ({ across }) =>
    `\`${across}\` is worked out over all rows before the split, so training values depend on test rows.`,
  source: ['scikit-learn user guide, Common pitfalls and recommended practices: data leakage'],
})
