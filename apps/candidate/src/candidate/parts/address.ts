import { dashboardPath, type CandidateSectionName } from '@tryka/domain'
import { useSectionAddress, type Values } from '../../base/address/address'

/** Where a link to a section leads. */
export const sectionPath = (section: CandidateSectionName, values: Values = {}): string =>
  dashboardPath('candidate', section, values)

export const useAddress = () => useSectionAddress<CandidateSectionName>()
