/**
 * Pictures of the product, in CSS pixels; the AVIF has twice as many. `npm run draw:product` takes them into
 * `public/product`, one for each theme.
 */
export const PRODUCT_PICTURES = {
  'cv-builder': {
    wide: { width: 1112, height: 760 },
    narrow: { width: 390, height: 480 },
    alt: 'The CV builder: a job of the sample CV is edited on the left, and the page as it will be printed stands on the right.',
  },
  'candidate-search': {
    wide: { width: 1112, height: 760 },
    narrow: { width: 390, height: 600 },
    alt: 'Candidate Search in the sample company: people in the order of their match with a posting, each with the skills that were verified and how many of its four were proved.',
  },
  board: {
    wide: { width: 1112, height: 760 },
    narrow: { width: 390, height: 600 },
    alt: 'The board of a posting in the sample company: columns from New to Offers, and on each card the skills, what was proved, and the share of requirements that are met.',
  },
} as const

export type PictureName = keyof typeof PRODUCT_PICTURES

export const PICTURE_THEMES = ['light', 'dark'] as const
export const PICTURE_FOLDER = '/product'
