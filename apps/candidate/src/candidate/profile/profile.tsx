import { useQuery } from '@tanstack/react-query'
import { Eye } from 'lucide-react'
import { lazy } from 'react'
import { endpointQuery, QueryView } from '@tryka/app-shell'
import { getProfile } from '@tryka/domain'
import { ButtonLink, Columns, Icon, PageHead, Stack, LoadingRows } from '@tryka/ui'
import { Link } from '../../base/address/placed-link'
import { sectionPath, useAddress } from '../parts/address'
import { ProfileForm } from './form/profile-form'
import { SkillsCard } from './skills-card'
import { StrengthCard } from './strength-card'
import { WorkCard } from './work/work-card'

const WhoLooked = lazy(async () => ({ default: (await import('./looks/who-looked')).WhoLooked }))

/** What companies read about the candidate, and who of them did. */
export function Profile() {
  return useAddress().get('show') === 'looks' ? <WhoLooked /> : <OwnProfile />
}

/** The profile, and what is still missing. */
function OwnProfile() {
  const profile = useQuery(endpointQuery(getProfile))
  return (
    <>
      <PageHead
        title="Profile"
        context="Companies see this as far as your privacy settings allow."
        actions={
          <ButtonLink asChild variant="secondary">
            <Link to={sectionPath('profile', { show: 'looks' })}>
              <Icon icon={Eye} size="sm" />
              Who looked
            </Link>
          </ButtonLink>
        }
      />
      <QueryView
        query={profile}
        loading={<LoadingRows label="Loading the profile" rows={6} />}
        boxed
        errorText="The profile could not be loaded. Check your connection, then try again."
      >
        {(data) => (
          <Columns>
            <Stack gap={5}>
              <ProfileForm profile={data} />
              <WorkCard profile={data} />
            </Stack>
            <Stack gap={5}>
              <StrengthCard profile={data} />
              <SkillsCard profile={data} />
            </Stack>
          </Columns>
        )}
      </QueryView>
    </>
  )
}
