/** Every name of the product, in one place: rename it here. */
export const BRAND = {
  name: 'Tryka',
  adminName: 'Tryka Admin',
  adminArea: 'Management Panel',
  credits: 'TRYK',
  strands: {
    satya: { name: 'Satya', meaning: 'Truth', word: 'सत्य' },
    vriddhi: { name: 'Vriddhi', meaning: 'Growth', word: 'वृद्धि' },
    siddhi: { name: 'Siddhi', meaning: 'Success', word: 'सिद्धि' },
  },
  tagline: 'Verified skills, honest coaching and matches on merit for people in emerging technology.',
  copyright: '© 2025 Tryka. All rights reserved.',
} as const
