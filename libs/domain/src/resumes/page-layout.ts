/** Text faces that a person may choose instead of the template's own. */
export const FACES = ['sans', 'serif', 'humanist', 'slab'] as const
export type Face = (typeof FACES)[number]

export const MARGINS = ['narrow', 'normal', 'wide'] as const
export type Margins = (typeof MARGINS)[number]

export const LAYOUT_RANGE = {
  size: { min: 9, max: 12, step: 0.5 },
  spacing: { min: 80, max: 140, step: 5 },
} as const

export const LAYOUT_DEFAULTS = {
  size: 10,
  spacing: 100,
  margins: 'normal',
  accent: '',
  face: '',
  pageHeader: true,
} as const

export const ACCENT_PATTERN = /^#[0-9a-f]{6}$/
export const PHOTO_PATTERN = /^data:image\/(?:jpeg|png|webp);base64,[A-Za-z0-9+/]+={0,2}$/
