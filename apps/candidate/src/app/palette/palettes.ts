// Both sides come as one chunk.
export { CandidatePalette } from './candidate-palette'
export { CompanyPalette } from './company-palette'
