import {
  Building2,
  Flag,
  GraduationCap,
  Inbox,
  KeyRound,
  LayoutDashboard,
  ListChecks,
  Mail,
  MailPlus,
  Newspaper,
  ScrollText,
  Send,
  Settings,
  UserCog,
  Users,
  type LucideIcon,
} from 'lucide-react'
import { mayAdminister, type AdminRole } from '@tryka/domain'

export const REQUESTS = '/admin-access-requests'
export const COMPANIES = '/admin-companies'
export const REPORTS = '/admin-reports'
export const MESSAGES = '/admin-contact-messages'

export interface Way {
  path: string
  label: string
  icon: LucideIcon
  /** The letter that opens it, after a G. */
  key: string
  /** The least role for it; absent, every one. */
  role?: AdminRole
}

const PLACES: readonly Way[] = [
  { path: '/admin-dashboard', label: 'Dashboard', icon: LayoutDashboard, key: 'd' },
  { path: REQUESTS, label: 'Access Requests', icon: Inbox, key: 'r' },
  { path: '/admin-invitations', label: 'Invitations', icon: MailPlus, key: 'i' },
  { path: COMPANIES, label: 'Companies', icon: Building2, key: 'c' },
  { path: REPORTS, label: 'Reports', icon: Flag, key: 'p' },
  { path: '/admin-assessments', label: 'Assessments', icon: ListChecks, key: 'a' },
  { path: '/admin-coach', label: 'Coach', icon: GraduationCap, key: 'h', role: 'moderator' },
  { path: '/admin-newsletter', label: 'Newsletter', icon: Newspaper, key: 'n' },
  { path: MESSAGES, label: 'Contact Messages', icon: Mail, key: 'm', role: 'moderator' },
  { path: '/admin-users', label: 'User Management', icon: Users, key: 'u' },
  { path: '/admin-delivery', label: 'Delivery', icon: Send, key: 'v' },
  { path: '/admin-audit', label: 'Audit', icon: ScrollText, key: 'l' },
  { path: '/admin-administrators', label: 'Administrators', icon: UserCog, key: 'o', role: 'owner' },
  { path: '/admin-security', label: 'Your sign-in', icon: KeyRound, key: 'y' },
  { path: '/admin-settings', label: 'Settings', icon: Settings, key: 't' },
]

/** Where somebody of a role can go, in the order of the navigation. */
export const waysFor = (least: AdminRole): Way[] =>
  PLACES.filter(({ role = 'reader' }) => mayAdminister(least, role))
