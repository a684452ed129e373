/** A part of JSON Resume 1.x that a resume of ours fills, with our own additions under `x-` names. */
export type JsonPart = Record<string, unknown>

/** The parts of JSON Resume 1.x that a resume of ours fills, with our own additions under `x-` names. */
export interface JsonResume {
  $schema?: string
  basics?: {
    name?: string
    label?: string
    image?: string
    email?: string
    phone?: string
    url?: string
    summary?: string
    location?: { city?: string; 'x-text'?: string }
    profiles?: { network?: string; username?: string; url?: string; 'x-text'?: string }[]
    'x-url'?: string
    'x-email'?: string
  }
  work?: JsonPart[]
  volunteer?: JsonPart[]
  education?: JsonPart[]
  awards?: JsonPart[]
  certificates?: JsonPart[]
  publications?: JsonPart[]
  skills?: JsonPart[]
  languages?: JsonPart[]
  interests?: JsonPart[]
  references?: JsonPart[]
  projects?: JsonPart[]
  meta?: { version?: string; lastModified?: string; [name: string]: unknown }
  [section: string]: unknown
}

/** Where our own settings travel inside `meta`. */
export const META_KEY = 'x-app'

/** Of the section that profiles of networks stand in that a resume has no field for. */
export const PROFILES_ID = 'profiles'
