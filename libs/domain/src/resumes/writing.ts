/** Parts of a resume that hold prose. What a referee said is not among them: those are another person's words. */
export const PROSE_SECTIONS = [
  'summary',
  'headline',
  'workExperience',
  'education',
  'projects',
  'volunteer',
  'awards',
  'publications',
  'custom',
] as const
export type ProseSection = (typeof PROSE_SECTIONS)[number]

/** How a text shall sound and how long it shall be: asked of a language model alone. */
export const TONES = ['plain', 'confident', 'formal'] as const
export type Tone = (typeof TONES)[number]
export const LENGTHS = ['shorter', 'same', 'longer'] as const
export type Length = (typeof LENGTHS)[number]

/** Said when there is nothing to word yet. */
export const PROSE_FIRST = 'Write something here first, in your own words'
