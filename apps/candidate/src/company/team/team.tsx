import { useQuery } from '@tanstack/react-query'
import { endpointQuery, QueryView } from '@tryka/app-shell'
import { getCompanySettings } from '@tryka/domain'
import { Card, PageHead, Skeleton, SkeletonGroup, Stack } from '@tryka/ui'
import { DecisionsCard } from '../../base/decisions/decisions-card'
import { usePlace } from '../../base/place/place'
import { VerificationCard } from '../verification/verification-card'
import { BlockedPeople } from '../parts/blocks/blocked-people'
import { CompanyForm } from './company-form'
import { MailCard } from './mail-card'
import { RoleCard } from './role-card'
import { SeatCard } from './seat-card'
import { TeamCard } from './team-card'

/** Settings: the company, how it hires, and who is in the team. */
export function Team() {
  const { isDemo } = usePlace()
  const settings = useQuery(endpointQuery(getCompanySettings))
  return (
    <>
      <PageHead title="Settings" context="The company, how it hires, and the team." />
      <Stack gap={5}>
        {!isDemo && <VerificationCard />}
        <DecisionsCard />
        <QueryView
          query={settings}
          loading={
            <SkeletonGroup label="Loading settings">
              <Card pad>
                <Skeleton height="18rem" />
              </Card>
            </SkeletonGroup>
          }
          boxed
          errorText="The settings could not be loaded. Check your connection, then try again."
        >
          {(data) => <CompanyForm settings={data} />}
        </QueryView>
        <TeamCard />
        {!isDemo && <BlockedPeople />}
        {!isDemo && <MailCard />}
        <RoleCard />
        {!isDemo && <SeatCard />}
      </Stack>
    </>
  )
}
