import type { Face, Margins } from '@tryka/domain'

export const MARGIN_LABELS: Record<Margins, string> = { narrow: 'Narrow', normal: 'Normal', wide: 'Wide' }

export const FACE_LABELS: Record<Face, string> = {
  sans: 'Sans, plain and modern',
  serif: 'Serif, for long reading',
  humanist: 'Humanist, warm and open',
  slab: 'Slab, firm and even',
}

/** Deep enough to be read in print on white; the last is the ink of the page. */
export const ACCENTS = [
  { value: '#00709d', label: 'Blue' },
  { value: '#0e7d4a', label: 'Green' },
  { value: '#814f0d', label: 'Amber' },
  { value: '#9e1b24', label: 'Red' },
  { value: '#6b3fa0', label: 'Violet' },
  { value: '#1f3a6e', label: 'Navy' },
  { value: '#0a2227', label: 'Ink' },
] as const
