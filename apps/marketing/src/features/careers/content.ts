/** One open position; the page, its data for search engines and the mails are made from it. */
export interface Position {
  id: string
  title: string
  department: string
  location: string
  /** Where search engines should show the post. */
  remote: boolean
  type: string
  /** The day since when it is open here. */
  posted: string
  salary: { from: number; to: number }
  description: string
  requirements: readonly string[]
}

export const POSITIONS: readonly Position[] = [
  {
    id: 'senior-blockchain-developer',
    title: 'Senior Blockchain Developer',
    department: 'Engineering',
    location: 'Bangalore or remote',
    remote: true,
    type: 'Full-time',
    posted: '2026-11-21',
    salary: { from: 120_000, to: 180_000 },
    description:
      'Own the contracts and services that record credentials and read them back. You decide what is written to the public log, and above all what is not.',
    requirements: [
      'Five years of software engineering, two of them with contracts in production',
      'Solidity or Rust, and a habit of testing what could go wrong',
      'Experience of a security review, on either side of it',
    ],
  },
  {
    id: 'ai-ml-engineer',
    title: 'AI/ML Engineer',
    department: 'Engineering',
    location: 'Bangalore or remote',
    remote: true,
    type: 'Full-time',
    posted: '2026-11-21',
    salary: { from: 130_000, to: 190_000 },
    description:
      'Make the coach and the matching better, and show with numbers that they are. Every suggestion that reaches a person has to say why.',
    requirements: [
      'Four years of building models that people use',
      'Evaluation you can defend: splits, leakage, calibration, cost',
      'Python, and software habits to go with it',
    ],
  },
  {
    id: 'cybersecurity-specialist',
    title: 'Cybersecurity Specialist',
    department: 'Security',
    location: 'Bangalore',
    remote: false,
    type: 'Full-time',
    posted: '2026-11-21',
    salary: { from: 110_000, to: 160_000 },
    description:
      'Keep personal data and assessments safe: threat models before we build, tests while we build, and calm when something happens.',
    requirements: [
      'Four years in application or infrastructure security',
      'Practice in incident response and in writing about it afterwards',
      'The patience to explain a risk without frightening anybody',
    ],
  },
  {
    id: 'data-scientist',
    title: 'Data Scientist',
    department: 'Research',
    location: 'Remote',
    remote: true,
    type: 'Full-time',
    posted: '2026-11-21',
    salary: { from: 100_000, to: 150_000 },
    description:
      'Find out whether our assessments measure what they say, and whether they do so for everybody alike. You publish what you find.',
    requirements: [
      'Three years of applied statistics, psychometrics or experimentation',
      'SQL and Python or R, used on untidy data',
      'Clear writing for people who will act on it',
    ],
  },
  {
    id: 'product-manager',
    title: 'Product Manager',
    department: 'Product',
    location: 'Bangalore or remote',
    remote: true,
    type: 'Full-time',
    posted: '2026-11-21',
    salary: { from: 110_000, to: 165_000 },
    description:
      'Lead the employer side, from the first shortlist to the offer. You talk to recruiters every week and say no more often than yes.',
    requirements: [
      'Four years of shipping a product with engineers and designers',
      'Experience with hiring, marketplaces or two-sided products',
      'Comfort with numbers, and with their limits',
    ],
  },
  {
    id: 'ux-ui-designer',
    title: 'UX/UI Designer',
    department: 'Design',
    location: 'Remote',
    remote: true,
    type: 'Contract',
    posted: '2026-11-21',
    salary: { from: 90_000, to: 135_000 },
    description:
      'Make proof easy to read. You work on the assessments, the CV builder and the design system, with accessibility from the first sketch.',
    requirements: [
      'Three years of product design with a portfolio that shows decisions',
      'Design systems, and prototypes in the browser or close to it',
      'Working knowledge of WCAG 2.2',
    ],
  },
]

export const PERKS = [
  {
    title: 'Work where you work best',
    text: 'Our office in Bangalore, your home, or both. Core hours overlap by four.',
  },
  {
    title: 'A learning budget',
    text: '$2,000 a year and ten days, for a course, a conference or a pile of books.',
  },
  { title: 'A share in it', text: 'Everybody owns options, with the sums explained before you sign.' },
  { title: 'Health cover', text: 'For you and your family, from the first day, mental health included.' },
  { title: 'Real time off', text: '25 days a year, and a company-wide break in the last week of December.' },
  { title: 'Parental leave', text: '20 weeks at full pay for every parent.' },
] as const

export const PROCESS = [
  { title: 'Apply', text: 'Send a CV or a link to work you are proud of. No cover letter.' },
  { title: 'Screen', text: 'A talk of 30 minutes about the work, with questions sent beforehand.' },
  { title: 'Interview', text: 'A task of at most two hours, paid, then a talk about it with the team.' },
  { title: 'Offer', text: 'An answer within three days, with the salary and the reasons for it.' },
] as const
