import { dashboardPath, type CompanySectionName } from '@tryka/domain'
import { useSectionAddress, type Values } from '../../base/address/address'

/** Where a link to a section leads. */
export const sectionPath = (section: CompanySectionName, values: Values = {}): string =>
  dashboardPath('company', section, values)

export const useAddress = () => useSectionAddress<CompanySectionName>()
