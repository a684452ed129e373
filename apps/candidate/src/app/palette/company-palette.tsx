import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Briefcase, Mail, Plus, Search, UserRound } from 'lucide-react'
import type { FindProps } from '@tryka/app-shell'
import { foundBy, Jump, known, type Found } from '@tryka/app-shell/palette'
import {
  companyMessages,
  isAtRest,
  listCompanyApplications,
  listPostings,
  type CompanySectionName,
  type PostingCard,
} from '@tryka/domain'
import { useGo, usePlaced } from '../../base/address/placed-link'
import { readQuery } from '../../base/calls/calls'
import { useCompanyPlace } from '../../base/place/place'
import { sectionPath } from '../../company/parts/address'
import { useDraftsOnly } from '../../company/parts/post-new-job'
import { COMPANY_SECTIONS } from '../company-sections'
import { goTo } from '../go-to'
import { useAccountActs } from './use-account-acts'

const MANY = 5

/** The palette of a company: its people, postings and messages, and everything that has an address. */
export function CompanyPalette(props: FindProps) {
  const { company } = useCompanyPlace()
  const drafts = useDraftsOnly()
  const account = useAccountActs(props.onClose)
  const post = {
    id: 'post',
    title: drafts ? 'Draft a posting' : 'Post New Job',
    also: 'create vacancy',
    icon: Plus,
    to: sectionPath('jobs', { posting: 'new' }),
  }
  return (
    <Jump
      {...props}
      placeholder="A person, a posting, a place, a command"
      groups={[
        { label: 'Do', acts: isAtRest(company.state) ? [] : [post] },
        goTo<CompanySectionName>(COMPANY_SECTIONS, sectionPath, ALSO),
        ...account,
      ]}
      useFound={useFound}
      go={useGo()}
      hrefOf={usePlaced()}
    />
  )
}

const ALSO: Partial<Record<CompanySectionName, string>> = {
  applications: 'board pipeline applicants',
  jobs: 'vacancies',
  candidates: 'people talent directory',
  settings: 'team verification company',
}

/** The board of a posting; what is not published yet has none. */
const addressOf = ({ id, status }: PostingCard): string =>
  status === 'Draft' ? sectionPath('jobs', { posting: id }) : sectionPath('applications', { posting: id })

function useFound(q: string): Found[] {
  const options = { enabled: q !== '', placeholderData: keepPreviousData }
  const query = { q, pageSize: MANY }
  const people = useQuery({ ...readQuery(listCompanyApplications, { query }), ...options })
  const postings = useQuery({ ...readQuery(listPostings, { query }), ...options })
  const messages = useQuery({ ...readQuery(companyMessages.list, { query }), ...options })
  if (!q) return []
  return [
    foundBy('People', people, ({ items }) =>
      items.map(({ id, candidate, role, status }) => ({
        id,
        title: candidate.name,
        note: `${role}, ${status}`,
        icon: UserRound,
        to: sectionPath('applications', { application: id }),
      })),
    ),
    foundBy('Postings', postings, ({ items }) =>
      items.map((posting) => ({
        id: posting.id,
        title: posting.title,
        note: posting.status === 'Draft' ? 'posting, draft' : `board, ${posting.status.toLowerCase()}`,
        icon: Briefcase,
        to: addressOf(posting),
      })),
    ),
    foundBy('Messages', messages, ({ items }) =>
      items.map(({ id, sender, subject }) => ({
        id,
        title: subject,
        note: sender,
        icon: Mail,
        to: sectionPath('messages', { conversation: id }),
      })),
    ),
    known('Search', [
      {
        id: 'candidates for',
        title: `Search candidates for “${q}”`,
        icon: Search,
        to: sectionPath('candidates', { skills: q }),
      },
    ]),
  ]
}
