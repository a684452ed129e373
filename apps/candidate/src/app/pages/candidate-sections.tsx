import type { AccountSession } from '@tryka/domain'
import {
  BadgeCheck,
  Briefcase,
  Calendar,
  FileText,
  LayoutDashboard,
  Mail,
  Route,
  Send,
  Settings,
  UserRound,
  type LucideIcon,
} from 'lucide-react'
import { lazy, type ComponentType } from 'react'

/** What every section gets. */
export interface SectionProps {
  session: AccountSession
}

export interface CandidateSection {
  /** In the address: `?section=`. */
  value: string
  label: string
  icon: LucideIcon
  /** A chunk of its own. */
  component: ComponentType<SectionProps>
}

/** The sections of the candidate dashboard, in the order of the navigation; the first opens by default. */
export const CANDIDATE_SECTIONS: readonly CandidateSection[] = [
  {
    value: 'overview',
    label: 'Overview',
    icon: LayoutDashboard,
    component: lazy(async () => ({ default: (await import('../../features/overview/overview')).Overview })),
  },
  {
    value: 'profile',
    label: 'Profile',
    icon: UserRound,
    component: lazy(async () => ({ default: (await import('../../features/profile/profile')).Profile })),
  },
  {
    value: 'cv-builder',
    label: 'CV Builder',
    icon: FileText,
    component: lazy(async () => ({
      default: (await import('../../features/cv-builder/cv-builder')).CvBuilder,
    })),
  },
  {
    value: 'opportunities',
    label: 'Opportunities',
    icon: Briefcase,
    component: lazy(async () => ({
      default: (await import('../../features/opportunities/opportunities')).Opportunities,
    })),
  },
  {
    value: 'skills',
    label: 'Skills & Credentials',
    icon: BadgeCheck,
    component: lazy(async () => ({ default: (await import('../../features/skills/skills')).Skills })),
  },
  {
    value: 'learning',
    label: 'Learning Paths',
    icon: Route,
    component: lazy(async () => ({ default: (await import('../../features/learning/learning')).Learning })),
  },
  {
    value: 'applications',
    label: 'Applications',
    icon: Send,
    component: lazy(async () => ({
      default: (await import('../../features/applications/applications')).Applications,
    })),
  },
  {
    value: 'interviews',
    label: 'Interviews',
    icon: Calendar,
    component: lazy(async () => ({
      default: (await import('../../features/interviews/interviews')).Interviews,
    })),
  },
  {
    value: 'messages',
    label: 'Messages',
    icon: Mail,
    component: lazy(async () => ({ default: (await import('../../features/messages/messages')).Messages })),
  },
  {
    value: 'settings',
    label: 'Settings',
    icon: Settings,
    component: lazy(async () => ({ default: (await import('../../features/settings/settings')).Settings })),
  },
]
