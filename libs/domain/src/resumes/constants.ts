export const TEMPLATES = [
  'modern',
  'classic',
  'creative',
  'minimal',
  'columns',
  'academic',
  'executive',
  'compact',
  'technical',
  'european',
] as const
export type TemplateId = (typeof TEMPLATES)[number]

/** Name and character of each template. */
export const TEMPLATE_LABELS: Record<TemplateId, { name: string; character: string }> = {
  modern: { name: 'Modern', character: 'clean and professional' },
  classic: { name: 'Classic', character: 'traditional' },
  creative: { name: 'Creative', character: 'colorful and unique' },
  minimal: { name: 'Minimal', character: 'simple and elegant' },
  columns: { name: 'Columns', character: 'skills beside the work' },
  academic: { name: 'Academic', character: 'publications first' },
  executive: { name: 'Executive', character: 'calm and senior' },
  compact: { name: 'Compact', character: 'much on one page' },
  technical: { name: 'Technical', character: 'precise, for engineers' },
  european: { name: 'European', character: 'photo and personal details' },
}

export const PROFICIENCIES = ['native', 'fluent', 'proficient', 'intermediate', 'basic'] as const
export type Proficiency = (typeof PROFICIENCIES)[number]

export const PROFICIENCY_LABELS: Record<Proficiency, string> = {
  native: 'Native',
  fluent: 'Fluent',
  proficient: 'Proficient',
  intermediate: 'Intermediate',
  basic: 'Basic',
}

export const INDUSTRIES = [
  'technology',
  'finance',
  'healthcare',
  'education',
  'consulting',
  'marketing',
  'sales',
  'operations',
  'other',
] as const
export type Industry = (typeof INDUSTRIES)[number]

export const PAGE_SIZES = ['A4', 'Letter'] as const
export type PageSize = (typeof PAGE_SIZES)[number]

/** Languages a resume can be written in, in groups by script: they set its headings, months and reading direction. */
export const RESUME_LANGUAGES = [
  'en',
  'de',
  'es',
  'fr',
  'it',
  'nl',
  'pl',
  'pt',
  'tr',
  'ru',
  'uk',
  'he',
  'ar',
  'fa',
  'hi',
  'bn',
  'ta',
  'zh',
  'ja',
  'ko',
] as const
export type ResumeLanguage = (typeof RESUME_LANGUAGES)[number]

/** Why a version was kept: the state before this happened. */
export const VERSION_REASONS = ['ai-merge', 'import', 'template', 'restore', 'overwrite', 'session'] as const
export type VersionReason = (typeof VERSION_REASONS)[number]

/** Formats beside PDF; all hold the same content in the same order. */
export const EXPORT_FORMATS = ['docx', 'html', 'json', 'markdown', 'text'] as const
export type ExportFormat = (typeof EXPORT_FORMATS)[number]

/** The parts of a resume that are lists of entries, in the order in which they are printed. */
export const RESUME_LISTS = [
  'workExperience',
  'education',
  'skills',
  'projects',
  'certifications',
  'languages',
  'volunteer',
  'awards',
  'publications',
  'interests',
  'references',
] as const
export type ResumeList = (typeof RESUME_LISTS)[number]

export const RESUME_DEFAULTS = {
  title: 'My Resume',
  templateId: 'modern',
  pageSize: 'A4',
  language: 'en',
} as const

/** "The account of this session", the fixed id of the specification. */
export const DEMO_USER_ID = 'demo-user'

/** What the improve call sends as the job title when the resume has none (specification 7). */
export const DEFAULT_JOB_TITLE = 'Professional'

/** Bounds of a resume; sizes are in UTF-16 units except `bytes`. */
export const RESUME_LIMITS = {
  bytes: 256 * 1024,
  importBytes: 1024 * 1024,
  entries: 50,
  bullets: 50,
  line: 200,
  link: 500,
  bullet: 1_000,
  paragraph: 5_000,
  jobDescription: 10_000,
  /** Steps from the roomiest layout (0) to the tightest one that is still comfortable to read. */
  tightness: 20,
  fitPages: 2,
  customSections: 10,
  /** Known ones and those that the person invented. */
  sections: 30,
  /** A picture as a data address: about 60 KB. */
  photo: 82_000,
  /** Of one account, without those in the trash. */
  resumes: 100,
  /** Cards in one answer of the list. */
  page: 100,
  /** In the trash; the one deleted first makes room. */
  deleted: 20,
  restoreDays: 30,
  /** States kept of each resume; the oldest makes room. */
  versions: 20,
  /** Changes that follow within so many minutes of a kept state are one session of editing. */
  sessionMinutes: 10,
} as const

/** Of a posting that a resume is compared with: more would not be read; one of ours asks for fewer. */
export const TAILOR_LIMITS = { terms: 40, term: 80, posting: 20_000, name: 120 } as const
