import type { RoleKnowledge } from './types'

const area = 'Data Science'

export const dataScience: RoleKnowledge[] = [
  {
    title: 'Data Scientist',
    aliases: [
      'senior data scientist',
      'applied data scientist',
      'decision scientist',
      'quantitative analyst',
    ],
    area,
    purpose: 'answers questions with data and says how sure the answer is',
    skillGroups: ['Statistics', 'Languages', 'Data stores', 'Communication'],
    tasks: [
      'Answered [which question?] and changed [which decision?]',
      'Designed [how many?] experiments and wrote the plan before seeing the result',
      'Built a forecast of [what?] with an error of [how much?]',
      'Found that [which number?] was counted wrongly and corrected its definition',
      'Presented results to [whom?], with the uncertainty in view',
      'Taught [how many?] colleagues to answer their own questions',
    ],
  },
  {
    title: 'Data Analyst',
    aliases: [
      'business analyst',
      'product analyst',
      'business intelligence analyst',
      'bi analyst',
      'reporting analyst',
    ],
    area,
    purpose: 'turns records into numbers that a team can act on',
    skillGroups: ['Queries', 'Charts', 'Spreadsheets', 'Business knowledge'],
    tasks: [
      'Built the report on [what?] that [whom?] use every [how often?]',
      'Replaced [which manual report?] and saved [how much?] a month',
      'Investigated why [which number?] fell and found [what?]',
      'Agreed one definition of [which term?] across [which teams?]',
      'Retired [how many?] dashboards that nobody used',
    ],
  },
  {
    title: 'Data Engineer',
    aliases: ['etl developer', 'data pipeline engineer', 'big data engineer', 'data platform engineer'],
    area,
    purpose: 'moves data so that it arrives whole, on time and only once',
    skillGroups: ['Languages', 'Pipelines', 'Data stores', 'Operations'],
    tasks: [
      'Built pipelines for [which sources?], moving [how much?] a day',
      'Made failed runs resume where they stopped; late data fell from [how often?] to [how often?]',
      'Lowered the monthly cost of [which system?] from [how much?] to [how much?]',
      'Added tests to [how many?] tables and caught [which problem?] before users did',
      'Moved [what?] from [where?] to [where?] without losing a record',
    ],
  },
  {
    title: 'Analytics Engineer',
    aliases: ['bi engineer', 'business intelligence engineer', 'data modeller', 'data warehouse engineer'],
    area,
    purpose: 'models data so that everyone counts the same thing the same way',
    skillGroups: ['Modelling', 'Queries', 'Testing', 'Documentation'],
    tasks: [
      'Modelled [which subject?] into [how many?] tested tables used by [whom?]',
      'Brought the time of [which query?] from [how long?] to [how long?]',
      'Wrote the dictionary of terms that [which teams?] agreed on',
      'Introduced review and tests for every change of a shared table',
      'Traced [which wrong figure?] to its source and repaired it there',
    ],
  },
  {
    title: 'Statistician',
    aliases: ['biostatistician', 'research statistician', 'statistical programmer'],
    area,
    purpose: 'designs studies and measures what they show',
    skillGroups: ['Study design', 'Methods', 'Languages', 'Writing'],
    tasks: [
      'Designed [which study?] with [how many?] participants and wrote its analysis plan',
      'Chose [which method?] over [which other?] and defended the choice',
      'Handled missing data in [which study?] by [which way?]',
      'Reported results to [whom?], including those that were not significant',
      'Reviewed the statistics of [how many?] papers or reports',
    ],
  },
]
