import { keepPreviousData, useQuery } from '@tanstack/react-query'
import {
  BadgeCheck,
  Briefcase,
  FileText,
  Mail,
  MessageCircle,
  MessagesSquare,
  Search,
  Send,
} from 'lucide-react'
import type { FindProps } from '@tryka/app-shell'
import { foundBy, Jump, known, type Act, type Found } from '@tryka/app-shell/palette'
import {
  candidateMessages,
  LIMITS,
  listApplications,
  listJobs,
  searchText,
  searchWords,
  type CandidateSectionName,
} from '@tryka/domain'
import { useGo, usePlaced } from '../../base/address/placed-link'
import { readQuery } from '../../base/calls/calls'
import { sectionPath } from '../../candidate/parts/address'
import { CANDIDATE_SECTIONS } from '../candidate-sections'
import { goTo } from '../go-to'
import { useAccountActs } from './use-account-acts'

const MANY = 5

/** The palette of a candidate: jobs, own applications and messages, and everything that has an address. */
export function CandidatePalette(props: FindProps) {
  const account = useAccountActs(props.onClose)
  return (
    <Jump
      {...props}
      placeholder="A job, an application, a place, a command"
      groups={[
        { label: 'Do', acts: ACTS },
        goTo<CandidateSectionName>(CANDIDATE_SECTIONS, sectionPath, ALSO),
        ...account,
      ]}
      useFound={useFound}
      go={useGo()}
      hrefOf={usePlaced()}
    />
  )
}

const ACTS: Act[] = [
  { id: 'cv', title: 'Build your CV', also: 'resume', icon: FileText, to: sectionPath('cv-builder') },
  { id: 'work', title: 'Find work', also: 'jobs', icon: Briefcase, to: sectionPath('opportunities') },
  {
    id: 'prepare',
    title: 'Prepare for an interview',
    also: 'practise practice',
    icon: MessagesSquare,
    to: sectionPath('interviews', { tab: 'practice' }),
  },
  {
    id: 'prove',
    title: 'Prove a skill',
    also: 'assessment test credential',
    icon: BadgeCheck,
    to: sectionPath('skills'),
  },
  {
    id: 'letter',
    title: 'Write a cover letter',
    icon: FileText,
    to: sectionPath('cv-builder', { part: 'letters' }),
  },
  {
    id: 'coach',
    title: 'Ask the coach',
    also: 'help',
    icon: MessageCircle,
    to: sectionPath('overview', { coach: 'open' }),
  },
]

const ALSO: Partial<Record<CandidateSectionName, string>> = {
  opportunities: 'jobs work',
  'cv-builder': 'resume',
  learning: 'courses modules',
  settings: 'privacy account',
}

/** A person has so few applications that they are narrowed here. */
const ALL = { query: { pageSize: LIMITS.pageSize } }

function useFound(q: string): Found[] {
  const options = { enabled: q !== '', placeholderData: keepPreviousData }
  const query = { q, pageSize: MANY }
  const jobs = useQuery({ ...readQuery(listJobs, { query }), ...options })
  const mine = useQuery({ ...readQuery(listApplications, ALL), ...options })
  const messages = useQuery({ ...readQuery(candidateMessages.list, { query }), ...options })
  if (!q) return []
  const words = searchWords(q)
  return [
    foundBy('Your applications', mine, ({ items }) =>
      items
        .filter(({ role, company }) => words.every((word) => searchText(role, company.name).includes(word)))
        .slice(0, MANY)
        .map(({ id, role, company, status }) => ({
          id,
          title: role,
          note: `${company.name}, ${status}`,
          icon: Send,
          to: sectionPath('applications', { application: id }),
        })),
    ),
    foundBy('Jobs', jobs, ({ items }) =>
      items.map(({ id, role, company }) => ({
        id,
        title: role,
        note: company.name,
        icon: Briefcase,
        to: sectionPath('opportunities', { job: id }),
      })),
    ),
    foundBy('Messages', messages, ({ items }) =>
      items.map(({ id, sender, company, subject }) => ({
        id,
        title: subject,
        note: `${sender}, ${company}`,
        icon: Mail,
        to: sectionPath('messages', { conversation: id }),
      })),
    ),
    known('Search', [
      {
        id: 'jobs for',
        title: `Search jobs for “${q}”`,
        icon: Search,
        to: sectionPath('opportunities', { q }),
      },
    ]),
  ]
}
