import type { CompanySectionName } from '../company/company-place'
import {
  BarChart3,
  Briefcase,
  CalendarDays,
  Inbox,
  LayoutDashboard,
  Mail,
  Search,
  Settings,
  Users,
  type LucideIcon,
} from 'lucide-react'
import { lazy, type ComponentType } from 'react'

export interface CompanySection {
  /** In the address: `?section=`. */
  value: CompanySectionName
  label: string
  icon: LucideIcon
  /** A chunk of its own. */
  component: ComponentType
}

/** The sections of the company dashboard, in the order of the navigation; the first opens by default. */
export const COMPANY_SECTIONS: readonly [CompanySection, ...CompanySection[]] = [
  {
    value: 'overview',
    label: 'Overview',
    icon: LayoutDashboard,
    component: lazy(async () => ({
      default: (await import('../../features/company-overview/company-overview')).CompanyOverview,
    })),
  },
  {
    value: 'jobs',
    label: 'Job Postings',
    icon: Briefcase,
    component: lazy(async () => ({
      default: (await import('../../features/company-jobs/company-jobs')).CompanyJobs,
    })),
  },
  {
    value: 'candidates',
    label: 'Candidate Search',
    icon: Search,
    component: lazy(async () => ({
      default: (await import('../../features/company-candidates/company-candidates')).CompanyCandidates,
    })),
  },
  {
    value: 'applications',
    label: 'Applications',
    icon: Inbox,
    component: lazy(async () => ({
      default: (await import('../../features/company-applications/company-applications')).CompanyApplications,
    })),
  },
  {
    value: 'interviews',
    label: 'Interviews',
    icon: CalendarDays,
    component: lazy(async () => ({
      default: (await import('../../features/company-interviews/company-interviews')).CompanyInterviews,
    })),
  },
  {
    value: 'talent-pool',
    label: 'Talent Pool',
    icon: Users,
    component: lazy(async () => ({
      default: (await import('../../features/company-talent-pool/company-talent-pool')).CompanyTalentPool,
    })),
  },
  {
    value: 'analytics',
    label: 'Analytics',
    icon: BarChart3,
    component: lazy(async () => ({
      default: (await import('../../features/company-analytics/company-analytics')).CompanyAnalytics,
    })),
  },
  {
    value: 'messages',
    label: 'Messages',
    icon: Mail,
    component: lazy(async () => ({
      default: (await import('../../features/company-messages/company-messages')).CompanyMessages,
    })),
  },
  {
    value: 'settings',
    label: 'Settings',
    icon: Settings,
    component: lazy(async () => ({
      default: (await import('../../features/company-settings/company-settings')).CompanySettings,
    })),
  },
]
