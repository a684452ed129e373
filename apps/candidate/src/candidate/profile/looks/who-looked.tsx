import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Eye } from 'lucide-react'
import { endpointQuery, QueryView } from '@tryka/app-shell'
import {
  getCandidateSettings,
  listingText,
  listProfileViews,
  type CandidateSettings,
  type CompanyLooks,
} from '@tryka/domain'
import {
  Card,
  EmptyState,
  Heading,
  LoadingRows,
  PageHead,
  Pager,
  Row,
  RowItem,
  Rows,
  Stack,
  Text,
  TextLink,
} from '@tryka/ui'
import { Link } from '../../../base/address/placed-link'
import { readQuery } from '../../../base/calls/calls'
import { CompanyLogo } from '../../../base/company-logo'
import { counted, formatListDate, formatMoment, showing } from '../../../base/format/format'
import { sectionPath, useAddress } from '../../parts/address'
import { BackLine } from '../../../base/back-line'
import { StayVisible } from '../../parts/stay-visible'

/** Which companies opened the profile, by day, posting and role. */
export function WhoLooked() {
  const address = useAddress()
  const { get, set } = address
  const page = /^[1-9]\d{0,4}$/.test(get('page')) ? Number(get('page')) : 1
  const views = useQuery({
    ...readQuery(listProfileViews, { query: { page } }),
    placeholderData: keepPreviousData,
  })
  const { data } = views
  return (
    <>
      <BackLine label="Profile" to={address.with({ show: undefined, page: undefined })} />
      <PageHead
        title="Who looked"
        context={
          data
            ? `${counted(data.total, 'company', 'companies')} in 12 months.`
            : 'Companies that opened your profile.'
        }
      />
      <Stack gap={5}>
        <WhoMay />
        <StayVisible />
        <Card>
          <QueryView
            query={views}
            loading={<LoadingRows label="Loading who looked" />}
            errorText="Who looked could not be loaded. Check your connection, then try again."
            isEmpty={({ total }) => total === 0}
            empty={
              <EmptyState
                icon={Eye}
                as="h2"
                title="Nobody yet"
                text="A company that opens your profile stands here, with the day, the job and the role of who looked. Companies are told so before they look."
              />
            }
          >
            {({ items }) => (
              <Rows aria-label="Companies">
                {items.map((item) => (
                  <CompanyRow key={item.company.id} item={item} />
                ))}
              </Rows>
            )}
          </QueryView>
        </Card>
        {data && data.total > data.pageSize && (
          <Pager
            page={data.page}
            pageCount={Math.ceil(data.total / data.pageSize)}
            onPageChange={(to) => set({ page: to === 1 ? undefined : String(to) })}
            summary={showing(data)}
          />
        )}
      </Stack>
    </>
  )
}

const DAY_NOON = 'T12:00:00.000Z'

const CompanyRow = ({ item: { company, looks } }: { item: CompanyLooks }) => (
  <RowItem style={{ alignItems: 'flex-start' }}>
    <CompanyLogo logo={company.logo} />
    <Stack gap={2} style={{ flex: 1, minWidth: 0 }}>
      <Heading as="h2" look="h4">
        {company.name}
      </Heading>
      <Stack asChild gap={2}>
        <ul>
          {looks.map(({ day, role, by, times, lastAt }) => (
            <Row asChild key={`${day} ${role ?? ''} ${lastAt}`} gap={2} wrap>
              <li>
                <Text as="span" size="sm" tone={1}>
                  {/* The day as it was here, whatever the clock of this browser. */}
                  {formatListDate(`${day}${DAY_NOON}`, 'UTC')}
                </Text>
                <Text as="span" size="sm">
                  {role ? `for ${role}` : 'from a search'}, by {by === 'Admin' ? 'an Admin' : `a ${by}`}
                  {times > 1 && `, ${times} times`}
                </Text>
              </li>
            </Row>
          ))}
        </ul>
      </Stack>
    </Stack>
  </RowItem>
)

/** Who may open the profile, in one sentence that follows the switches. */
function WhoMay() {
  const { data } = useQuery(endpointQuery(getCandidateSettings))
  if (!data) return null
  return (
    <Text>
      {sentenceOf(data)}{' '}
      <TextLink asChild>
        <Link to={sectionPath('settings')}>Change it</Link>
      </TextLink>
    </Text>
  )
}

const sentenceOf = ({
  privacy: { visibleToRecruiters, includeInTalentDirectory },
  listing,
}: CandidateSettings): string => {
  if (!visibleToRecruiters || !includeInTalentDirectory)
    return 'Only companies to which you applied may open your profile.'
  if (listing)
    return `${listingText(listing, formatMoment)} Those to which you applied may open your profile.`
  return 'Every verified company may open your profile, and companies to which you applied.'
}
