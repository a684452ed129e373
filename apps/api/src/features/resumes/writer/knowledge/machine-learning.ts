import type { RoleKnowledge } from './types'

const area = 'Machine Learning'

export const machineLearning: RoleKnowledge[] = [
  {
    title: 'Machine Learning Engineer',
    aliases: [
      'ml engineer',
      'ai/ml engineer',
      'machine learning developer',
      'machine learning software engineer',
    ],
    area,
    purpose: 'puts models into production and keeps them right',
    skillGroups: ['Languages', 'Training', 'Serving', 'Monitoring'],
    tasks: [
      'Trained and released a model for [which purpose?], used by [whom?]',
      'Replaced [which manual step?] and saved [how much?] a week',
      'Built the training pipeline so that any model can be made again from data and code',
      'Brought prediction time from [how much?] to [how much?]',
      'Set up alerts for drifting data and caught [which problem?]',
      'Found leakage in [which data?] and rebuilt the evaluation',
    ],
  },
  {
    title: 'MLOps Engineer',
    aliases: [
      'machine learning operations engineer',
      'ml platform engineer',
      'machine learning platform engineer',
    ],
    area,
    purpose: 'gives model teams a safe, repeatable way from notebook to production',
    skillGroups: ['Infrastructure', 'Pipelines', 'Languages', 'Monitoring'],
    tasks: [
      'Built the path from a trained model to production for [how many?] teams',
      'Cut the time from a merged change to a running model from [how long?] to [how long?]',
      'Introduced versioning of data and models, and a way back that was rehearsed',
      'Lowered training cost by [how much?] through [which change?]',
      'Wrote the guide that new teams use, and taught [how many?] people',
    ],
  },
  {
    title: 'Machine Learning Scientist',
    aliases: ['ml scientist', 'machine learning researcher', 'applied machine learning scientist'],
    area,
    purpose: 'finds the method that fits the problem and proves that it does',
    skillGroups: ['Statistics', 'Methods', 'Languages', 'Communication'],
    tasks: [
      'Framed [which business question?] as a learning problem and chose what to measure',
      'Compared [how many?] methods with a simple baseline and recommended [which?], with reasons',
      'Ran an experiment with [how many?] users and reported the result with its uncertainty',
      'Explained a decision of the model to the people it affected',
      'Reviewed the work of [how many?] colleagues',
    ],
  },
  {
    title: 'Recommendation Systems Engineer',
    aliases: ['recommender engineer', 'ranking engineer', 'personalisation engineer', 'search engineer'],
    area,
    purpose: 'orders things so that people find what they need',
    skillGroups: ['Ranking', 'Experiments', 'Languages', 'Data stores'],
    tasks: [
      'Built ranking for [what?], serving [how many?] requests a day',
      'Raised [which measure?] from [how much?] to [how much?] in a controlled test',
      'Wrote safeguards for new items and new users',
      'Checked that no group of users got worse results, and how',
      'Kept the slowest one percent of answers under [which time?]',
    ],
  },
  {
    title: 'Data Annotation Lead',
    aliases: ['annotation manager', 'labelling lead', 'training data manager'],
    area,
    purpose: 'makes the examples that models learn from consistent and fair',
    skillGroups: ['Guidelines', 'Quality control', 'Tools', 'Leadership'],
    tasks: [
      'Wrote the labelling guide for [which task?] and kept it current',
      'Led [how many?] annotators and measured how often they agreed',
      'Raised agreement from [how much?] to [how much?] by [which change?]',
      'Found [which bias?] in the examples and corrected it',
      'Planned pay and pauses for work with disturbing material',
    ],
  },
]
