import { type RoleText, role } from './role-text'

/** Work with data. */
export const DATA_ROLES: readonly RoleText[] = [
  role(
    'Data Scientist',
    'Analytics',
    138,
    [
      ['Python', 3],
      ['Statistics', 3],
    ],
    [
      ['SQL', 3],
      ['Experimentation', 2],
    ],
    'answer the questions on which the company spends money',
    'You will design experiments, say what they cannot show and keep a public log of results.',
  ),
  role(
    'Data Engineer',
    'Data Platform',
    140,
    [
      ['SQL', 3],
      ['Python', 3],
    ],
    [
      ['Apache Spark', 2],
      ['Airflow', 2],
    ],
    'move data from forty systems into tables that people trust',
    'You will write pipelines with tests, name an owner for each table and delete what nobody reads.',
  ),
  role(
    'Analytics Engineer',
    'Analytics',
    130,
    [
      ['SQL', 3],
      ['dbt', 3],
    ],
    [
      ['Data Modelling', 2],
      ['Tableau', 2],
    ],
    'model the numbers that every team reads on Monday',
    'You will turn arguments about definitions into one documented model and retire the spreadsheets.',
  ),
  role(
    'Streaming Data Engineer',
    'Data Platform',
    148,
    [
      ['Kafka', 3],
      ['Java', 2],
    ],
    [
      ['Apache Spark', 2],
      ['Kubernetes', 2],
    ],
    'keep a stream of events correct while it grows',
    'You will handle late data honestly, replay without fear and publish the delay that customers see.',
  ),
  role(
    'Decision Scientist',
    'Strategy',
    142,
    [
      ['Statistics', 3],
      ['Experimentation', 3],
    ],
    [
      ['R', 2],
      ['SQL', 2],
    ],
    'help leaders choose with numbers and with their limits',
    'You will price uncertainty, run simulations and write one page where others write forty.',
  ),
]

/** Work that keeps systems safe. */
export const SECURITY_ROLES: readonly RoleText[] = [
  role(
    'Security Analyst',
    'Security Operations',
    118,
    [
      ['SIEM', 2],
      ['Incident Response', 2],
    ],
    [
      ['Linux', 2],
      ['Python', 2],
    ],
    'watch, sort and explain what happens on our networks',
    'You will tune alerts, lead small incidents and hand over notes that save the next shift time.',
  ),
  role(
    'Cloud Security Engineer',
    'Infrastructure Security',
    150,
    [
      ['Cloud Security', 3],
      ['Terraform', 2],
    ],
    [
      ['Kubernetes', 2],
      ['Zero Trust', 2],
    ],
    'make the safe way to deploy the easy way',
    'You will write policies as code, remove standing access and measure how fast a leaked key is dead.',
  ),
  role(
    'Penetration Tester',
    'Offensive Security',
    140,
    [
      ['Penetration Testing', 3],
      ['Application Security', 2],
    ],
    [
      ['Python', 2],
      ['Malware Analysis', 2],
    ],
    'attack our products with permission and patience',
    'You will plan campaigns with the teams that defend, and stay until the findings are repaired.',
  ),
  role(
    'Identity Engineer',
    'Identity',
    145,
    [
      ['Identity and Access Management', 3],
      ['TypeScript', 2],
    ],
    [
      ['Cryptography', 2],
      ['Zero Trust', 2],
    ],
    'build sign-in and permissions for two million accounts',
    'You will replace passwords where people are ready and make every refusal understandable.',
  ),
  role(
    'Detection Engineer',
    'Security Operations',
    143,
    [
      ['Detection Engineering', 3],
      ['SIEM', 2],
    ],
    [
      ['Python', 2],
      ['Threat Modelling', 2],
    ],
    'write detections that find intruders and leave colleagues in peace',
    'You will test each rule against recorded attacks and retire rules that never helped.',
  ),
]
