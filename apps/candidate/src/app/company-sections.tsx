import {
  BarChart3,
  Bell,
  Briefcase,
  CalendarDays,
  Inbox,
  LayoutDashboard,
  Mail,
  Search,
  Settings,
  Users,
} from 'lucide-react'
import type { CompanySectionName } from '@tryka/domain'
import type { DashboardSections } from './dashboard-section'
import { lazySection } from './lazy-section'

/** The sections of the company dashboard. */
export const COMPANY_SECTIONS: DashboardSections<CompanySectionName> = [
  {
    value: 'overview',
    label: 'Overview',
    key: 'o',
    icon: LayoutDashboard,
    component: lazySection(async () => ({
      default: (await import('../company/overview/overview')).Overview,
    })),
  },
  {
    value: 'jobs',
    label: 'Job Postings',
    key: 'j',
    icon: Briefcase,
    component: lazySection(async () => ({
      default: (await import('../company/postings/postings')).Postings,
    })),
  },
  {
    value: 'candidates',
    label: 'Candidate Search',
    key: 'c',
    icon: Search,
    component: lazySection(async () => ({
      default: (await import('../company/people/people')).People,
    })),
  },
  {
    value: 'applications',
    label: 'Applications',
    key: 'a',
    icon: Inbox,
    component: lazySection(async () => ({
      default: (await import('../company/applications/applications')).Applications,
    })),
  },
  {
    value: 'interviews',
    label: 'Interviews',
    key: 'i',
    icon: CalendarDays,
    component: lazySection(async () => ({
      default: (await import('../company/interviews/interviews')).Interviews,
    })),
  },
  {
    value: 'talent-pool',
    label: 'Talent Pool',
    key: 'p',
    icon: Users,
    component: lazySection(async () => ({
      default: (await import('../company/pools/pools')).Pools,
    })),
  },
  {
    value: 'analytics',
    label: 'Analytics',
    key: 'y',
    icon: BarChart3,
    component: lazySection(async () => ({
      default: (await import('../company/analytics/analytics')).Analytics,
    })),
  },
  {
    value: 'messages',
    label: 'Messages',
    key: 'm',
    icon: Mail,
    component: lazySection(async () => ({
      default: (await import('../company/messages/messages')).Messages,
    })),
  },
  {
    value: 'settings',
    label: 'Settings',
    key: 't',
    icon: Settings,
    component: lazySection(async () => ({
      default: (await import('../company/team/team')).Team,
    })),
  },
  {
    value: 'notifications',
    label: 'Notifications',
    key: 'n',
    icon: Bell,
    isUnderBell: true,
    component: lazySection(async () => {
      const { Notifications } = await import('../messages/news/notifications')
      return { default: () => <Notifications side="company" /> }
    }),
  },
]
