import type { CompanyIndustry, CompanySize } from '@tryka/domain'

export interface CompanyText {
  name: string
  industry: CompanyIndustry
  size: CompanySize
  location: string
  /** Active postings. */
  active: number
  responseDays: number
  about: string
  /** What the company builds, to follow "builds" in a posting. */
  builds: string
  contact: string
}

const company = (
  name: string,
  [industry, size, location]: [CompanyIndustry, CompanySize, string],
  [active, responseDays]: [number, number],
  contact: string,
  builds: string,
  about: string,
): CompanyText => ({ name, industry, size, location, active, responseDays, contact, builds, about })

/** The company of the dashboard. Its median of first replies comes from its own rows. */
export const DEMO_COMPANY = company(
  'Meridian Chain',
  ['Technology', '100-500', 'San Francisco, CA'],
  [8, 3],
  'Leila Haddad',
  'settlement infrastructure for cross-border payments',
  'Meridian Chain builds settlement infrastructure that lets banks and payment firms move money across borders in minutes and prove every step to an auditor. We are 180 people in San Francisco, New York and at home.',
)

/** The other companies on the market. */
export const COMPANIES: readonly CompanyText[] = [
  company(
    'Kestrel Labs',
    ['Technology', '50-100', 'San Francisco, CA'],
    [4, 2],
    'Priya Menon',
    'wallets and signing tools for institutions',
    'Kestrel Labs makes signing tools that keep institutional keys safe and every approval visible.',
  ),
  company(
    'Octant AI',
    ['Technology', '100-500', 'San Francisco, CA'],
    [8, 3],
    'Jonas Weidmann',
    'evaluation tools for machine-learning teams',
    'Octant AI helps machine-learning teams find out what their models get wrong before customers do.',
  ),
  company(
    'Halden Security',
    ['Technology', '500-1000', 'New York, NY'],
    [8, 4],
    'Astrid Halvorsen',
    'managed detection for mid-sized companies',
    'Halden Security watches the networks of mid-sized companies around the clock and explains what it finds.',
  ),
  company(
    'Lumen Data',
    ['Technology', '100-500', 'Seattle, WA'],
    [7, 5],
    'Chidi Eze',
    'a data catalogue that people keep up to date',
    'Lumen Data makes a catalogue in which analysts find, trust and question the numbers they use.',
  ),
  company(
    'Northlight Labs',
    ['Technology', '50-100', 'Remote'],
    [4, 1],
    'Maja Lindqvist',
    'proof systems that keep payments private',
    'Northlight Labs is a small distributed team that brings private payments to public networks.',
  ),
  company(
    'Varuna Cloud',
    ['Technology', '500-1000', 'Remote'],
    [7, 3],
    'Rohan Deshpande',
    'hosted nodes and indexers',
    'Varuna Cloud runs nodes and indexers for developers who would rather write applications.',
  ),
  company(
    'Nimbus Quant',
    ['Finance', '50-100', 'New York, NY'],
    [4, 2],
    'Camille Laurent',
    'research tools for systematic funds',
    'Nimbus Quant gives systematic funds one place to test ideas, measure cost and reject what does not hold.',
  ),
  company(
    'Sable Finance',
    ['Finance', '100-500', 'San Francisco, CA'],
    [8, 4],
    'Andre Fontaine',
    'lending against tokenised assets',
    'Sable Finance lends against tokenised assets, with limits that a regulator can read.',
  ),
  company(
    'Brightwater Health',
    ['Healthcare', '1000+', 'New York, NY'],
    [8, 6],
    'Noor Rahman',
    'clinical decision support',
    'Brightwater Health builds decision support with clinicians in eleven hospitals, and measures whether it helps.',
  ),
  company(
    'Tidewell Diagnostics',
    ['Healthcare', '100-500', 'Seattle, WA'],
    [4, 5],
    'Kenji Mori',
    'imaging software for pathology',
    'Tidewell Diagnostics makes imaging software that shows pathologists where to look twice.',
  ),
  company(
    'Larkspur Learning',
    ['Education', '50-100', 'Remote'],
    [4, 2],
    'Elena Petrova',
    'adaptive practice for schools',
    'Larkspur Learning makes practice that adapts to a pupil and reports that a teacher can act on.',
  ),
  company(
    'Cobalt Ridge',
    ['Technology', '1000+', 'Seattle, WA'],
    [8, 7],
    'Samuel Okoro',
    'storage and networking for data centres',
    'Cobalt Ridge builds storage and networking for data centres that cannot afford a bad night.',
  ),
  company(
    'Fathom Mutual',
    ['Finance', '1000+', 'New York, NY'],
    [7, 9],
    'Beatriz Carvalho',
    'pricing and claims for a mutual insurer',
    'Fathom Mutual is owned by the people it insures, and writes its own pricing and claims software.',
  ),
  company(
    'Arbor Campus',
    ['Education', '100-500', 'San Francisco, CA'],
    [4, 4],
    'Hugh Donnelly',
    'course planning for universities',
    'Arbor Campus helps universities plan courses that students can really take.',
  ),
  company(
    'Quillon Systems',
    ['Technology', '500-1000', 'Seattle, WA'],
    [7, 3],
    'Mei-Ling Tan',
    'identity for large organisations',
    'Quillon Systems decides who may open which door, in software, for organisations of many thousands.',
  ),
  company(
    'Perigee Robotics',
    ['Technology', '100-500', 'San Francisco, CA'],
    [4, 3],
    'Oskar Nyman',
    'perception for warehouse robots',
    'Perigee Robotics teaches warehouse robots to see what they are about to lift.',
  ),
  company(
    'Stonebridge Capital',
    ['Finance', '500-1000', 'New York, NY'],
    [8, 6],
    'Victoria Adeyemi',
    'risk systems for a credit fund',
    'Stonebridge Capital is a credit fund with an engineering team that owns its risk systems end to end.',
  ),
  company(
    'Helix & Hand',
    ['Healthcare', '50-100', 'San Francisco, CA'],
    [4, 2],
    'Farah Aziz',
    'trial matching for rare diseases',
    'Helix & Hand finds clinical trials for people with rare diseases, and asks them first.',
  ),
  company(
    'Waymark Studio',
    ['Education', '50-100', 'Remote'],
    [3, 1],
    'Tomasz Zielinski',
    'workshops and tools for public libraries',
    'Waymark Studio makes workshops and tools with which public libraries teach digital skills.',
  ),
  company(
    'Ironleaf Networks',
    ['Technology', '500-1000', 'New York, NY'],
    [3, 5],
    'Dmitri Sokolov',
    'network sensors for factories',
    'Ironleaf Networks puts quiet sensors into factory networks and keeps production running.',
  ),
  company(
    'Cinder Analytics',
    ['Technology', '50-100', 'San Francisco, CA'],
    [3, 2],
    'Paula Reyes',
    'forecasts for city services',
    'Cinder Analytics forecasts demand for city services, from buses to libraries.',
  ),
  company(
    'Ostara Care',
    ['Healthcare', '500-1000', 'Seattle, WA'],
    [1, 8],
    'Ingrid Vogel',
    'home-care scheduling',
    'Ostara Care plans home visits so that the same nurse comes back.',
  ),
  company(
    'Pallas Institute',
    ['Education', '1000+', 'New York, NY'],
    [1, 7],
    'Daniel Abebe',
    'research computing for universities',
    'Pallas Institute runs research computing for a group of universities.',
  ),
]

/** The team of the demo company; the first is the visitor. */
export const DEMO_TEAM = [
  { name: 'Leila Haddad', title: 'HR Manager', role: 'Admin', status: 'Active' },
  { name: 'Marcus Oyelaran', title: 'Head of Engineering', role: 'Hiring Manager', status: 'Active' },
  { name: 'Ingrid Sørensen', title: 'Research Lead', role: 'Hiring Manager', status: 'Active' },
  { name: 'Grace Kim', title: 'Senior Recruiter', role: 'Recruiter', status: 'Active' },
  { name: 'Tomáš Dvořák', title: 'Recruiter', role: 'Recruiter', status: 'Active' },
  { name: 'Pedro Nunes', title: 'Recruiter', role: 'Recruiter', status: 'Pending' },
] as const
