/** The parts of JSON Resume 1.x that a resume of ours fills, with our own additions under `x-` names. */
export interface JsonResume {
  $schema?: string
  basics?: {
    name?: string
    email?: string
    phone?: string
    url?: string
    summary?: string
    location?: { city?: string; 'x-text'?: string }
    profiles?: { network: string; username?: string; url?: string; 'x-text'?: string }[]
    'x-url'?: string
    'x-email'?: string
  }
  work?: {
    position?: string
    name?: string
    location?: string
    startDate?: string
    endDate?: string
    highlights?: string[]
    'x-current'?: boolean
  }[]
  education?: {
    institution?: string
    studyType?: string
    endDate?: string
    score?: string
    'x-location'?: string
  }[]
  skills?: { name?: string; keywords?: string[] }[]
  projects?: {
    name?: string
    description?: string
    keywords?: string[]
    url?: string
    startDate?: string
    'x-date'?: string
    'x-link'?: string
  }[]
  certificates?: {
    name?: string
    issuer?: string
    date?: string
    url?: string
    'x-date'?: string
    'x-url'?: string
    'x-expiryDate'?: string
    'x-credentialId'?: string
    'x-qrCode'?: boolean
  }[]
  languages?: { language?: string; fluency?: string; 'x-proficiency'?: string }[]
  meta?: { version?: string; lastModified?: string; [name: string]: unknown }
  [section: string]: unknown
}

/** Where our own settings travel inside `meta`. */
export const META_KEY = 'x-app'
