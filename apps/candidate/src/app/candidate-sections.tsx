import {
  BadgeCheck,
  Bell,
  Briefcase,
  Calendar,
  FileText,
  LayoutDashboard,
  Mail,
  Route,
  Send,
  Settings,
  UserRound,
} from 'lucide-react'
import { lazy } from 'react'
import type { CandidateSectionName } from '@tryka/domain'
import type { DashboardSections } from './dashboard-section'
import { lazySection } from './lazy-section'

/** The sections of the candidate dashboard. */
export const CANDIDATE_SECTIONS: DashboardSections<CandidateSectionName> = [
  {
    value: 'overview',
    label: 'Overview',
    key: 'o',
    icon: LayoutDashboard,
    component: lazySection(async () => ({
      default: (await import('../candidate/overview/overview')).Overview,
    })),
  },
  {
    value: 'profile',
    label: 'Profile',
    key: 'p',
    icon: UserRound,
    component: lazySection(async () => ({ default: (await import('../candidate/profile/profile')).Profile })),
  },
  {
    value: 'cv-builder',
    label: 'CV Builder',
    key: 'c',
    icon: FileText,
    component: lazySection(async () => ({
      default: (await import('../candidate/resumes/resumes')).Resumes,
    })),
  },
  {
    value: 'opportunities',
    label: 'Opportunities',
    key: 'j',
    icon: Briefcase,
    component: lazySection(async () => ({
      default: (await import('../candidate/postings/postings')).Postings,
    })),
  },
  {
    value: 'skills',
    label: 'Skills & Credentials',
    key: 's',
    icon: BadgeCheck,
    component: lazySection(async () => ({ default: (await import('../candidate/skills/skills')).Skills })),
    alone: [
      {
        param: 'attempt',
        component: lazy(async () => ({
          default: (await import('../candidate/skills/skills')).Player,
        })),
      },
      {
        param: 'practice',
        component: lazy(async () => ({
          default: (await import('../candidate/skills/skills')).Practice,
        })),
      },
      {
        param: 'recheck',
        component: lazy(async () => ({
          default: (await import('../candidate/skills/skills')).Recheck,
        })),
      },
    ],
  },
  {
    value: 'learning',
    label: 'Learning Paths',
    key: 'l',
    icon: Route,
    component: lazySection(async () => ({
      default: (await import('../candidate/learning/learning')).Learning,
    })),
  },
  {
    value: 'applications',
    label: 'Applications',
    key: 'a',
    icon: Send,
    component: lazySection(async () => ({
      default: (await import('../candidate/applications/applications')).Applications,
    })),
  },
  {
    value: 'interviews',
    label: 'Interviews',
    key: 'i',
    icon: Calendar,
    component: lazySection(async () => ({
      default: (await import('../candidate/interviews/interviews')).Interviews,
    })),
    alone: [
      {
        param: 'session',
        component: lazy(async () => ({
          default: (await import('../candidate/interviews/interviews')).Player,
        })),
      },
      {
        param: 'mock',
        component: lazy(async () => ({
          default: (await import('../candidate/interviews/interviews')).Room,
        })),
      },
    ],
  },
  {
    value: 'messages',
    label: 'Messages',
    key: 'm',
    icon: Mail,
    component: lazySection(async () => ({
      default: (await import('../candidate/messages/messages')).Messages,
    })),
  },
  {
    value: 'settings',
    label: 'Settings',
    key: 't',
    icon: Settings,
    component: lazySection(async () => ({
      default: (await import('../candidate/settings/settings')).Settings,
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
      return { default: () => <Notifications side="candidate" /> }
    }),
  },
]
