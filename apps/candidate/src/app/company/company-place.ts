import type { Workspace } from '@tryka/domain'
import { createContext, use } from 'react'
import { useSectionAddress } from '../core/address'

/** Names of the sections, as they stand in the address. */
export type CompanySectionName =
  | 'overview'
  | 'jobs'
  | 'candidates'
  | 'applications'
  | 'interviews'
  | 'talent-pool'
  | 'analytics'
  | 'messages'
  | 'settings'

export type CompanyPlace = Workspace['company']

export const CompanyContext = createContext<CompanyPlace | undefined>(undefined)

/** The company and the seat in its team from which this browser acts. */
export function useCompany(): CompanyPlace {
  const place = use(CompanyContext)
  if (!place) throw new Error('useCompany needs the company dashboard above it')
  return place
}

export const useAddress = () => useSectionAddress<CompanySectionName>()
