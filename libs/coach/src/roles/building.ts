import { rolesOf, type Role } from './role'

export const BUILDING_ROLES: readonly Role[] = [
  ...rolesOf('DevOps', [
    {
      id: 'devops/devops-engineer',
      name: 'DevOps Engineer',
      text: 'Shortens the way from a change to its users: builds that say what failed, releases that can be taken back.',
      must: [
        ['Docker', 3],
        ['Linux', 3],
      ],
      nice: [
        ['Kubernetes', 3],
        ['Terraform', 2],
        ['Python', 2],
      ],
      esco: 'cc867bee-ab5c-427f-9244-f7a204d9574b',
    },
    {
      id: 'devops/site-reliability-engineer',
      name: 'Site Reliability Engineer',
      titles: ['sre', 'reliability engineer'],
      text: 'Keeps a service within the promise it made, measures what is left of it, and mends the cause after the night is over.',
      must: [
        ['Linux', 4],
        ['System Design', 3],
      ],
      nice: [
        ['Kubernetes', 3],
        ['Go', 2],
        ['Incident Response', 2],
      ],
    },
    {
      id: 'devops/platform-engineer',
      name: 'Platform Engineer',
      titles: ['kubernetes engineer'],
      text: 'Builds the ground on which other teams build, with as few forms to fill in as possible.',
      must: [
        ['Kubernetes', 4],
        ['Terraform', 3],
      ],
      nice: [
        ['Go', 3],
        ['AWS', 3],
      ],
    },
    {
      id: 'devops/build-engineer',
      name: 'Build and Release Engineer',
      titles: ['build engineer', 'release engineer', 'developer productivity engineer'],
      text: 'Makes builds fast and the same everywhere, and knows what is in every file that leaves the house.',
      must: [
        ['Docker', 3],
        ['Python', 3],
      ],
      nice: [
        ['TypeScript', 2],
        ['Linux', 3],
      ],
    },
    {
      id: 'devops/systems-administrator',
      name: 'Systems Administrator',
      titles: ['system administrator', 'linux administrator'],
      text: 'Runs machines and networks that others depend on: patches, backups that were tried, and notes that a colleague can follow.',
      must: [
        ['Linux', 4],
        ['Identity and Access Management', 2],
      ],
      nice: [
        ['Python', 2],
        ['Incident Response', 2],
      ],
      onet: '15-1244.00',
      esco: '9e2e6e1e-363b-4e1b-a673-7bc0f7343300',
    },
  ]),
  ...rolesOf('Full Stack Development', [
    {
      id: 'full-stack-development/full-stack-engineer',
      name: 'Full Stack Engineer',
      titles: ['full-stack engineer', 'full stack developer', 'full-stack developer'],
      text: 'Builds a feature from the table to the button, and sees to it that it still works for the person on the slow phone.',
      must: [
        ['TypeScript', 3],
        ['React', 3],
      ],
      nice: [
        ['Node.js', 3],
        ['PostgreSQL', 2],
      ],
      esco: 'f2b15a0e-e65a-438a-affb-29b9d50b77d1',
      onet: '15-1252.00',
    },
    {
      id: 'full-stack-development/front-end-engineer',
      name: 'Front End Engineer',
      titles: ['frontend engineer', 'front-end engineer', 'frontend developer'],
      text: 'Makes screens that load quickly, read well aloud and survive a wrong click.',
      must: [
        ['React', 4],
        ['TypeScript', 3],
      ],
      nice: [
        ['GraphQL', 2],
        ['Node.js', 2],
      ],
      onet: '15-1254.00',
    },
    {
      id: 'full-stack-development/back-end-engineer',
      name: 'Back End Engineer',
      titles: ['backend engineer', 'back-end engineer', 'backend developer', 'api engineer'],
      text: 'Writes services whose answers are right when two things happen at once, and whose errors say what to do.',
      must: [
        ['Node.js', 3],
        ['PostgreSQL', 3],
      ],
      nice: [
        ['System Design', 3],
        ['TypeScript', 3],
        ['Kafka', 2],
      ],
      onet: '15-1252.00',
    },
    {
      id: 'full-stack-development/software-architect',
      name: 'Software Architect',
      titles: ['staff engineer', 'principal engineer'],
      text: 'Cuts a system so that teams can work beside each other, and writes down why it was cut there.',
      must: [
        ['System Design', 4],
        ['TypeScript', 3],
      ],
      nice: [
        ['Data Modelling', 3],
        ['Technical Writing', 3],
      ],
      esco: 'd0aa0792-4345-474b-9365-686cf4869d2e',
    },
    {
      id: 'full-stack-development/integration-engineer',
      name: 'Integration Engineer',
      titles: ['integrations engineer'],
      text: 'Joins systems of others: reads their documents, expects them to fail, and never sends the same thing twice.',
      must: [
        ['Java', 3],
        ['SQL', 3],
      ],
      nice: [
        ['GraphQL', 2],
        ['gRPC', 2],
        ['Kafka', 2],
      ],
    },
  ]),
]
