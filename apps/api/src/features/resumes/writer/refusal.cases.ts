import type { RefusalKind } from './refusal'

export const NURSE =
  'Cared for 12 patients on 3 wards at St Mary Hospital, cutting falls by about 30% in 2023 with Epic.'
const AUDIT = 'Helped to audit 5 funds under IFRS for Deloitte, without a single restatement.'
const TEACH = 'Taught about 120 students in 4 classes; up to 8 of them with special needs.'
const CODE = 'Moved 40 services from Jenkins to GitLab CI with a team of 6, saving $200,000 a year.'
const LINK = 'Wrote the **release** tool, see [the code](https://example.org/tool), for 14 teams.'

/** Wordings that must not be shown: what stood there, what was proposed, why it is refused, and of which job it is. */
export const REFUSED: readonly (readonly [
  before: string,
  after: string,
  why: RefusalKind,
  current?: boolean,
])[] = [
  // Numbers, and what they count.
  [
    NURSE,
    'Cared for patients on 3 wards at St Mary Hospital, cutting falls by about 30% in 2023 with Epic.',
    'lost fact',
  ],
  [
    NURSE,
    'Cared for 3 patients on 12 wards at St Mary Hospital, cutting falls by about 30% in 2023 with Epic.',
    'lost fact',
  ],
  [
    NURSE,
    'Cared for 12 patients on 3 wards at St Mary Hospital, cutting falls by 30% in 2023 with Epic.',
    'lost fact',
  ],
  [
    NURSE,
    'Cared for 12 patients on 3 wards at St Mary Hospital, cutting falls in 2023 with Epic.',
    'lost fact',
  ],
  [
    NURSE,
    'Cared for 12 patients on 3 wards at St Mary Hospital, cutting falls by about 30% with Epic.',
    'lost fact',
  ],
  [NURSE, 'Cared for 12 patients on 3 wards, cutting falls by about 30% in 2023 with Epic.', 'lost fact'],
  [
    NURSE,
    'Cared for 12 patients on 3 wards at St Mary Hospital, cutting falls by about 30% in 2023.',
    'lost fact',
  ],
  [NURSE, 'Cared for a dozen patients on several wards at St Mary Hospital in 2023 with Epic.', 'lost fact'],
  [
    NURSE,
    'Cared for 12 people with cancer on 3 wards at St Mary Hospital, cutting falls by about 30% in 2023 with Epic.',
    'lost fact',
  ],
  [
    NURSE,
    'Cared for 120 patients on 3 wards at St Mary Hospital, cutting falls by about 30% in 2023 with Epic.',
    'lost fact',
  ],
  [
    NURSE,
    'Cared for 12 patients on 3 wards at St Mary Hospital, cutting falls by over 30% in 2023 with Epic.',
    'lost fact',
  ],
  [
    NURSE,
    'Cared for 12 patients on 3 wards at St John Hospital, cutting falls by about 30% in 2023 with Epic.',
    'lost fact',
  ],
  [
    NURSE,
    'Cared for 12 patients on 3 wards at St Mary Hospital, cutting falls by about 30% in 2022 with Epic.',
    'lost fact',
  ],
  [TEACH, 'Taught 120 students in 4 classes; up to 8 of them with special needs.', 'lost fact'],
  [TEACH, 'Taught about 120 students in 4 classes; 8 of them with special needs.', 'lost fact'],
  [TEACH, 'Taught about 120 students; up to 8 of them with special needs.', 'lost fact'],
  [TEACH, 'Taught about 4 students in 120 classes; up to 8 of them with special needs.', 'lost fact'],
  [TEACH, 'Taught about 120 teachers in 4 classes; up to 8 of them with special needs.', 'lost fact'],
  [CODE, 'Moved 40 services to GitLab CI with a team of 6, saving $200,000 a year.', 'lost fact'],
  [CODE, 'Moved 40 services from Jenkins with a team of 6, saving $200,000 a year.', 'lost fact'],
  [CODE, 'Moved 40 services from Jenkins to GitLab CI, saving $200,000 a year.', 'lost fact'],
  [CODE, 'Moved 40 services from Jenkins to GitLab CI with a team of 6.', 'lost fact'],
  [
    CODE,
    'Moved 40 services from Jenkins to GitLab CI with a team of 6, saving 200,000 hours a year.',
    'lost fact',
  ],
  [
    CODE,
    'Moved 6 services from Jenkins to GitLab CI with a team of 40, saving $200,000 a year.',
    'lost fact',
  ],
  [CODE, 'Moved 40 servers from Jenkins to GitLab CI with a team of 6, saving $200,000 a year.', 'lost fact'],
  [CODE, 'Moved all services from Jenkins to GitLab CI with a team, saving $200,000 a year.', 'lost fact'],
  // Whose deed it was, and whether it was one.
  [AUDIT, 'Audited 5 funds under IFRS for Deloitte, without a single restatement.', 'lost fact'],
  [AUDIT, 'Helped to audit 5 funds under IFRS for Deloitte with a single restatement.', 'lost fact'],
  [AUDIT, 'Helped to audit 5 funds for Deloitte, without a single restatement.', 'lost fact'],
  [AUDIT, 'Helped to audit 5 funds under IFRS, without a single restatement.', 'lost fact'],
  [AUDIT, 'Helped to audit funds under IFRS for Deloitte, without a single restatement.', 'lost fact'],
  ['Assisted the lead surgeon in 40 operations.', 'Led 40 operations.', 'lost fact'],
  ['Contributed to the design of 3 bridges.', 'Designed 3 bridges.', 'lost fact'],
  ['Sold 30 cars together with two colleagues.', 'Sold 30 cars.', 'lost fact'],
  ['Planned to open 2 shops.', 'Opened 2 shops.', 'lost fact'],
  ['Never missed a deadline in 6 years.', 'Missed a deadline in 6 years.', 'lost fact'],
  ['Worked as an unpaid intern on 2 films.', 'Worked on 2 films.', 'lost fact'],
  ['Volunteered as a driver for the food bank.', 'Worked as a driver for the food bank.', 'lost fact'],
  ['Passed the CPA exam and closed the books in 4 days.', 'Closed the books in 4 days.', 'lost fact'],
  ['Holds a Master of Education and a diploma.', 'Holds a diploma.', 'lost fact'],
  [
    'Salesforce rollout for 80 sellers was planned and run.',
    'Planned and ran the rollout for 80 sellers.',
    'lost fact',
  ],
  ['Won the award of the year for 3 courses.', 'Won for 3 courses.', 'lost fact'],
  ['Trained 5+ cooks.', 'Trained 5 cooks.', 'lost fact'],
  ['Trained at least five cooks.', 'Trained cooks.', 'lost fact'],
  ['Ran 2 kitchens for fewer than 9 guests.', 'Ran 2 kitchens for 9 guests.', 'lost fact'],
  // No verb.
  ['Responsible for the night shift of 9 beds.', 'The night shift of 9 beds.', 'no verb'],
  ['I was a lead engineer for 4 teams.', 'Lead engineer for 4 teams.', 'no verb'],
  ['I did the design of 4 parks.', 'Design of 4 parks.', 'no verb'],
  ['I gave support for 40 users.', 'Support for 40 users.', 'no verb'],
  ['I am in charge of 12 wards.', 'In charge of 12 wards.', 'no verb'],
  ['I was a registered nurse on 3 wards.', 'Registered nurse on 3 wards.', 'no verb'],
  ['I was managing the rota of 30 people.', 'Rota of 30 people.', 'no verb'],
  ['I had advanced skills in Excel.', 'Advanced skills in Excel.', 'no verb'],
  ['I worked as a research assistant for 2 labs.', 'Research assistant for 2 labs.', 'no verb'],
  ['I did nursing care for 12 patients.', 'Nursing care for 12 patients.', 'no verb'],
  ['Led 3 teams. I wrote the plan.', 'Led 3 teams. The plan.', 'no verb'],
  ['Led 3 teams.', 'With 3 teams led.', 'no verb'],
  // Tenses.
  ['Manage a ward and write the rota.', 'Managed a ward and write the rota.', 'mixed tenses', false],
  ['Manage a ward and write the rota.', 'Manage a ward and write the rota.', 'mixed tenses', false],
  ['Manages a ward of 30 beds.', 'Manages a ward of 30 beds.', 'mixed tenses', false],
  ['Managed a ward. Wrote the rota.', 'Managed a ward. Write the rota.', 'mixed tenses', false],
  ['Managed a ward. Wrote the rota.', 'Manage a ward. Wrote the rota.', 'mixed tenses'],
  ['Built the shop and ran its stock.', 'Built the shop and runs its stock.', 'mixed tenses'],
  ['Build the shop and run its stock.', 'Build the shop and ran its stock.', 'mixed tenses', true],
  [
    'Teaches the class and grades all papers.',
    'Teaches the class and grade all papers.',
    'mixed tenses',
    true,
  ],
  // Nothing left, and marks.
  ['Led 3 teams.', '…', 'empty'],
  ['Led the teams.', ' ', 'empty'],
  [LINK, 'Wrote the release tool, see [the code](https://example.org/tool), for 14 teams.', 'lost mark'],
  [LINK, 'Wrote the **release** tool, see the code, for 14 teams.', 'lost mark'],
  [LINK, 'Wrote the **release** tool, see [the code](https://evil.example/tool), for 14 teams.', 'lost mark'],
]

