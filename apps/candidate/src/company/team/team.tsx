import { useQuery } from '@tanstack/react-query'
import { endpointQuery, QueryView } from '@tryka/app-shell'
import { getCompanySettings, isVerified } from '@tryka/domain'
import { Card, PageHead, Skeleton, SkeletonGroup, Stack } from '@tryka/ui'
import { DecisionsCard } from '../../base/decisions/decisions-card'
import { useCompanyPlace } from '../../base/place/place'
import { VerificationCard } from '../verification/verification-card'
import { BlockedPeople } from '../parts/blocks/blocked-people'
import { CompanyForm } from './company-form'
import { LogoCard } from './logo-card'
import { Notifications } from '../../base/notifications/notifications'
import { RequestsCard } from './requests-card'
import { RoleCard } from './role-card'
import { SeatCard } from './seat-card'
import { TeamCard } from './team-card'

/** Settings: the company, how it hires, and who is in the team. */
export function Team() {
  const { isDemo, company } = useCompanyPlace()
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
          {(data) => (
            <Stack gap={5}>
              {!isDemo && <LogoCard settings={data} />}
              <CompanyForm settings={data} />
            </Stack>
          )}
        </QueryView>
        <TeamCard />
        {!isDemo && company.member.role === 'Admin' && isVerified(company.state) && <RequestsCard />}
        {!isDemo && <BlockedPeople />}
        {!isDemo && <Notifications />}
        <RoleCard />
        {!isDemo && <SeatCard />}
      </Stack>
    </>
  )
}
