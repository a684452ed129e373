// One chunk for both sides: each of its own would tear small parts out of the first load.
export { CandidatePalette } from './candidate-palette'
export { CompanyPalette } from './company-palette'