/** Wordings that say the same: none may be refused. */
export const SHOWN: readonly (readonly [before: string, after: string, current?: boolean])[] = [
  [
    NURSE,
    'Cared for 12 patients on 3 wards at St Mary Hospital and cut falls by about 30% in 2023 with Epic.',
    false,
  ],
  [
    NURSE,
    'Cut falls by around 30% in 2023 with Epic and cared for 12 patients on 3 wards at St Mary Hospital.',
    false,
  ],
  [AUDIT, 'Assisted in auditing five funds under IFRS for Deloitte without a single restatement.'],
  [TEACH, 'Taught about 120 students in four classes, up to 8 of them with special needs.', false],
  [CODE, 'Moved 40 services from Jenkins to GitLab CI with a team of six and saved $200,000 a year.'],
  [LINK, 'Wrote the **release** tool for 14 teams, see [the code](https://example.org/tool).'],
  ['I was responsible for managing the ward of 30 beds.', 'Managed the ward of 30 beds.', false],
  ['Responsible for the care of 4 children.', 'Care for 4 children.', true],
  ['I plan the menus for 200 guests.', 'Plan the menus for 200 guests.', true],
  ['Managing a team of 5 sellers.', 'Managed a team of 5 sellers.', false],
  ['I cut costs by 10 percent.', 'Cut costs by 10%.', false],
  ['I led design and code reviews.', 'Led design and code reviews.', false],
]
