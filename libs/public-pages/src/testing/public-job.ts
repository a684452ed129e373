import type { PublicCompany, PublicJob, Site } from '../types'

export const SITE: Site = { url: 'https://tryka.example', app: '' }

export const buildCompany = (over: Partial<PublicCompany> = {}): PublicCompany => ({
  id: '0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a99',
  name: 'Tidewater Labs',
  slug: 'tidewater-labs',
  domain: 'tidewater.example',
  logo: 'TL:1',
  description: 'Storage that coastal stations can trust.\n\nWe are 74 people.',
  industry: 'Technology',
  size: '50-100',
  location: 'Lisbon',
  country: 'PT',
  timeZone: 'Europe/Lisbon',
  verifiedAt: '2026-01-08T09:00:00.000Z',
  answers: { medianDays: 3, answered: 46, applications: 48 },
  ...over,
})

export const buildJob = (over: Partial<PublicJob> = {}): PublicJob => ({
  id: '0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b',
  code: '23456789ab',
  title: 'Cloud Security Engineer',
  department: 'Security',
  technology: 'Cybersecurity',
  mode: 'Remote',
  location: 'Remote',
  country: null,
  regions: ['PT', 'IN'],
  type: 'Full-time',
  salaryMin: 68_000,
  salaryMax: 84_000,
  currency: 'EUR',
  period: 'year',
  description:
    'You own 140 small clusters.\n\n- Write policies.\n- Find out why an alarm fired.\n\nYou may say no.',
  openings: 2,
  minYears: 3,
  skills: [
    { skill: 'Kubernetes', level: 3, importance: 'must' },
    { skill: 'Go', level: 2, importance: 'nice' },
  ],
  postedAt: '2026-01-06T09:00:00.000Z',
  closesAt: '2026-07-14T22:59:59.000Z',
  company: buildCompany(),
  ...over,
})

/** What people type who do not mean well, and what everybody types in their own script. */
export const HOSTILE = [
  '</script><script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '" autofocus onfocus="alert(1)',
  "' onmouseover='alert(1)",
  '<!--/page-main--><script>alert(1)</script><!--page-main-->',
  '\u202eevil\u202c right to left \u2066held',
  'nul \u0000 bell \u0007 escape \u001b',
  'half \ud800 a pair \udc00',
  ']]> &amp; &#x3c;b&#x3e; {{7*7}} ${7*7}',
  "$& $1 $` $' $<name>",
  'مهندس أمن السحابة في الفريق',
  'מהנדס אבטחת ענן',
  'クラウドセキュリティエンジニア',
  'क्लाउड सुरक्षा अभियंता',
  '👩🏽‍🔬'.repeat(17),
  'W'.repeat(120),
] as const
