import { present, useSectionAddress, type Values } from '../core/address'

/** Names of the sections, as they stand in the address. */
export type CandidateSectionName =
  | 'overview'
  | 'profile'
  | 'cv-builder'
  | 'opportunities'
  | 'skills'
  | 'learning'
  | 'applications'
  | 'interviews'
  | 'messages'
  | 'settings'

/** Where a link to a section leads. */
export const sectionPath = (section: CandidateSectionName, values: Values = {}): string =>
  `/candidate-dashboard?${new URLSearchParams(present({ section, ...values }))}`

export const useAddress = () => useSectionAddress<CandidateSectionName>()
