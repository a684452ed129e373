import { RESUME_LIMITS as MAX, type ResumeList } from '@tryka/domain'

export type FieldKind = 'line' | 'text' | 'month' | 'points' | 'list' | 'level'

/** Fields of an entry: its name, its label, what kind it is and how long it may be. */
export type Shape = [name: string, label: string, kind?: FieldKind, max?: number][]

export const PERSON: Shape = [
  ['fullName', 'Full name'],
  ['email', 'Email', 'line', 254],
  ['phone', 'Phone'],
  ['location', 'Location'],
  ['linkedIn', 'LinkedIn', 'line', MAX.link],
  ['github', 'GitHub', 'line', MAX.link],
  ['portfolio', 'Portfolio', 'line', MAX.link],
]

/** Lists of a resume, what one entry is called, and its fields. */
export const LISTS: [name: ResumeList, title: string, fields: Shape][] = [
  [
    'workExperience',
    'Job',
    [
      ['jobTitle', 'Job title'],
      ['company', 'Company'],
      ['location', 'Location'],
      ['startDate', 'Start date', 'month'],
      ['endDate', 'End date', 'month'],
      ['description', 'Points, one a line', 'points'],
    ],
  ],
  [
    'education',
    'Education',
    [
      ['degree', 'Degree'],
      ['field', 'Field of study'],
      ['institution', 'Institution'],
      ['location', 'Location'],
      ['startDate', 'Start date', 'month'],
      ['graduationDate', 'Graduation date', 'month'],
      ['gpa', 'GPA'],
      ['description', 'Points, one a line', 'points'],
    ],
  ],
  [
    'skills',
    'Skills',
    [
      ['category', 'Category'],
      ['items', 'Skills, parted by commas', 'list'],
    ],
  ],
  [
    'projects',
    'Project',
    [
      ['name', 'Project name'],
      ['description', 'Description', 'text', MAX.paragraph],
      ['technologies', 'Technologies, parted by commas', 'list'],
      ['link', 'Link', 'line', MAX.link],
      ['date', 'Date'],
    ],
  ],
  [
    'certifications',
    'Certificate',
    [
      ['name', 'Certification name'],
      ['issuer', 'Issuer'],
      ['date', 'Date'],
      ['expiryDate', 'Expiry date'],
      ['credentialId', 'Credential ID'],
      ['url', 'URL', 'line', MAX.link],
    ],
  ],
  [
    'languages',
    'Language',
    [
      ['name', 'Language'],
      ['proficiency', 'Proficiency', 'level'],
    ],
  ],
  [
    'volunteer',
    'Volunteering',
    [
      ['role', 'Role'],
      ['organization', 'Organisation'],
      ['location', 'Location'],
      ['startDate', 'Start date', 'month'],
      ['endDate', 'End date', 'month'],
      ['description', 'Points, one a line', 'points'],
    ],
  ],
  [
    'awards',
    'Award',
    [
      ['title', 'Award'],
      ['awarder', 'Given by'],
      ['date', 'Date'],
      ['summary', 'What it was for', 'text', MAX.paragraph],
    ],
  ],
  [
    'publications',
    'Publication',
    [
      ['name', 'Title'],
      ['authors', 'Authors'],
      ['publisher', 'Published in'],
      ['date', 'Date'],
      ['link', 'Link', 'line', MAX.link],
      ['summary', 'Summary', 'text', MAX.paragraph],
    ],
  ],
  [
    'interests',
    'Interest',
    [
      ['name', 'Interest'],
      ['keywords', 'Words for it, parted by commas', 'list'],
    ],
  ],
  [
    'references',
    'Reference',
    [
      ['name', 'Name'],
      ['position', 'Who that is'],
      ['contact', 'Contact'],
      ['reference', 'What they say', 'text', MAX.paragraph],
    ],
  ],
]

/** Of an entry in a section of the person's own. */
export const OWN: Shape = [
  ['name', 'Name'],
  ['detail', 'Detail'],
  ['location', 'Location'],
  ['date', 'Date'],
  ['link', 'Link', 'line', MAX.link],
  ['description', 'Points, one a line', 'points'],
]
